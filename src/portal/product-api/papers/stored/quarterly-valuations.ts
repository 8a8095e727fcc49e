// The quarterly valuations of a person, one for each quarter that has ended.
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { workingDayUpTo } from 'portal-engine/base/dates/working-days.ts'
import { changeOver } from '#domain/returns/performance.ts'
import { quarterEnd } from '#domain/returns/quarters.ts'
import { spanOf } from '#domain/returns/spans.ts'
import { growthOf, type IndexedClose } from '#domain/returns/time-weighted.ts'
import { valuation, type ValuedAccount } from '#product-api/papers/valuation-paper.ts'
import {
  accountsOf,
  allocationOf,
  movementsOf,
  pointsOf,
  stateAfter,
  valueOfState,
  type AccountRow,
} from '#product-api/ledger/ledger.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { marketUntil, type Market } from '#product-api/market/market.ts'
import type { Seeding } from '#product-api/data/seeding.ts'
import type { NewDocument } from './account-documents.ts'

interface Quarter {
  from: string
  to: string
}

interface ValuedLedger {
  account: AccountRow
  closes: readonly IndexedClose[]
  movements: ReturnType<typeof movementsOf>
}

export function valuations({ database, person, valuedOn }: Seeding, first: string): NewDocument[] {
  const accounts = accountsOf(database, person.id).map((account) => ({
    account,
    closes: pointsOf(database, account.id),
    movements: movementsOf(database, account.id, valuedOn),
  }))
  const market = marketUntil(valuedOn)
  const documents: NewDocument[] = []
  for (
    let from = first, to = quarterEnd(first);
    to < valuedOn;
    from = addDays(to, 1), to = quarterEnd(from)
  ) {
    const id = `D-${person.userId}-VA-${to}`
    if (database.one('select 1 from documents where id = ?', id)) continue
    const held = accounts
      .filter(({ account }) => account.opened_on <= to)
      .map((each) => valued(database, each, market, { from, to }))
    documents.push({
      id,
      type: 'Valuation',
      name: `Quarterly valuation to ${longDate(to)}: ${person.name}`,
      date: addDays(to, 1),
      accountId: null,
      lines: valuation({ from, to, accounts: held, classes: classesOf(held, market, workingDayUpTo(to)) }),
    })
  }
  return documents
}

function valued(
  database: Seeding['database'],
  { account, closes, movements }: ValuedLedger,
  market: Market,
  { from, to }: Quarter,
): ValuedAccount {
  const close = workingDayUpTo(to)
  const { cashPence, positions } = stateAfter(movements, close, market)
  const gbp = database.one<{ pence: number }>(
    'select value_gbp_pence as pence from valuations where account_id = ? and date <= ? order by date desc limit 1',
    account.id,
    to,
  )
  const starts = closes[0] !== undefined && from <= closes[0].date
  const span = spanOf(closes, starts ? undefined : addDays(from, -1), to)
  const change = span && changeOver(span)
  const sumOf = (...types: string[]) =>
    database.one<{ pence: number }>(
      `select coalesce(sum(amount_pence), 0) as pence from transactions
       where account_id = ? and date >= ? and date <= ? and type in (${types.map(() => '?').join(', ')})`,
      account.id,
      from,
      to,
      ...types,
    )!.pence
  return {
    account,
    valuePence: valueOfState({ cashPence, positions }),
    valueGbpPence: gbp?.pence ?? 0,
    cashPence,
    positions: positions
      .map(({ isin, unitsMilli, valuePence }) => ({
        ...{ isin, unitsMilli, valuePence },
        price: market.price(isin, close),
      }))
      .toSorted((a, b) => b.valuePence - a.valuePence),
    quarter: {
      openingPence: change?.openingPence ?? 0,
      paidInPence: change?.paidInPence ?? 0,
      takenOutPence: change?.takenOutPence ?? 0,
      incomePence: sumOf('Dividend', 'Interest'),
      feesPence: 0 - sumOf('Fee'),
      growth: span ? growthOf(span.opening.twrIndex, span.closing.twrIndex) : null,
    },
  }
}

/** All holdings by class in pounds; rounded with the accounts, so that they add up to their values. */
function classesOf(accounts: readonly ValuedAccount[], market: Market, close: string) {
  const inPounds = accounts.map(({ account, positions, valueGbpPence }) => {
    const rate = market.gbpRate(account.currency, close)
    const held = positions.map(({ isin, valuePence }) => ({
      isin,
      valuePence: Math.round(valuePence * rate),
    }))
    return { held, cash: valueGbpPence - held.reduce((sum, { valuePence }) => sum + valuePence, 0) }
  })
  return allocationOf(
    inPounds.flatMap(({ held }) => held),
    inPounds.reduce((sum, { cash }) => sum + cash, 0),
  )
}
