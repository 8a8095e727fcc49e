// History is the whole ledger: what asked-for payments, Direct Debits and everything else moved, each once.
import { describe, expect, it } from 'vitest'
import type { Payment } from '#api/payments/payments.ts'
import type { TransactionsPage } from '#api/accounts/transactions.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

function open() {
  const sandbox = openSandbox()
  const payments = (caller: Caller) => {
    const all: Payment[] = []
    for (let cursor = ''; ;) {
      const { body } = sandbox.get(caller, `/api/payments${cursor}`)
      const page = body as { payments: Payment[]; nextCursor: string | null }
      all.push(...page.payments)
      if (page.nextCursor === null) return all
      cursor = `?cursor=${page.nextCursor}`
    }
  }
  const accounts = (caller: Caller) =>
    (sandbox.get(caller, '/api/portfolios').body as { accounts: { id: string }[] }).accounts.map(
      ({ id }) => id,
    )
  /** What the account's own list says of money in and out. */
  const moved = (caller: Caller, accountId: string) =>
    (
      sandbox.get(
        caller,
        `/api/portfolios/${accountId}/transactions?type=PaidIn&type=TaxRelief&type=Withdrawal&limit=1`,
      ).body as TransactionsPage
    ).totals
  return { ...sandbox, payments, accounts, moved }
}

const moves = (all: readonly Payment[], accountId: string) =>
  all.filter((each) => each.accountId === accountId && each.status === 'completed')

describe('The payments of everybody', () => {
  it.each(Object.keys(people) as (keyof typeof people)[])(
    'add up to the transactions of each account, for %s',
    (name) => {
      const { payments, accounts, moved } = open()
      const all = payments(people[name])
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      for (const accountId of accounts(people[name])) {
        const { inPence, outPence } = moved(people[name], accountId)
        const sums = { in: 0, out: 0 }
        for (const { direction, amountPence, transactionIds } of moves(all, accountId))
          if (transactionIds!.length > 0) sums[direction as 'in' | 'out'] += amountPence
        expect({ accountId, ...sums }).toEqual({ accountId, in: inPence, out: outPence })
      }
    },
  )
})

describe('A client of six years', () => {
  it('finds the collections, transfers, withdrawals and tax relief of all of them', () => {
    const all = open().payments(people.amelia)
    const kinds = [...new Set(all.map(({ kind }) => kind))].toSorted()
    expect(kinds).toEqual(['bank-transfer', 'direct-debit', 'tax-relief', 'withdrawal'])
    expect(
      all
        .map(({ settlesOn }) => settlesOn)
        .toSorted()[0]!
        .slice(0, 4),
    ).toBe('2020')
    const collected = all.find(({ kind }) => kind === 'direct-debit')
    expect(collected).toMatchObject({
      reference: expect.stringMatching(/^DD-\d+$/) as string,
      status: 'completed',
      bankAccountEnding: '4958',
    })
  })

  it('finds a payment asked for here once, with its transaction as soon as there is one', () => {
    const { send, payments, api } = open()
    send(people.amelia, 'POST', '/api/payments/bank-transfers', {
      ...{ accountId: 'A-U-20002-2', amountPence: 1_000_00, arrivesOn: '2026-11-24' },
    })
    const asked = () =>
      payments(people.amelia).filter(({ id, amountPence }) => id === 'PM-1' || amountPence === 1_000_00)
    expect(asked()).toMatchObject([{ id: 'PM-1', status: 'requested', transactionIds: [] }])
    api.setClock(new Date('2026-11-30T12:00:00Z'))
    expect(asked()).toMatchObject([
      {
        id: 'PM-1',
        status: 'completed',
        transactionIds: [expect.stringMatching(/^A-U-20002-2-T\d+$/) as string],
      },
    ])
  })

  it('finds an ISA transfer once, by both of its transactions: this year’s money and that of others', () => {
    const { send, payments, api } = open()
    const { status } = send(people.ben, 'POST', '/api/payments/isa-transfers', {
      ...{ accountId: 'A-U-20003-1', provider: 'Harbour Bank', planNumber: 'HB-1', source: 'cash-isa' },
      ...{ extent: 'part', means: 'cash', amountPence: 3_000_00, thisYearPence: 1_000_00 },
    })
    expect(status).toBe(200)
    api.setClock(new Date('2026-12-23T12:00:00Z'))
    const all = payments(people.ben)
    const { transactionIds } = all.find(({ id }) => id === 'PM-1')!
    expect(transactionIds).toHaveLength(2)
    expect(all.filter(({ id }) => transactionIds!.includes(id))).toEqual([])
  })

  it('cannot announce a bank transfer into a pension, which takes contributions', () => {
    const { send } = open()
    const transfer = { accountId: 'A-U-20002-3', amountPence: 1_000_00, arrivesOn: '2026-11-24' }
    expect(send(people.amelia, 'POST', '/api/payments/bank-transfers', transfer).status).toBe(422)
  })
})
