import { describe, expect, it } from 'vitest'
import { driftInWords, tradeInWords } from '#screens/account/holdings/drift.ts'

describe('A share beside its target', () => {
  it.each([
    [694, 670, '2.4 points over'],
    [171, 200, '2.9 points under'],
    [204, 200, '0.4 points over'],
    [200, 200, 'On target'],
    [0, 100, '10.0 points under'],
  ])('is read for %i against %i tenths: %s', (now, target, words) => {
    expect(driftInWords(now, target)).toBe(words)
  })

  it('is no drift while money that came in is being invested', () => {
    expect(driftInWords(1000, 44, true)).toBe('Being invested')
  })
})

describe('A holding that changed', () => {
  it.each([
    [0, 12.5, 'New'],
    [12.5, 0, 'All sold'],
    [10, 12, 'Added to'],
    [12, 10, 'Reduced'],
  ])('is read from %d to %d units: %s', (before, now, words) => {
    expect(tradeInWords(before, now)).toBe(words)
  })
})
