// What stands in place of the total value while there is none.
import { describe, expect, it } from 'vitest'
import FirstMoney from '#screens/dashboard/first-money.tsx'
import { render, WithPortal } from '../../../engine/ui/render.tsx'
import { account } from '../account/accounts.ts'

const shown = async (...accounts: ReturnType<typeof account>[]) =>
  (
    await render(
      <WithPortal>
        <FirstMoney accounts={accounts} />
      </WithPortal>,
    )
  ).textContent

describe('A client before the first money', () => {
  it('reads how much is due on which day', async () => {
    const next = { on: '2026-12-07', pence: 25_000, by: 'direct-debit' as const }
    const words = await shown(account({ status: 'AwaitingMoney', next }))
    expect(words).toContain('Your money is on its way')
    expect(words).toContain('£250')
    expect(words).toContain('7\u00a0December 2026')
  })

  it('is asked to pay in where nothing is due', async () => {
    expect(await shown(account({ status: 'AwaitingMoney' }))).toContain('Pay in your first money')
  })
})

describe('A client whose last account was closed', () => {
  it('reads that there is none, and is not asked for money', async () => {
    expect(await shown()).toBe('You have no account here nowOnce you have opened one, its value shows here.')
  })
})
