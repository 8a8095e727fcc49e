// What must hold in one account: reconciliation, series, holdings, fees, tax relief, explanations, dates.
import { addDays, addMonths } from '#domain/london-time.ts'
import { isWorkingDay, workingDayBefore, workingDayFrom } from '#domain/working-days.ts'
import type { Database } from './database.ts'
import type { InvariantName, Violation } from './invariants.ts'
import { allocationOf, pointsOf, stateOf, withReturns, type AccountRow, type AccountState, type Point } from './ledger.ts'
import { marketUntil, type Market } from './seed/market.ts'
import { feeFor } from './seed/simulate.ts'

interface Entry {
  id: string
  date: string
  type: string
  isin: string | null
  amount_pence: number
  document_id: string | null
  explanation: string | null
  relates_to: string | null
}

interface Books {
  database: Database
  account: AccountRow
  valuedOn: string
  market: Market
  points: Point[]
  entries: Entry[]
}

type Finding = [InvariantName, string]

export function violationsOfAccount(database: Database, account: AccountRow, valuedOn: string): Violation[] {
  const books: Books = {
    database,
    account,
    valuedOn,
    market: marketUntil(valuedOn),
    points: pointsOf(database, account.id),
    entries: database.all<Entry>('select * from transactions where account_id = ? order by position', account.id),
  }
  const findings: Finding[] = [...explanations(books), ...dates(books)]
  if (books.points.length > 0) {
    findings.push(...quarters(books), ...series(books), ...states(books), ...fees(books), ...relief(books))
  }
  return findings.map(([invariant, message]) => ({ invariant, subject: account.id, message }))
}

/** Closing = opening + paid in − taken out + income + market move − fees, to the penny. */
function quarters(books: Books): Finding[] {
  const found: Finding[] = []
  let opening = 0
  let before: AccountState = { cashPence: 0, positions: [] }
  let from = ''
  for (const point of quarterEnds(books)) {
    const entries = books.entries.filter(({ date }) => date > from && date <= point.date)
    const after = stateOf(books.database, books.account.id, point.date, books.market)
    const flowsIncomeAndFees = sum(entries.filter(({ type }) => type !== 'Buy' && type !== 'Sell'))
    const trades = sum(entries.filter(({ type }) => type === 'Buy' || type === 'Sell'))
    const marketMove = invested(after) - invested(before) + trades
    const expected = opening + flowsIncomeAndFees + marketMove
    if (expected !== point.valuePence) {
      found.push(['1 quarters reconcile', `closes ${point.date} at ${point.valuePence}, not ${expected}`])
    }
    opening = point.valuePence
    before = after
    from = point.date
  }
  return found
}

function quarterEnds({ points }: Books): Point[] {
  const quarter = ({ date }: Point) => `${date.slice(0, 4)} ${Math.floor((Number(date.slice(5, 7)) - 1) / 3)}`
  return points.filter((point, index) => {
    const next = points[index + 1]
    return !next || quarter(next) !== quarter(point)
  })
}

function series({ database, account, points, valuedOn, market }: Books): Finding[] {
  const name: InvariantName = '2 series ends at the value'
  const last = points.at(-1)!
  const state = stateOf(database, account.id, valuedOn, market)
  const found: Finding[] = []
  if (last.date !== valuedOn) found.push([name, `ends on ${last.date}, not ${valuedOn}`])
  if (last.valuePence !== invested(state) + state.cashPence) found.push([name, 'its last point is not the value'])
  const again = withReturns(points)
  const wrong = points.find((point, index) => Math.abs(point.twrIndex - again[index]!.twrIndex) > 1e-6)
  if (wrong) found.push([name, `the return index of ${wrong.date} does not follow from the series`])
  return found
}

function states(books: Books): Finding[] {
  const name: InvariantName = '3 holdings and cash are the value'
  return quarterEnds(books).flatMap((point): Finding[] => {
    const state = stateOf(books.database, books.account.id, point.date, books.market)
    const weights = allocationOf(state.positions, state.cashPence)
    const found: Finding[] = []
    if (invested(state) + state.cashPence !== point.valuePence) found.push([name, `they differ on ${point.date}`])
    if (state.cashPence < 0) found.push([name, `cash is negative on ${point.date}`])
    if (weights.reduce((total, { weightTenths }) => total + weightTenths, 0) !== 1000) {
      found.push([name, `weights of ${point.date} do not total 100.0`])
    }
    return found
  })
}

/** Each month's fee is taken on the first working day after it: Σ daily value × rate / 365. */
function fees({ account, points, entries, valuedOn }: Books): Finding[] {
  const found: Finding[] = []
  const valueByDate = new Map(points.map(({ date, valuePence }) => [date, valuePence]))
  let dailyValues = 0
  let latest = 0
  for (let day = points[0]!.date; day <= valuedOn; day = addDays(day, 1)) {
    const isFeeDay = day === workingDayFrom(`${day.slice(0, 7)}-01`) && day !== points[0]!.date
    if (isFeeDay) {
      const taken = -sum(entries.filter(({ type, date }) => type === 'Fee' && date === day))
      const due = feeFor(dailyValues, account.fee_bps)
      if (taken !== due) found.push(['4 fees follow daily values', `took ${taken} on ${day}, not ${due}`])
      dailyValues = 0
    }
    latest = valueByDate.get(day) ?? latest
    dailyValues += latest
  }
  return found
}

/** Gross is net × 1.25: every payment old enough has its own later relief of a quarter. */
function relief({ account, entries, valuedOn }: Books): Finding[] {
  if (account.type !== 'Pension') return []
  const name: InvariantName = '6 tax relief follows pension payments'
  const settledBy = addMonths(valuedOn, -2)
  return entries
    .filter(({ type }) => type === 'PaidIn')
    .flatMap((payment): Finding[] => {
      const own = entries.filter(({ type, relates_to }) => type === 'TaxRelief' && relates_to === payment.id)
      if (own.length === 0) return payment.date < settledBy ? [[name, `${payment.id} has none`]] : []
      const isRight = own.length === 1 && own[0]!.amount_pence * 4 === payment.amount_pence && own[0]!.date > payment.date
      return isRight ? [] : [[name, `${payment.id} has the wrong relief`]]
    })
}

function explanations({ database, entries }: Books): Finding[] {
  const isKnown = (id: string) => database.one('select 1 from documents where id = ?', id) !== undefined
  return entries
    .filter((entry) => (entry.document_id === null ? !entry.explanation : !isKnown(entry.document_id)))
    .map((entry) => ['8 transactions are explained', `${entry.id} has neither document nor explanation`])
}

function dates({ points, entries, valuedOn }: Books): Finding[] {
  const name: InvariantName = '10 dates are working days'
  const found: Finding[] = [...points, ...entries]
    .filter(({ date }) => !isWorkingDay(date) || date > valuedOn)
    .map(({ date }) => [name, `something is dated ${date}`])
  for (const [index, { date }] of points.entries()) {
    const previous = points[index - 1]
    if (previous && workingDayBefore(date) !== previous.date) found.push([name, `no close on the working day before ${date}`])
  }
  return found
}

function invested({ positions }: AccountState): number {
  return positions.reduce((total, { valuePence }) => total + valuePence, 0)
}

function sum(entries: readonly Entry[]): number {
  return entries.reduce((total, { amount_pence }) => total + amount_pence, 0)
}
