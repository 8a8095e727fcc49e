// Reading a saved basket, allowances and the defaults of preferences.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPreferences } from '#domain/personal/preferences.ts'
import { parseBasket } from '#domain/opening/basket.ts'
import { hasAllowance, allowanceOf } from '#domain/tax/isa-allowance.ts'

const item = {
  id: '1',
  wrapper: 'ISA',
  name: 'My ISA',
  goal: 'Boat',
  riskLevel: 4,
  years: 6,
  initialPence: 100,
  monthlyPence: 0,
}

describe('a saved basket', () => {
  it('is read from its json string [R-API-02]', () => {
    expect(parseBasket(JSON.stringify({ savedAt: '2026-11-14T10:00:00.000Z', items: [item] }))).toEqual({
      basket: { savedAt: '2026-11-14T10:00:00.000Z', items: [item] },
      problem: undefined,
    })
  })

  it('is read without a time that is none', () => {
    expect(parseBasket(JSON.stringify({ savedAt: 'soon', items: [item] }))).toEqual({
      basket: { savedAt: null, items: [item] },
      problem: undefined,
    })
  })

  it.each([[null], [undefined], ['']])('is empty when it is %o, without a problem [R-API-02]', (json) => {
    expect(parseBasket(json)).toEqual({ basket: { savedAt: null, items: [] }, problem: undefined })
  })

  it.each([
    ['{"items":[', 'it is not JSON'],
    ['[]', 'it has no list of items'],
    ['{"items":{}}', 'it has no list of items'],
    [JSON.stringify({ items: [item, { ...item, riskLevel: 'high' }] }), 'item 2 is incomplete'],
    [JSON.stringify({ items: [{ ...item, initialPence: -1 }] }), 'item 1 is incomplete'],
    [JSON.stringify({ items: [{ ...item, wrapper: 'LISA' }] }), 'item 1 is incomplete'],
  ])('is empty when it is %s, with a problem [R-API-02]', (json, why) => {
    expect(parseBasket(json)).toEqual({
      basket: { savedAt: null, items: [] },
      problem: `The saved basket could not be read: ${why}.`,
    })
  })

  it('never throws, whatever was stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        expect(() => parseBasket(json)).not.toThrow()
      }),
    )
  })
})

describe('an allowance', () => {
  it.each([
    ['ISA', 'GBP', true],
    ['JISA', 'GBP', true],
    ['ISA', 'EUR', false],
    ['JISA', 'USD', false],
    ['GIA', 'GBP', false],
    ['Pension', 'GBP', false],
  ])('of a %s in %s is loaded: %s [R-ISA-01] [R-ISA-02]', (type, baseCurrency, is) => {
    expect(hasAllowance({ type, baseCurrency })).toBe(is)
  })

  it('comes from different fields for an ISA and a junior ISA, with the account’s status [R-ISA-05] [R-ISA-06] [R-ISA-07] [R-ENT-14]', () => {
    const answer = {
      isaClientLevelRemainingContribution: 11,
      jisaClientLevelRemainingContribution: 22,
      accountSubscriptionStatus: 'NotSubscribed',
      ...{ paidInPence: 40, onItsWayPence: 5, collectionsPence: 15 },
    } as const
    expect(allowanceOf('ISA', answer)).toEqual({
      state: 'loaded',
      allowancePence: 11,
      ...{ usedPence: 40, plannedPence: 20, collectionsPence: 15, freePence: 0 },
      subscriptionStatus: 'NotSubscribed',
    })
    expect(allowanceOf('JISA', answer)).toEqual({
      state: 'loaded',
      allowancePence: 22,
      ...{ usedPence: 40, plannedPence: 20, collectionsPence: 15, freePence: 7 },
      subscriptionStatus: 'NotSubscribed',
    })
  })
})

describe('the default preferences', () => {
  it('start with isFirstVisit off, the two areas’ introductions on, and the comparators not dismissed [R-PREF-02] [R-PREF-03] [R-PREF-04] [R-PREF-05]', () => {
    expect(defaultPreferences).toEqual({
      isFirstVisit: false,
      isFirstVisitToMyAccounts: true,
      isFirstVisitToPaymentsAndTransfers: true,
      hasDismissedPerformanceComparatorsModal: false,
    })
  })
})
