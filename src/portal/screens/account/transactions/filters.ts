// Which transactions does the address ask for? Filters live in its query. Values that cannot be are left out, each with
// a sentence that says so. Pure.
import { TEXT_MOST, type TransactionQuery } from '#api/accounts/transactions.ts'
import { date as dateField } from '#http/fields.ts'
import { parsePounds } from '#base/pounds.ts'
import { taxYearEnd, taxYearLabel, taxYearStart } from '#domain/tax/tax-year.ts'
import { transactionTypes, type TransactionType } from '#domain/transaction-words.ts'
import { formatDate } from '#ui/figures/dates.ts'

export interface Filters {
  /** A tax year by the calendar year it starts in; instead of two dates. */
  year: number | undefined
  /** ISO dates, both included. */
  from: string | undefined
  to: string | undefined
  types: readonly TransactionType[]
  /** Size of the amount in pence, in either direction; both included. */
  least: number | undefined
  most: number | undefined
  text: string
}

export const noFilters: Filters = {
  year: undefined,
  from: undefined,
  to: undefined,
  types: [],
  least: undefined,
  most: undefined,
  text: '',
}

export interface FiltersRead {
  filters: Filters
  /** What the address asks for and does not get, in sentences. */
  ignored: string[]
}

/** The filters of an address. `latest` is the date of the newest figures: nothing later is known. */
export function readFilters(search: URLSearchParams, latest: string): FiltersRead {
  const ignored: string[] = []
  const leftOut = (what: string) => void ignored.push(`${what}, so we left it out.`)
  const given = (name: string) => search.get(name)?.trim() || undefined

  const dateOf = (name: string) => {
    const text = given(name)
    if (text === undefined) return undefined
    if (!dateField.safeParse(text).success) return leftOut(`“${short(text)}” is not a date`)
    if (text > latest)
      return leftOut(`${formatDate(text)} is after our latest figures, for ${formatDate(latest)}`)
    return text
  }
  const yearOf = (text: string) => {
    const year = Number(text.slice(0, 4))
    if (!/^\d{4}-\d{2}$/.test(text) || yearInAddress(year) !== text)
      return leftOut(`“${short(text)}” is not a tax year`)
    if (taxYearStart(year) > latest) return leftOut(`Tax year ${taxYearLabel(year)} has not begun`)
    return year
  }
  const amountOf = (name: string) => {
    const text = given(name)
    const amount = text === undefined ? undefined : parsePounds(text)
    if (text !== undefined && amount === undefined) return leftOut(`“${short(text)}” is not an amount`)
    return amount
  }

  let [from, to] = [dateOf('from'), dateOf('to')]
  if (from !== undefined && to !== undefined && from > to) {
    ignored.push(`${formatDate(from)} is after ${formatDate(to)}, so we left both out.`)
    from = to = undefined
  }
  const yearText = given('year')
  let year = yearText === undefined ? undefined : yearOf(yearText)
  if (year !== undefined && (from ?? to) !== undefined) {
    ignored.push(`Dates are given as well as tax year ${taxYearLabel(year)}, so we left the tax year out.`)
    year = undefined
  }
  let [least, most] = [amountOf('min'), amountOf('max')]
  if (least !== undefined && most !== undefined && least > most) {
    ignored.push('The smallest amount is more than the largest, so we left both out.')
    least = most = undefined
  }
  const typed = [...new Set((search.get('type') ?? '').split(',').map((type) => type.trim()))]
  for (const type of typed)
    if (type !== '' && !isKnown(type)) leftOut(`“${short(type)}” is not a type of transaction`)
  let text = given('q') ?? ''
  if (text.length > TEXT_MOST) {
    ignored.push(`We search for the first ${TEXT_MOST} characters only.`)
    text = text.slice(0, TEXT_MOST).trim()
  }
  const types = transactionTypes.filter((type) => typed.includes(type))
  return { filters: { year, from, to, types, least, most, text }, ignored }
}

const isKnown = (type: string) => (transactionTypes as readonly string[]).includes(type)

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

const written: {
  [Key in keyof Filters]: [name: string, write: (value: Filters[Key]) => string | undefined]
} = {
  year: ['year', (year) => (year === undefined ? undefined : yearInAddress(year))],
  from: ['from', (date) => date],
  to: ['to', (date) => date],
  types: ['type', (types) => types.join(',')],
  least: ['min', writeAmount],
  most: ['max', writeAmount],
  text: ['q', (text) => text],
}

/** "2026-27": a slash would be read as part of the path. */
const yearInAddress = (year: number) => taxYearLabel(year).replace('/', '-')

function writeAmount(pence: number | undefined): string | undefined {
  return pence === undefined ? undefined : String(pence / 100)
}

/** What changes in the address for these filters; undefined takes a parameter away. */
export function writeFilters(filters: Partial<Filters>): Record<string, string | undefined> {
  const changes: Record<string, string | undefined> = {}
  const put = <Key extends keyof Filters>(key: Key, value: Filters[Key]) => {
    const [name, write] = written[key]
    changes[name] = write(value) || undefined
  }
  for (const key of Object.keys(filters) as (keyof Filters)[]) put(key, (filters as Filters)[key])
  return changes
}

/** The same for the API, which knows dates and no tax years. */
export function askedBy({ year, from, to, types, least, most, text }: Filters): TransactionQuery {
  return {
    from: year === undefined ? from : taxYearStart(year),
    to: year === undefined ? to : taxYearEnd(year),
    types,
    minPence: least,
    maxPence: most,
    text: text || undefined,
  }
}
