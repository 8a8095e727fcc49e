// The yearly documents in the sandbox: every account of the year, with the figures of the tax page.
import { describe, expect, it } from 'vitest'
import type { TaxUse } from '#api/tax/tax-use.ts'
import { readPdf } from '../../../support/pdf-text.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const { get } = openSandbox()

async function document(who: Caller, id: string): Promise<string> {
  const { base64 } = get(who, `/api/documents/${id}/file`).body as { base64: string }
  return (await readPdf(Buffer.from(base64, 'base64'))).text
}

describe('The tax certificate of a year', () => {
  it('says of each general account, and of all, what the tax page says of that year', async () => {
    const { general } = get(people.amelia, '/api/portfolios/taxuse?year=2025').body as TaxUse
    expect(general).toMatchObject({
      dividendsPence: 1_384_30,
      interestPence: 28_47,
      realisedGainPence: 1_827_81,
    })
    const income = 'Dividends: £1,384.30 Interest: £28.47'
    const text = await document(people.amelia, 'D-U-20002-TX-2025')
    expect(text).toContain(`General Investment Account Account number NP2000202 ${income}`)
    expect(text).toContain(`Together ${income} Gains less losses realised: £1,827.81`)
    expect(text).not.toContain('Personal Pension')
  })

  it('says to somebody with an ISA and a pension alone that nothing of it is taxed', async () => {
    const text = await document(people.grace, 'D-U-20008-TX-2025')
    expect(text).toContain('You held nothing with us that is taxed in this year.')
    expect(text).not.toContain('Dividends')
  })
})

describe('The costs and charges of a year', () => {
  it('are those of each account, and add up', async () => {
    const text = await document(people.chloe, 'D-U-20004-CC-2025')
    const funds = 'Charges of the funds, already in their prices (estimate)'
    expect(text).toContain(`Stocks and Shares ISA Our fees: £168.73 ${funds}: £37.00`)
    expect(text).toContain(`General Investment Account Our fees: £223.77 ${funds}: £48.21`)
    expect(text).toContain(`Together Our fees: £392.50 ${funds}: £85.21 All costs: £477.71`)
  })

  it('are our fees as the transactions of that year show them', async () => {
    const { transactions } = get(
      people.chloe,
      '/api/portfolios/A-U-20004-1/transactions?type=Fee&from=2025-04-06&to=2026-04-05&limit=50',
    ).body as { transactions: { amountPence: number }[] }
    expect(transactions.reduce((sum, { amountPence }) => sum + amountPence, 0)).toBe(-168_73)
  })
})
