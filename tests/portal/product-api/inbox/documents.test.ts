// Documents in the sandbox: yearly ones say which year they cover, and are found under it.
import { describe, expect, it } from 'vitest'
import { documentsQuery } from '#api/inbox/documents.ts'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people } from '../support/sandbox.ts'

describe('Amelia Hart’s yearly documents', () => {
  it('are found under the year in their name, not that of their issue [R-PAGE-14]', async () => {
    const { as, read } = overSandbox()
    const documents = await read(documentsQuery(as(people.amelia)))
    const certificates = documents.filter(({ type }) => type === 'Tax certificate')
    expect(certificates.map(({ name, date, taxYear }) => [name, date, taxYear]).slice(0, 2)).toEqual([
      ['Consolidated tax certificate 2025/26: Amelia Hart', '2026-05-06', '2025/26'],
      ['Consolidated tax certificate 2024/25: Amelia Hart', '2025-05-06', '2024/25'],
    ])
    const costs = documents.find(({ type }) => type === 'Costs and charges')
    expect(costs).toMatchObject({ date: '2026-05-06', coversTo: '2026-04-05', taxYear: '2025/26' })
  })

  it('are the only ones that name a year covered [R-PAGE-14]', async () => {
    const { as, read } = overSandbox()
    const documents = await read(documentsQuery(as(people.amelia)))
    const yearly = documents.filter(({ coversTo }) => coversTo !== null).map(({ type }) => type)
    expect([...new Set(yearly)].toSorted()).toEqual(['Costs and charges', 'Tax certificate'])
  })
})

describe('Amelia Hart’s contract notes', () => {
  it('say what was traded, and no other document does', async () => {
    const { as, read } = overSandbox()
    const documents = await read(documentsQuery(as(people.amelia)))
    const noted = documents.filter(({ trades }) => trades)
    expect(new Set(noted.map(({ type }) => type))).toEqual(new Set(['Contract note']))
    const note = noted.find(({ date, accountId }) => date === '2026-11-02' && accountId === 'A-U-20002-1')
    expect(note?.trades).toMatchObject({ currency: 'GBP', soldPence: 0 })
    expect(note?.trades?.fundNames).toHaveLength(8)
    expect(note?.trades?.fundNames).toContain('Harrow Physical Gold')
  })
})
