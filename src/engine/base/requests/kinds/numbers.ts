// Amounts, whole numbers and percentages, each an integer: pence, the number, hundredths of a per cent.
import { formatPence, formatPounds } from '../../money.ts'
import { NO_AMOUNT, parsePounds } from '../../pounds.ts'
import { plainTyped } from '../../typed-text.ts'
import { kind } from './kind.ts'

interface Bounds {
  least: number
  most: number
}

interface Limits {
  least?: number | undefined
  most?: number | undefined
  currency?: string | undefined
}

const needs = ['least', 'most'] as const

/** Kinds whose answer is a number of such units between two bounds. */
const bounded = (unit: number, say: (answer: number, currency?: string) => string) =>
  ({
    needs,
    letter: 'says',
    is: 'number',
    unit,
    problem(answer: number, { least = -Infinity, most = Infinity, currency }: Limits): string | undefined {
      if (answer < least * unit) return `Enter ${say(least * unit, currency)} or more`
      return answer > most * unit ? `Enter ${say(most * unit, currency)} or less` : undefined
    },
    schema: ({ least, most }: Bounds) => ({ type: 'integer', minimum: least * unit, maximum: most * unit }),
  }) as const

const amounts = bounded(100, formatPounds)

/** What is wrong with so many pence, between pounds of a currency. */
export const problemOfAmount = amounts.problem

/** `whole`: pounds alone, without pence. */
export const money = kind<Bounds & { whole?: boolean }, number>({
  ...amounts,
  ...{ may: ['whole'], answered: 'with an amount', wrong: NO_AMOUNT },
  parse: parsePounds,
  problem: (answer, question) =>
    question.whole === true && answer % 100 !== 0
      ? 'Enter whole pounds, such as 5,000'
      : amounts.problem(answer, question),
  words: (answer, { whole }) => (whole === true ? formatPounds(answer) : formatPence(answer)),
  schema: (question) => ({
    ...amounts.schema(question),
    ...(question.whole === true && { multipleOf: 100 }),
  }),
  field: () => ({ kind: 'money' }),
})

/** The units of "1,250", "12.5" or "12.5%"; commas stand between groups of three, as in an amount. */
function parseNumber(typed: string, decimals: number): number | undefined {
  const match = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d+))?$/.exec(plainTyped(typed).replaceAll(' ', ''))
  const [, whole, fraction = ''] = match ?? []
  if (whole === undefined || fraction.length > decimals) return undefined
  return Number(whole.replaceAll(',', '')) * 10 ** decimals + Number(fraction.padEnd(decimals, '0'))
}

const inWords = (number: number) => number.toLocaleString('en-GB', { maximumFractionDigits: 2 })

export const number = kind<Bounds, number>({
  ...bounded(1, inWords),
  ...{ answered: 'with a whole number', wrong: 'Enter a whole number, such as 12' },
  parse: (typed) => parseNumber(typed, 0),
  words: inWords,
  field: () => ({ kind: 'text', most: 12, inputMode: 'numeric' }),
})

const percent = (answer: number) => `${inWords(answer / 100)}%`

export const percentage = kind<Bounds, number>({
  ...bounded(100, percent),
  ...{ answered: 'with a percentage', wrong: 'Enter a percentage, such as 12.5' },
  parse: (typed) => parseNumber(typed.replace(/[%％]\s*$/, ''), 2),
  words: percent,
  field: () => ({ kind: 'text', most: 12, inputMode: 'decimal' }),
})
