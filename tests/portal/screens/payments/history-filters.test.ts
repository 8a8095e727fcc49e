// The filters of the payments: what an address asks for, and what it gets.
import { describe, expect, it } from 'vitest'
import type { Payment } from '#api/payments/payments.ts'
import { historyFilters } from '#screens/payments/history/history-filters.ts'
import { totalsOf } from '#screens/payments/history/totals.ts'
import { historyTable } from '#screens/payments/history/history-table.ts'
import {
  cleared,
  countInWords,
  entriesThatFit,
  filtersInWords,
  readFilters,
} from '#ui/filters/list-filters.ts'

const payment = (change: Partial<Payment>): Payment => ({
  ...{ id: 'PM-1', reference: 'P-60101', kind: 'bank-transfer', direction: 'in', accountId: 'A-1' },
  ...{ accountName: '=Rose Lin ISA', currency: 'GBP', amountPence: 1_000_50, isEstimate: false, about: null },
  ...{ bankAccountEnding: null, status: 'requested', reason: null, askedAt: '2026-11-21T12:00:00.000Z' },
  ...{ askedBy: 'Rose Lin', settlesOn: '2026-11-27', canBeCancelled: true, timeline: [] },
  ...change,
})
const out = payment({ kind: 'withdrawal', direction: 'out', status: 'completed', bankAccountEnding: '4958' })
const all = [payment({}), out, payment({ settlesOn: '2026-12-01' })]
const filters = historyFilters(all)
const read = (address: string) => readFilters(new URLSearchParams(address), filters)
const shownAt = (address: string) => entriesThatFit(all, filters, read(address).values)

describe('An address of the history', () => {
  it.each([
    ['', 3],
    ['direction=out', 1],
    ['kind=bank-transfer', 2],
    ['status=completed', 1],
    ['from=2026-11-27&to=2026-11-27', 2],
    ['from=2026-11-28', 1],
    ['direction=in&status=completed', 0],
    ['account=A-1', 3],
    ['q=withdrawal', 1],
    ['q=LIN+1000.50', 3],
    ['q=1,000.50+4958', 1],
    ['q=1+december+2026', 1],
    ['q=nothing', 0],
  ])('with "%s" finds %i', (address, count) => {
    expect(shownAt(address)).toHaveLength(count)
  })

  it.each([
    ['direction=up', '“up” is not a direction, so we left it out.'],
    ['account=A-9', '“A-9” is not one of these accounts, so we left it out.'],
    ['kind=constructor', '“constructor” is not a kind of payment, so we left it out.'],
    ['status=<b>', '“<b>” is not a status, so we left it out.'],
    ['from=2026-02-30', '“2026-02-30” is not a date, so we left it out.'],
    ['to=9999-12-31', '“9999-12-31” is not a date, so we left it out.'],
    [
      'from=2026-12-01&to=2026-11-01',
      '1\u00a0December 2026 is after 1\u00a0November 2026, so we left both out.',
    ],
  ])('with "%s" leaves it out and says so', (address, sentence) => {
    expect(read(address).ignored).toEqual([sentence])
    expect(shownAt(address)).toHaveLength(3)
  })

  it('is read as the filters in force, each of which can be taken away', () => {
    const address =
      'q=lin&account=A-1&direction=in&kind=bank-transfer&status=requested&from=2026-11-27&to=2026-12-01'
    const words = filtersInWords(filters, read(address).values)
    expect(words.map(({ label, without }) => [label, ...Object.keys(without)])).toEqual([
      ['“lin”', 'q'],
      ['Account: =Rose Lin ISA', 'account'],
      ['Direction: Money in', 'direction'],
      ['Type: Bank transfer', 'kind'],
      ['Status: Requested', 'status'],
      ['From 27\u00a0Nov 2026', 'from'],
      ['Until 1\u00a0Dec 2026', 'to'],
    ])
    expect(Object.keys(cleared(filters))).toEqual([...new URLSearchParams(address).keys()])
  })

  it('says how many of all there are', () => {
    expect(
      [
        [1, 1],
        [3, 3],
        [1, 3],
        [1, 1_234],
      ].map(([shown, of]) => countInWords(shown!, of!, 'payment')),
    ).toEqual([...['1 payment', '3 payments', '1 of 3 payments', '1 of 1,234 payments']])
  })
})

describe('What came in and went out', () => {
  it('is added up by currency, pounds first, of what has moved alone', () => {
    const completed = { status: 'completed', amountPence: 100 }
    const euros = payment({ ...completed, currency: 'EUR' })
    expect(totalsOf([euros, payment({}), out, payment(completed), payment({ status: 'cancelled' })])).toEqual(
      [
        { currency: 'GBP', inPence: 100, outPence: 1_000_50 },
        { currency: 'EUR', inPence: 100, outPence: 0 },
      ],
    )
  })

  it('is not what moves between accounts to use an allowance', () => {
    const moved = (['allowance-sale', 'allowance-purchase'] as const).map((kind) =>
      payment({ kind, status: 'completed' }),
    )
    expect(totalsOf(moved)).toEqual([])
  })
})

describe('The file of payments', () => {
  it('has money that leaves as a negative amount, and words instead of codes', () => {
    const asked = { ...out, timeline: [{ status: 'requested' as const, at: out.askedAt }] }
    expect(historyTable([asked]).rows).toEqual([
      [
        ...['P-60101', '2026-11-27', 'Withdrawal', '=Rose Lin ISA', '-1000.50', 'GBP', 'Completed', ''],
        ...['2026-11-21T12:00:00.000Z', 'Rose Lin', '4958'],
      ],
    ])
  })

  it('says of nothing that banks or HMRC sent that somebody asked for it', () => {
    const relief = payment({
      kind: 'tax-relief',
      askedBy: null,
      timeline: [{ status: 'completed', at: out.askedAt }],
    })
    expect(historyTable([relief]).rows[0]!.slice(-3)).toEqual(['', '', ''])
  })
})
