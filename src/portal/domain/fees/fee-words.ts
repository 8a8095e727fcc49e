// What the fee is, in the words of pages, papers and articles.
import { formatPounds } from 'portal-engine/base/money.ts'
import { feeBands } from './bands.gen.ts'
import { DAYS_OF_A_YEAR, yearlyFee } from './monthly-fee.ts'
import { rateText } from './rate-text.ts'

/** The rates by net contributions: "£50,000", "0.65%". */
export const feeRows: readonly [from: string, rate: string][] = feeBands.map(({ fromPence, rateBps }) => [
  formatPounds(fromPence),
  rateText(rateBps),
])

/** An amount of the lowest band, for an example. */
const EXAMPLE_PENCE = 30_000_00

/** The same with an example for each: "From £50,000", "0.65%", "£325 on £50,000". */
export const feeExamples = (): string[][] =>
  feeBands.map(({ fromPence, rateBps }) => {
    const pence = fromPence === 0 ? EXAMPLE_PENCE : fromPence
    return [
      fromPence === 0
        ? `Under ${formatPounds(feeBands[1]?.fromPence ?? 0)}`
        : `From ${formatPounds(fromPence)}`,
      rateText(rateBps),
      `${formatPounds(yearlyFee(pence, rateBps))} on ${formatPounds(pence)}`,
    ]
  })

/** What a value is multiplied with, after its words: "times our yearly rate, divided by 365". */
export const feeFormula = (rate: string): string => `times ${rate}, divided by ${DAYS_OF_A_YEAR}`

/** Explains a fee among the transactions. */
export const FEE_EXPLAINED = `The account’s daily value ${feeFormula('our yearly rate')}, for each day of the month.`
