import { describe, expect, it } from 'vitest'
import { greet } from '#screens/dashboard/greeting.ts'

describe('the home page', () => {
  it.each([
    ['2026-11-20T11:59:00Z', 'Good morning, Amelia'],
    ['2026-11-20T12:00:00Z', 'Good afternoon, Amelia'],
    ['2026-11-20T18:00:00Z', 'Good evening, Amelia'],
    ['2026-06-20T11:30:00Z', 'Good afternoon, Amelia'],
  ])('greets by the clock in London at %s', (at, greeting) => {
    expect(greet('Amelia Hart', new Date(at))).toBe(greeting)
  })

  it('greets without a name while none is known', () => {
    expect(greet('', new Date('2026-11-20T09:00:00Z'))).toBe('Good morning')
  })
})
