// Taking a whole pension in the sandbox: as a lump sum or a small pot, after thirty days, and what it changes.
import { describe, expect, it } from 'vitest'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import { drawdownOptions } from '#api/payments/drawdown.ts'
import type { Payment } from '#api/payments/payments.ts'
import type { PensionUse } from '#api/payments/pension-contributions.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const { grace, mona, amelia } = people
const ofGrace = 'A-U-20008-2'

function open() {
  const sandbox = openSandbox()
  const bank = (caller: Caller) =>
    (sandbox.get(caller, '/api/bank-accounts').body as { accounts: BankAccount[] }).accounts[0]!.id
  const take = (change: object = {}, caller: Caller = grace) =>
    sandbox.send(caller, 'POST', '/api/drawdown/whole', {
      ...{ accountId: ofGrace, isSmallPot: false, guidance: 'had', isPressed: false },
      ...{ accepted: ['tax', 'allowance', 'benefits'], bankAccountId: bank(caller) },
      ...change,
    })
  const options = (caller: Caller = grace) =>
    drawdownOptions.answer.parse(sandbox.get(caller, '/api/drawdown/options').body)
  const flexibleSince = (caller: Caller) =>
    (sandbox.get(caller, '/api/payments/pension-use').body as PensionUse).flexibleSince
  const moveTo = (day: string) => sandbox.api.setClock(new Date(`${day}T12:00:00Z`))
  return { ...sandbox, bank, take, options, flexibleSince, moveTo }
}

describe('A whole pension', () => {
  it('is paid after thirty days, a quarter free of tax, and uses the lump sum allowance [R-PAGE-24]', () => {
    const { take, options, moveTo, get } = open()
    const [before] = options().pensions
    const payment = take().body as Payment
    expect(payment).toMatchObject({ kind: 'pension-lump-sum', isEstimate: true, settlesOn: '2026-12-29' })
    expect(options().pensions[0]).toMatchObject({
      availablePence: 0,
      lumpSumsTakenPence: before!.lumpSumsTakenPence + Math.floor(before!.availablePence / 4),
    })
    moveTo('2027-01-20')
    const paid = (get(grace, '/api/payments').body as { payments: Payment[] }).payments.find(
      ({ id }) => id === payment.id,
    )!
    expect(paid).toMatchObject({ status: 'completed', isEstimate: false })
    const taken = options().pensions[0]!.lumpSumsTakenPence - before!.lumpSumsTakenPence
    expect(Math.abs(taken - paid.amountPence / 4)).toBeLessThanOrEqual(1)
  })

  it('begins the lower allowance on the day on which it is paid, not before', () => {
    const { send, bank, flexibleSince, moveTo, api } = open()
    // Mona Diaz is 55 from 15 January 2027.
    moveTo('2027-02-01')
    const asked = send(mona, 'POST', '/api/drawdown/whole', {
      ...{ accountId: 'A-U-20014-3', isSmallPot: false, guidance: 'declined', isPressed: false },
      ...{ accepted: ['tax', 'allowance', 'benefits'], bankAccountId: bank(mona) },
    }).body as Payment
    expect(flexibleSince(mona)).toBeNull()
    api.setClock(new Date(`${asked.settlesOn}T12:00:00Z`))
    expect(flexibleSince(mona)).toBe(asked.settlesOn)
  })

  it('is a small pot up to £10,000: it uses no allowance, and lowers none', () => {
    const of = open()
    // What is left after a drawdown of nearly all that may be taken out.
    const { availablePence, taxFreeMostPence } = of.options().pensions[0]!
    of.send(grace, 'POST', '/api/drawdown', {
      ...{
        accountId: ofGrace,
        taxFreePence: taxFreeMostPence,
        isPressed: false,
        guidance: 'had',
        pathway: 'own',
      },
      ...{ incomePence: availablePence - taxFreeMostPence - 9_000_00, bankAccountId: of.bank(grace) },
      accepted: ['invested', 'tax', 'allowance', 'benefits'],
    })
    const [pension] = of.options().pensions
    expect(pension).toMatchObject({ isSmallPot: true, availablePence: 9_000_00 })
    expect(of.take().body).toMatchObject({ reason: 'way-changed', isSmallPot: true })
    expect(of.take({ isSmallPot: true, accepted: ['tax', 'benefits'] })).toMatchObject({
      status: 200,
      body: { about: 'Taken as a small pot.' },
    })
    expect(of.options().pensions[0]!.lumpSumsTakenPence).toBe(pension!.lumpSumsTakenPence)
  })

  it('cancelled in time stays as it was', () => {
    const { send, take, options, moveTo } = open()
    const before = options().pensions[0]!
    const { id } = take().body as Payment
    expect(send(grace, 'POST', `/api/payments/${id}/cancel`, {}).status).toBe(200)
    expect(options().pensions[0]).toEqual(before)
    moveTo('2027-01-20')
    expect(options().pensions[0]!.availablePence).toBeGreaterThan(0)
  })

  it.each([
    [{ accepted: ['tax'] }, 422, 'statement-missing'],
    [{ isSmallPot: true }, 409, 'way-changed'],
    [{ bankAccountId: 'BA-999' }, 409, 'bank-account-gone'],
    [{ accountId: 'A-U-20008-1' }, 422, 'no-pension'],
    [{ isPressed: true }, 400, undefined],
  ])('is refused with %j', (change, status, reason) => {
    expect(open().take(change)).toMatchObject({ status, ...(reason && { body: { reason } }) })
  })

  it('is refused to somebody who is too young, or has not just signed in', () => {
    const { take } = open()
    expect(take({ accountId: 'A-U-20002-3' }, amelia).body).toMatchObject({ reason: 'too-young' })
    expect(take({}, { ...grace, signedInMinutesAgo: 6 }).body).toMatchObject({
      reason: 'recent-authentication-required',
    })
  })
})
