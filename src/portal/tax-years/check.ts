// tax-years: a tax year with two values or with none between others, and bands that are out of order.
import { problem } from '#manifest/checks/check.ts'
import type { Problem } from '#manifest/problem.ts'
import type { ConfigFile } from '#manifest/read/config-file.ts'
import { taxSeries, type TaxSeries } from './read.ts'

export const checkTaxYears = (file: ConfigFile): Problem[] =>
  taxSeries(file).flatMap((series) => [...periods(series), ...bands(series)])

const label = (year: number) => `${year}/${String((year + 1) % 100).padStart(2, '0')}`

function periods({ id, values }: TaxSeries): Problem[] {
  return values.flatMap(({ from, until, position }, i) => {
    const wrong = (message: string, hint: string) => [problem(position, 'tax-years', message, hint)]
    if (until !== undefined && until < from)
      return wrong(
        `This value of "${id}" ends with ${label(until)}, before it begins with ${label(from)}, so it would never hold.`,
        'Correct "from" or "until".',
      )
    const before = values[i - 1]
    if (!before) return []
    if (from <= Math.max(before.from, before.until ?? before.from))
      return wrong(
        `"${id}" has two values for ${label(from)}, so people could read either.`,
        'Write the earliest year first, and let each value begin after the one before it has ended.',
      )
    if (before.until !== undefined && before.until + 1 < from)
      return wrong(
        `"${id}" has no value for ${label(before.until + 1)}, but one before and one after it.`,
        'Add the missing value, or correct "until" of the value before.',
      )
    return []
  })
}

/** Bands begin at nothing, and each above the one before. */
function bands({ id, values }: TaxSeries): Problem[] {
  return values.flatMap(({ value, position }) => {
    if (typeof value === 'number') return []
    const fits = value.every(({ above }, i) => (i === 0 ? above === 0 : above > value[i - 1]!.above))
    return fits
      ? []
      : [
          problem(
            position,
            'tax-years',
            `The bands of the ${id} do not follow each other, so part of an income would have no rate or two.`,
            'Write "above": 0 in the first, and more in each of the others than in the one before it.',
          ),
        ]
  })
}
