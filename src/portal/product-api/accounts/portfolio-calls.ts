// The summary of the active user's accounts and their totals in pounds, read from the ledger.
import { feeRateFor } from '#product-api/ledger/networks.ts'
import { leftAccountsOf } from '#product-api/ledger/left-account-records.ts'
import { listAccounts, type Account, type Portfolios } from '#api/accounts/accounts.ts'
import { listLeftAccounts } from '#api/accounts/left-accounts.ts'
import { nextInto, type MoneyAhead } from '#domain/payments/money-ahead.ts'
import { sharesInTenths } from 'portal-engine/base/shares.ts'
import type { Call, Route } from 'portal-engine/sandbox/calls/call.ts'
import { serviceFees, yearUpTo } from '#product-api/ledger/fees.ts'
import {
  allocationOf,
  pointsOf,
  pointsOfAll,
  presentAccountsOf,
  stateOf,
  type AccountRow,
} from '#product-api/ledger/ledger.ts'
import { monthlyInto } from '#product-api/payments/records/mandate-records.ts'
import { moneyAheadOf } from '#product-api/payments/rules/money-arriving.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'
import { marketUntil } from '#product-api/market/market.ts'
import { resultsOf, returnsOf } from './named-returns.ts'
import { holdings } from './holdings.ts'

function summary(call: Call): Portfolios {
  const { database, active, valuedOn } = call
  const market = marketUntil(valuedOn)
  const accounts = presentAccountsOf(database, active.id)
  const inPounds = accounts.map(({ id }) => latestInPounds(call, id))
  const weights = sharesInTenths(inPounds.map(({ valuePence }) => valuePence))
  const points = pointsOfAll(database, active.id)
  const last = points.at(-1)
  const netContributionsPence = last?.netPaidInPence ?? 0
  const everything = holdings(call, accounts)
  const ahead = moneyAheadOf(call)
  const currencies = [...new Set(accounts.map(({ currency }) => currency))].filter(
    (currency) => currency !== 'GBP',
  )
  return {
    valuedOn,
    accounts: accounts.map((row, index) => ({
      ...shown(call, row, inPounds[index]!, weights[index]!),
      next: shownNext(nextInto(row.id, ahead)),
    })),
    totals: {
      currency: 'GBP',
      valuePence: last?.valuePence ?? 0,
      netContributionsPence,
      gainPence: (last?.valuePence ?? 0) - netContributionsPence,
      feesLast12MonthsPence: accounts.reduce(
        (sum, account) => sum + serviceFees(database, account, market, yearUpTo(valuedOn)),
        0,
      ),
      feeRateBps: feeRateFor(database, active.id),
      twr: returnsOf(points),
      results: resultsOf(points),
      allocation: allocationOf(everything.holdings, everything.cashPence),
    },
    fx: currencies.map((currency) => ({
      currency,
      gbpRate: market.gbpRate(currency, valuedOn),
      date: valuedOn,
    })),
  }
}

function shown(
  { database, active, valuedOn }: Call,
  row: AccountRow,
  inPounds: InPounds,
  weightTenths: number,
): Omit<Account, 'next'> {
  const points = pointsOf(database, row.id)
  const last = points.at(-1)
  const state = stateOf(database, row.id, valuedOn, marketUntil(valuedOn))
  const valuePence = last?.valuePence ?? 0
  const netContributionsPence = last?.netPaidInPence ?? 0
  return {
    id: row.id,
    accountNumber: row.account_number,
    type: row.type,
    name: row.name,
    owners: row.joint_with === null ? [active.name] : [active.name, row.joint_with],
    child: row.child_id === null ? null : { id: row.child_id, name: row.child_name ?? '' },
    baseCurrency: row.currency,
    status: row.status,
    openedOn: row.opened_on,
    valuePence,
    valueGbpPence: inPounds.valuePence,
    valuedOn,
    netContributionsPence,
    gainPence: valuePence - netContributionsPence,
    netContributionsGbpPence: inPounds.netPaidPence,
    gainGbpPence: inPounds.valuePence - inPounds.netPaidPence,
    twr: returnsOf(points),
    results: resultsOf(points),
    riskLevel: row.risk_level,
    goal: row.goal === null ? null : (JSON.parse(row.goal) as Account['goal']),
    monthly: monthlyInto(database, row),
    allocation: allocationOf(state.positions, state.cashPence),
    cashPence: state.cashPence,
    weightTenths,
  }
}

const shownNext = (next: MoneyAhead | null): Account['next'] =>
  next && { on: next.on, pence: next.pence, by: next.by }

interface InPounds {
  valuePence: number
  netPaidPence: number
}

/** The newest value of an account, in pounds. */
export function latestInPounds({ database }: Call, accountId: string): InPounds {
  return (
    database.one<InPounds>(
      `select value_gbp_pence as valuePence, net_paid_gbp_pence as netPaidPence
       from valuations where account_id = ? order by date desc limit 1`,
      accountId,
    ) ?? { valuePence: 0, netPaidPence: 0 }
  )
}

export const routes: Route[] = [
  route(listAccounts, summary),

  route(listLeftAccounts, ({ database, active }) => ({
    accounts: leftAccountsOf(database, active.id).map((row) => ({
      accountId: row.account_id,
      accountName: row.name,
      accountNumber: row.account_number,
      childName: row.child_name,
      leftOn: row.left_on,
    })),
  })),
]
