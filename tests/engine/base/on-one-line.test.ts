// Where a line may end in a sentence.
import { describe, expect, it } from 'vitest'
import { onOneLine } from '#base/on-one-line.ts'

/** Where it may not, an underscore. */
const read = (text: string) => onOneLine(text).replaceAll('\u00a0', '_')

describe('A line', () => {
  it.each([
    ['From 6 April 2026 at 09:30', 'From 6_April_2026 at 09:30'],
    ['next on Monday 7 December, by 1 Sept 2027', 'next on Monday 7_December, by 1_Sept_2027'],
    ['free: 0800 023 4567. Or 07700 900102.', 'free: 0800_023_4567. Or 07700_900102.'],
    ['8 in 10 end inside, after 12 months', '8_in_10 end inside, after 12_months'],
    ['Monday to Friday, 8am to 6pm', 'Monday to Friday, 8am_to_6pm'],
    ['up to 10 MB each', 'up to 10_MB each'],
    ['within 180 days of 6 accounts', 'within 180_days of 6 accounts'],
  ])('does not end within a date, a number or a count of “%s”', (text, joined) => {
    expect(read(text)).toBe(joined)
  })

  it('may end everywhere else', () => {
    const text = 'Section 4 Decisions may 2026 mark, tax years 2026 and 2027, in 10 funds'
    expect(read(text)).toBe(text)
  })
})
