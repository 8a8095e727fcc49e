// What must hold in one account: quarters reconcile, the series ends at the value, holdings and cash are the value.
import type { Database } from '#sandbox/data/database.ts'
import {
  allocationOf,
  pointsOf,
  movementsOf,
  stateAfter,
  type AccountRow,
  type AccountState,
} from '#product-api/ledger/ledger.ts'
import { withTimeWeightedIndex, type IndexedClose } from '#domain/returns/time-weighted.ts'
import { marketUntil } from '#product-api/market/market.ts'
import type { InvariantName, Violation } from './invariants.ts'
import {
  dates,
  explanations,
  fees,
  relief,
  sum,
  type Books,
  type Entry,
  type Finding,
} from './account-rules.ts'

export function violationsOfAccount(database: Database, account: AccountRow, valuedOn: string): Violation[] {
  const market = marketUntil(valuedOn)
  const movements = movementsOf(database, account.id, valuedOn)
  const states = new Map<string, AccountState>()
  const books: Books = {
    database,
    account,
    valuedOn,
    stateOn(date) {
      const state = states.get(date) ?? stateAfter(movements, date, market)
      states.set(date, state)
      return state
    },
    points: pointsOf(database, account.id),
    entries: database.all<Entry>(
      'select * from transactions where account_id = ? order by position',
      account.id,
    ),
  }
  const findings: Finding[] = [...explanations(books), ...dates(books)]
  if (books.points.length > 0) {
    findings.push(...quarters(books), ...series(books), ...holdings(books), ...fees(books), ...relief(books))
  }
  return findings.map(([invariant, message]) => ({ invariant, subject: account.id, message }))
}

/** Closing = opening + paid in − taken out + income + market move − fees, to the penny. */
function quarters(books: Books): Finding[] {
  const findings: Finding[] = []
  let opening = 0
  let before: AccountState = { cashPence: 0, positions: [] }
  let from = ''
  for (const point of quarterEnds(books)) {
    const entries = books.entries.filter(({ date }) => date > from && date <= point.date)
    const after = books.stateOn(point.date)
    const flowsIncomeAndFees = sum(entries.filter(({ type }) => type !== 'Buy' && type !== 'Sell'))
    const trades = sum(entries.filter(({ type }) => type === 'Buy' || type === 'Sell'))
    const marketMove = invested(after) - invested(before) + trades
    const expected = opening + flowsIncomeAndFees + marketMove
    if (expected !== point.valuePence) {
      findings.push(['1 quarters reconcile', `closes ${point.date} at ${point.valuePence}, not ${expected}`])
    }
    opening = point.valuePence
    before = after
    from = point.date
  }
  return findings
}

function quarterEnds({ points }: Books): IndexedClose[] {
  const quarter = ({ date }: IndexedClose) =>
    `${date.slice(0, 4)} ${Math.floor((Number(date.slice(5, 7)) - 1) / 3)}`
  return points.filter((point, index) => {
    const next = points[index + 1]
    return !next || quarter(next) !== quarter(point)
  })
}

function series({ points, valuedOn, stateOn }: Books): Finding[] {
  const name: InvariantName = '2 series ends at the value'
  const last = points.at(-1)!
  const state = stateOn(valuedOn)
  const findings: Finding[] = []
  if (last.date !== valuedOn) findings.push([name, `ends on ${last.date}, not ${valuedOn}`])
  if (last.valuePence !== invested(state) + state.cashPence)
    findings.push([name, 'its last point is not the value'])
  const again = withTimeWeightedIndex(points)
  const wrong = points.find((point, index) => Math.abs(point.twrIndex - again[index]!.twrIndex) > 1e-6)
  if (wrong) findings.push([name, `the return index of ${wrong.date} does not follow from the series`])
  return findings
}

function holdings(books: Books): Finding[] {
  const name: InvariantName = '3 holdings and cash are the value'
  return quarterEnds(books).flatMap((point): Finding[] => {
    const state = books.stateOn(point.date)
    const weights = allocationOf(state.positions, state.cashPence)
    const findings: Finding[] = []
    if (invested(state) + state.cashPence !== point.valuePence)
      findings.push([name, `they differ on ${point.date}`])
    if (state.cashPence < 0) findings.push([name, `cash is negative on ${point.date}`])
    if (weights.reduce((total, { weightTenths }) => total + weightTenths, 0) !== 1000) {
      findings.push([name, `weights of ${point.date} do not total 100.0`])
    }
    return findings
  })
}

function invested({ positions }: AccountState): number {
  return positions.reduce((total, { valuePence }) => total + valuePence, 0)
}
