// The form of tax residencies: countries come and go without mixing their numbers.
import { describe, expect, it } from 'vitest'
import { heldNumbers, readResidencies, startOf, withoutPlace } from '#screens/details/personal/residencies.ts'

const tax = {
  version: 3,
  residencies: [
    { country: 'GB', number: '••••••56C', reason: null },
    { country: 'IE', number: '••••••7FA', reason: null },
    { country: 'FR', number: null, reason: 'not-yet' as const },
  ],
}
const held = heldNumbers(tax)

describe('The countries where a client pays tax', () => {
  it('are sent without the numbers that are held, unless another was typed', () => {
    const start = startOf(tax)
    expect(readResidencies(start, held)).toEqual([
      { country: 'GB' },
      { country: 'IE' },
      { country: 'FR', reason: 'not-yet' },
    ])
    expect(readResidencies({ ...start, 'number-0': ' AB123456C ' }, held)[0]).toEqual({
      country: 'GB',
      number: 'AB123456C',
    })
    expect(readResidencies({ ...start, 'country-1': 'DE' }, held)[1]).toEqual({ country: 'DE', number: '' })
  })

  it('move up when one of them goes', () => {
    const start: Record<string, string> = { ...startOf(tax), 'number-1': '7654321A' }
    const left = { ...start, ...withoutPlace(start, 0) }
    expect(readResidencies(left, held)).toEqual([
      { country: 'IE', number: '7654321A' },
      { country: 'FR', reason: 'not-yet' },
    ])
    expect(readResidencies({ ...left, count: '3' }, held)[2]).toEqual({ country: '', number: '' })
  })
})
