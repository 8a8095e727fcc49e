// What a withdrawal leads to, before the button: gains in pounds, and purchases that the sale is matched with.
import { describe, expect, it } from 'vitest'
import type { Account } from '#api/accounts/accounts.ts'
import type { WithdrawalOption } from '#api/payments/withdrawals.ts'
import { Consequences } from '#screens/payments/withdrawing/consequences.tsx'
import { render } from '../../../engine/ui/render.tsx'

const purchase = { accountId: 'A-1', on: '2026-12-08', pence: 250_00, by: 'direct-debit' }

async function see(account: Partial<Account>, purchasesAhead = [purchase]) {
  const page = await render(
    <Consequences
      account={{ owners: ['Ben Osei'], ...account } as Account}
      option={{ valuePence: 10_000_00, gainGbpPence: 2_000_00 } as WithdrawalOption}
      amount={{ pence: 1_000_00, isAll: false }}
      options={{ startsOn: '2026-11-24', purchasesAhead }}
    />,
  )
  return page.textContent
}

describe('Somebody who takes money out of a general account', () => {
  it('reads that a purchase within 30 days is matched with the sale', async () => {
    expect(await see({ type: 'GIA', baseCurrency: 'GBP' })).toContain(
      '£250.00 comes in on 7\u00a0December 2026 and is invested in a general account on 8\u00a0December 2026, within 30 days of this sale.',
    )
    expect(await see({ type: 'GIA', baseCurrency: 'GBP' }, [])).not.toContain('within 30 days')
  })

  it('reads the gain in pounds, whatever the account is in', async () => {
    expect(await see({ type: 'GIA', baseCurrency: 'USD' })).toContain('About £200 of this is gain')
  })

  it('reads who else owns a joint account, and that the gain is their share of it', async () => {
    const text = await see({ type: 'GIA', baseCurrency: 'GBP', owners: ['Rose Marsh', 'Tom Marsh'] })
    expect(text).toContain('Tom Marsh owns this account with you, so we tell them at once.')
    expect(text).toContain('About £200 of this is your share of the gain')
  })

  it('reads no word of it for an ISA', async () => {
    expect(await see({ type: 'ISA', baseCurrency: 'GBP' })).not.toContain('30 days')
  })
})
