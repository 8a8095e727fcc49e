// The papers of a year and of a quarter in the sandbox: for every account, with the figures of the pages, to the penny.
import { describe, expect, it } from 'vitest'
import { getFees } from '#api/tax/fees.ts'
import { getTaxUse } from '#api/tax/tax-use.ts'
import { formatPence } from '#base/money.ts'
import { readPdf, type ReadPdf } from '../../../support/pdf-text.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const { get } = openSandbox()

async function paper(who: Caller, id: string): Promise<ReadPdf> {
  const { base64 } = get(who, `/api/documents/${id}/file`).body as { base64: string }
  return readPdf(Buffer.from(base64, 'base64'))
}

const money = (pence: number) => formatPence(pence).replace('−', '-')
const rowsOf = ({ tables }: ReadPdf, caption: string) =>
  tables.find((table) => table.caption === caption)!.rows

describe('The tax certificate of a year', () => {
  it('says of each general account, and of all, what the tax page says of that year', async () => {
    const { general } = getTaxUse.answer.parse(get(people.amelia, '/api/portfolios/taxuse?year=2025').body)
    expect(general).toMatchObject({
      dividendsPence: 1_384_30,
      interestPence: 28_47,
      realisedGainPence: 1_827_81,
    })
    const read = await paper(people.amelia, 'D-U-20002-TX-2025')
    expect(rowsOf(read, 'Dividends and interest of each account')).toEqual([
      ['General Investment Account', 'NP2000202', '£1,384.30', '£28.47'],
      ['All accounts', '', '£1,384.30', '£28.47'],
    ])
    expect(rowsOf(read, 'All sales of the year together').at(-1)).toEqual([
      'Gains less losses realised',
      '£1,827.81',
    ])
    expect(read.text).not.toContain('Personal Pension')
  })

  it('has every sale and its matching as the tax page has them', async () => {
    const { sales } = getTaxUse.answer.parse(
      get(people.farid, '/api/portfolios/taxuse?year=2025').body,
    ).general!
    const read = await paper(people.farid, 'D-U-20007-TX-2025')
    expect(rowsOf(read, 'Each sale').map((row) => [row[0], ...row.slice(3)])).toEqual(
      sales.map(({ fundName, proceedsPence, costPence, gainPence }) => [
        fundName,
        ...[proceedsPence, costPence, gainPence].map(money),
      ]),
    )
    const matched = rowsOf(read, 'How each sale is matched, and the cost that follows')
    expect(matched.map((row) => row.at(-1))).toEqual(
      sales.flatMap(({ matches }) => matches.map(({ costPence }) => money(costPence))),
    )
    expect(read.text).toContain('units matched with those bought on')
  })

  it('says to somebody with an ISA and a pension alone that nothing of it is taxed', async () => {
    const { text, tables } = await paper(people.grace, 'D-U-20008-TX-2025')
    expect(text).toContain('You held nothing with us that is taxed in this year.')
    expect(tables).toEqual([])
  })
})

describe('The costs and charges of a year', () => {
  it('are those of each account in pounds and per cent, and add up', async () => {
    const read = await paper(people.chloe, 'D-U-20004-CC-2025')
    expect(rowsOf(read, 'Costs of each account, in pounds and of the average value')).toEqual([
      ['Stocks and Shares ISA', '£168.73', '£37.00', '£205.73', '£24,198.98', '0.85%'],
      ['General Investment Account', '£223.77', '£48.21', '£271.98', '£32,017.05', '0.85%'],
      ['All accounts', '£392.50', '£85.21', '£477.71', '£56,216.03', '0.85%'],
    ])
  })

  it('tell services, products and payments by third parties apart, and say what they did to the return', async () => {
    const read = await paper(people.chloe, 'D-U-20004-CC-2025')
    const fees = getFees.answer.parse(get(people.chloe, '/api/fees?year=2025').body)
    const kinds = rowsOf(read, 'Costs of services, of products, and payments by third parties')
    expect(kinds.map(([name, pounds]) => [name, pounds])).toEqual([
      ['Service: our yearly fee', '£392.50'],
      ['Service: trading and custody', '£0.00'],
      ['Service: one-off costs', '£0.00'],
      ['Products: charges of the funds (estimate)', '£85.21'],
      ['Payments to us by third parties', '£0.00'],
      ['All costs', '£477.71'],
    ])
    const effect = rowsOf(read, 'The return of the year before and after costs')
    expect(effect[0]!.slice(0, 2)).toEqual(['Before costs', money(fees.gainPence + 477_71)])
    expect(effect.at(-1)!.slice(0, 2)).toEqual(['After costs', money(fees.gainPence)])
  })

  it('are our fees as the transactions of that year show them', () => {
    const { transactions } = get(
      people.chloe,
      '/api/portfolios/A-U-20004-1/transactions?type=Fee&from=2025-04-06&to=2026-04-05&limit=50',
    ).body as { transactions: { amountPence: number }[] }
    expect(transactions.reduce((sum, { amountPence }) => sum + amountPence, 0)).toBe(-168_73)
  })
})

describe('A quarterly valuation', () => {
  it('has each account in its currency and in pounds, the mix as a picture, and what was held', async () => {
    const read = await paper(people.ben, 'D-U-20003-VA-2026-09-30')
    const values = rowsOf(read, 'Value of each account at close on 30 September 2026')
    expect(values.map(([name]) => name)).toEqual([
      ...['Stocks and Shares ISA', 'Kofi Osei Junior ISA', 'Abena Osei Junior ISA'],
      ...['Euro ISA', 'US Dollar Account', 'All accounts'],
    ])
    const mix = rowsOf(read, 'All accounts by class of assets, in pounds')
    expect(mix.at(-1)).toEqual(['All classes', values.at(-1)!.at(-1), '100.0%'])
    expect(read.pictures).toEqual([
      `All accounts by class of assets: ${mix
        .slice(0, -1)
        .map(([name, , share]) => `${name} ${share}`)
        .join(', ')}`,
    ])
    const holdings = read.tables.filter(({ caption }) => caption.startsWith('Holdings, account number'))
    expect(holdings.map(({ rows }) => rows.at(-1)![3])).toEqual(values.slice(0, -1).map((row) => row[2]))
  })

  it('has the figures of each account’s review of that quarter', async () => {
    const read = await paper(people.amelia, 'D-U-20002-VA-2026-09-30')
    const quarters = read.tables.filter(({ caption }) => caption.includes(', the quarter'))
    for (const [at, table] of quarters.entries()) {
      const { base64 } = get(people.amelia, `/api/portfolios/A-U-20002-${at + 1}/reviews/2026-Q3/file`)
        .body as { base64: string }
      const review = await readPdf(Buffer.from(base64, 'base64'))
      expect(table.rows).toEqual(rowsOf(review, 'From the opening to the closing value'))
    }
    expect(quarters).toHaveLength(3)
  })
})
