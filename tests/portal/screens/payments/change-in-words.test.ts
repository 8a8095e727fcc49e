// What a Direct Debit says where the next collection is less than was arranged.
import { describe, expect, it } from 'vitest'
import { changeInWords } from '#screens/payments/mandates/change-in-words.ts'

const change = { on: '2032-04-05', pence: 40_00, wantedPence: 1_666_00, reason: 'allowance' }

describe('A Direct Debit whose next collection is less than was arranged', () => {
  it.each([
    [
      change,
      'On 5\u00a0April 2032 we collect £40.00 instead of £1,666.00: the allowance of 2031/32 has no more room.',
    ],
    [
      { ...change, pence: 0 },
      'On 5\u00a0April 2032 we collect nothing instead of £1,666.00: the allowance of 2031/32 has no more room.',
    ],
    [
      { ...change, pence: 0, reason: 'declaration' },
      'On 5\u00a0April 2032 we collect nothing instead of £1,666.00: this ISA is not subscribed; its declaration is missing.',
    ],
    [
      { ...change, pence: 0, reason: 'too-old' },
      'On 5\u00a0April 2032 we collect nothing instead of £1,666.00: there is no tax relief on contributions from your 75th birthday on.',
    ],
    [
      { ...change, pence: 0, reason: 'something-new' },
      'On 5\u00a0April 2032 we collect nothing instead of £1,666.00.',
    ],
  ])('says so, and why: %j', (given, words) => {
    expect(changeInWords(given, 'GBP')).toBe(words)
  })
})
