// Pension drawdown in the sandbox: its own rules, and thirty days in which it can be cancelled.
import { describe, expect, it } from 'vitest'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import { drawdownOptions } from '#api/payments/drawdown.ts'
import type { Payment } from '#api/payments/payments.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const { amelia, grace, mona } = people
const pension = 'A-U-20008-2'

type Sandbox = ReturnType<typeof openSandbox>
const optionsOf = (sandbox: Sandbox, caller: Caller) =>
  drawdownOptions.answer.parse(sandbox.get(caller, '/api/drawdown/options').body)
const ask = (sandbox: Sandbox, caller: Caller, change: Record<string, unknown> = {}) => {
  const { accounts } = sandbox.get(caller, '/api/bank-accounts').body as { accounts: BankAccount[] }
  return sandbox.send(caller, 'POST', '/api/drawdown', {
    ...{ accountId: pension, taxFreePence: 5_000_00, incomePence: 2_000_00, bankAccountId: accounts[0]!.id },
    ...{ guidance: 'declined', pathway: 'income', isPressed: false },
    accepted: ['invested', 'tax', 'allowance', 'benefits'],
    ...change,
  })
}

describe('A client of 56', () => {
  it('takes tax-free cash and income; what stays in drawdown and the allowance follow', () => {
    const sandbox = openSandbox()
    const before = optionsOf(sandbox, grace).pensions[0]!
    expect(before).toMatchObject({ inDrawdownPence: 0, lumpSumsTakenPence: 50_000_00, hasTakenIncome: false })
    expect(before.taxFreeMostPence).toBe(Math.floor(before.availablePence / 4))
    expect(ask(sandbox, grace)).toMatchObject({
      status: 200,
      body: { kind: 'pension-drawdown', amountPence: 7_000_00, settlesOn: '2026-12-29' },
    })
    const after = optionsOf(sandbox, grace).pensions[0]!
    expect(after).toMatchObject({
      availablePence: before.availablePence - 7_000_00,
      ...{ inDrawdownPence: 13_000_00, lumpSumsTakenPence: 55_000_00, hasTakenIncome: true },
    })
    expect(after.taxFreeMostPence).toBe(Math.floor((after.availablePence - 13_000_00) / 4))
  })

  it('can cancel for thirty days; then it is paid, and is a transaction [R-PROD-18]', () => {
    const sandbox = openSandbox()
    const { id } = ask(sandbox, grace).body as Payment
    sandbox.api.setClock(new Date('2026-12-21T12:00:00Z'))
    const now = () => (sandbox.get(grace, '/api/payments').body as { payments: Payment[] }).payments[0]!
    expect(now().canBeCancelled).toBe(true)
    sandbox.api.setClock(new Date('2026-12-22T12:00:00Z'))
    expect(sandbox.send(grace, 'POST', `/api/payments/${id}/cancel`, {})).toMatchObject({ status: 409 })
    sandbox.api.setClock(new Date('2026-12-31T12:00:00Z'))
    expect(now().status).toBe('completed')
    expect(
      JSON.stringify(sandbox.get(grace, `/api/portfolios/${pension}/transactions?limit=20`).body),
    ).toContain('Pension drawdown to your nominated bank account')
  })

  it.each([
    [{ taxFreePence: 10 ** 9 }, 409, 'over-available'],
    [{ taxFreePence: 100_00, incomePence: 300_01 }, 409, 'over-available'],
    [{ taxFreePence: 0, incomePence: 0 }, 422, 'amount-out-of-range'],
    [{ taxFreePence: -1 }, 422, 'amount-out-of-range'],
    [{ accepted: ['invested', 'tax', 'allowance'] }, 422, 'statement-missing'],
    [{ guidance: '' }, 400, undefined],
    [{ pathway: 'lottery' }, 400, undefined],
    [{ isPressed: true }, 400, undefined],
    [{ accountId: 'A-U-20008-1' }, 422, 'no-pension'],
    [{ bankAccountId: 'BA-999' }, 409, 'bank-account-gone'],
  ])('is refused with %j', (change, status, reason) => {
    expect(ask(openSandbox(), grace, change)).toMatchObject({ status, ...(reason && { body: { reason } }) })
  })

  it('needs credentials of the last five minutes', () => {
    expect(ask(openSandbox(), { ...grace, signedInMinutesAgo: 6 })).toMatchObject({ status: 403 })
  })
})

describe('A client who is too young', () => {
  it('is refused, with the day from which it is allowed', () => {
    const sandbox = openSandbox()
    expect(optionsOf(sandbox, amelia)).toMatchObject({ isOldEnough: false, firstPaymentOn: '2041-03-14' })
    expect(ask(sandbox, amelia, { accountId: 'A-U-20002-3' })).toMatchObject({
      status: 422,
      body: { reason: 'too-young', firstPaymentOn: '2041-03-14' },
    })
  })

  it('is old enough once the day of payment is a birthday of 55, before April 2028', () => {
    const sandbox = openSandbox()
    expect(optionsOf(sandbox, mona)).toMatchObject({ isOldEnough: false, firstPaymentOn: '2027-01-15' })
    sandbox.api.setClock(new Date('2026-12-14T12:00:00Z'))
    expect(optionsOf(sandbox, mona)).toMatchObject({ isOldEnough: true, settlesOn: '2027-01-19' })
  })
})
