// The papers that an account begins with say what it is, at the fees of the fees page.
import { describe, expect, it } from 'vitest'
import { readPdf, type ReadPdf } from '../../../support/pdf-text.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const { get } = openSandbox(new Date('2026-11-23T12:00:00Z'))

async function paper(who: Caller, id: string): Promise<ReadPdf> {
  const { base64 } = get(who, `/api/documents/${id}/file`).body as { base64: string }
  return readPdf(Buffer.from(base64, 'base64'))
}

const fees = [
  ['£0', '0.70%'],
  ['£50,000', '0.65%'],
  ['£100,000', '0.60%'],
  ['£250,000', '0.50%'],
  ['£500,000', '0.35%'],
]

describe('The key features of an account', () => {
  it.each([
    ['an ISA', 'D-U-20003-1-KF', 'free of income tax and capital gains tax', 'at risk level 5 of 7'],
    ['a junior ISA', 'D-U-20003-2-KF', 'The money belongs to the child', 'at risk level 6 of 7'],
    ['a general account', 'D-U-20003-5-KF', 'without limits on what you pay in', 'at risk level 5 of 7'],
  ])('of %s say its aim, its risk and every fee', async (_, id, aim, risk) => {
    const { text, tables } = await paper(people.ben, id)
    expect(text).toContain(aim)
    expect(text).toContain(risk)
    expect(tables.map(({ rows }) => rows)).toEqual([fees])
  })

  it('of a pension say when it can be taken', async () => {
    const { text } = await paper(people.amelia, 'D-U-20002-3-KF')
    expect(text).toContain('55 and from 6 April 2028 57')
  })
})

describe('What is read before an account is applied for', () => {
  async function before(id: string): Promise<ReadPdf> {
    const { base64 } = get(people.amelia, `/api/accountopening/documents/${id}`).body as { base64: string }
    return readPdf(Buffer.from(base64, 'base64'))
  }

  it.each([
    ['isa-key-features', 'free of income tax and capital gains tax'],
    ['gia-key-features', 'without limits on what you pay in'],
    ['pension-key-features', '55 and from 6 April 2028 57'],
    ['jisa-key-features', 'The registered contact is 16 or over'],
  ])('%s have the aim, the risk levels to choose from and every fee', async (id, aim) => {
    const { text, tables } = await before(id)
    expect(text).toContain(aim)
    expect(text).toContain('You choose one of 7 risk levels')
    expect(tables.map(({ rows }) => rows)).toEqual([fees])
  })

  it('terms and costs have the same fees, and what the funds charge', async () => {
    const [terms, costs] = [await before('terms'), await before('costs')]
    expect([terms, costs].map(({ tables }) => tables.map(({ rows }) => rows))).toEqual([[fees], [fees]])
    expect(terms.text).toContain('once we have checked your identity')
    expect(costs.text).toMatch(/charges of their own in their prices, about \d\.\d+% a year/)
  })
})

describe('The application of an account', () => {
  it('says who applied for what, and when', async () => {
    const { text, tables } = await paper(people.ben, 'D-U-20003-4-AP')
    expect(tables[0]!.rows).toEqual([
      ['Account', 'Euro ISA'],
      ['Applicant', 'Ben Osei'],
      ['Currency', 'EUR'],
      ['Opened', '23 May 2024'],
      ['Risk level', '3 of 7, moderately cautious'],
    ])
    expect(text).toContain('Signed by Ben Osei, 23 May 2024')
  })
})

describe('The terms and conditions', () => {
  it('have the fees, and who decides a complaint', async () => {
    const { text, tables } = await paper(people.ben, 'D-U-20003-TC')
    expect(tables.map(({ rows }) => rows)).toEqual([fees])
    expect(text).toContain('Financial Ombudsman Service')
  })
})
