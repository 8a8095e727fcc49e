// Transfers of ISAs: what the server accepts, and what they do to allowance and account.
import { describe, expect, it } from 'vitest'
import type { Payment } from '#api/payments/payments.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const kofi = 'A-U-20003-2'
const ownIsa = 'A-U-20003-1'
const asked = {
  accountId: ownIsa,
  provider: 'Harbour Bank',
  planNumber: 'HB-1',
  source: 'cash-isa',
  extent: 'part',
  means: 'cash',
  amountPence: 10_000_00,
  thisYearPence: 0,
}

function open() {
  const sandbox = openSandbox()
  const ask = (part: object, caller: Caller = people.ben) =>
    sandbox.send(caller, 'POST', '/api/payments/isa-transfers', { ...asked, ...part })
  const room = (accountId: string) => {
    const { body } = sandbox.get(people.ben, `/api/portfolios/remainingallowance/${accountId}`)
    const left = body as {
      isaClientLevelRemainingContribution: number
      jisaClientLevelRemainingContribution: number
    }
    return accountId === ownIsa
      ? left.isaClientLevelRemainingContribution
      : left.jisaClientLevelRemainingContribution
  }
  const all = () => (sandbox.get(people.ben, '/api/payments').body as { payments: Payment[] }).payments
  return { ...sandbox, ask, room, all }
}

describe('A transfer of an ISA', () => {
  it('uses up the allowance only with the money of this tax year, from the moment it is asked for', () => {
    const { ask, room } = open()
    const before = room(ownIsa)
    expect(ask({}).status).toBe(200)
    expect(room(ownIsa)).toBe(before)
    expect(ask({ thisYearPence: 1_000_00 }).status).toBe(200)
    expect(room(ownIsa)).toBe(before - 1_000_00)
  })

  it('counts the same once it is here, and moves along by its days', () => {
    const { ask, room, all, api, get } = open()
    const before = room(ownIsa)
    ask({ thisYearPence: 1_000_00 })
    api.setClock(new Date('2026-11-24T12:00:00Z'))
    expect(all()[0]).toMatchObject({ status: 'in-progress', canBeCancelled: false, settlesOn: '2026-12-21' })
    api.setClock(new Date('2026-12-23T12:00:00Z'))
    expect(all()[0]!.status).toBe('completed')
    // Direct Debits of £650, and of €100 into the Euro ISA, were collected meanwhile.
    expect(room(ownIsa)).toBe(before - 1_000_00 - 650_00 - 86_44)
    const { body } = get(people.ben, `/api/portfolios/${ownIsa}/transactions?type=PaidIn&from=2026-12-21`)
    expect(
      (body as { transactions: { amountPence: number }[] }).transactions.map(
        ({ amountPence }) => amountPence,
      ),
    ).toEqual(expect.arrayContaining([1_000_00, 9_000_00]))
  })

  it('has no more room for this year’s money than the allowance, and says how much there is', () => {
    const { ask, room } = open()
    // Five Direct Debits of £150 are still to come this year.
    const roomPence = room(kofi) - 5 * 150_00
    const junior = {
      accountId: kofi,
      source: 'junior-stocks-and-shares-isa',
      extent: 'all',
      amountPence: 20_000_00,
    }
    expect(ask({ ...junior, thisYearPence: roomPence + 1 })).toMatchObject({
      status: 409,
      body: { reason: 'over-allowance', roomPence },
    })
    expect(ask({ ...junior, thisYearPence: roomPence }).status).toBe(200)
  })

  it.each([
    { given: { source: 'junior-cash-isa' }, status: 422, reason: 'wrong-source' },
    { given: { accountId: kofi, source: 'child-trust-fund' }, status: 422, reason: 'whole-only' },
    { given: { means: 'in-specie' }, status: 422, reason: 'cash-only' },
    { given: { amountPence: 24_99 }, status: 422, reason: 'amount-out-of-range' },
    { given: { amountPence: 10 ** 12 }, status: 422, reason: 'amount-out-of-range' },
    { given: { amountPence: 100.5 }, status: 400, reason: undefined },
    { given: { thisYearPence: -1 }, status: 422, reason: 'amount-out-of-range' },
    { given: { provider: '  ' }, status: 400, reason: undefined },
    { given: { planNumber: 'x'.repeat(31) }, status: 400, reason: undefined },
    { given: { accountId: 'A-U-20002-1' }, status: 404, reason: undefined },
    { given: { accountId: 'A-U-20003-5' }, status: 422, reason: undefined },
  ])('is refused with $status ($reason) for $given', ({ given, status, reason }) => {
    const answer = open().ask(given)
    expect(answer.status).toBe(status)
    expect((answer.body as { reason?: string }).reason).toBe(reason)
  })

  it('needs the declaration for this year’s money, and not for other money', () => {
    const { ask } = open()
    const undeclared = { accountId: 'A-U-20002-1' }
    expect(ask({ ...undeclared, thisYearPence: 1 }, people.amelia)).toMatchObject({
      body: { reason: 'declaration-needed' },
    })
    expect(ask(undeclared, people.amelia).status).toBe(200)
  })

  it('finds no junior ISA of somebody who is 18: the account is their own', () => {
    const { ask, api } = open()
    api.setClock(new Date('2034-01-09T12:00:00Z'))
    expect(ask({ accountId: kofi, source: 'junior-cash-isa' }).status).toBe(404)
  })
})
