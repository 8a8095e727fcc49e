// What one account holds compared with its model, what changed since the last quarter end, and what is still to be invested.
import type { AccountHoldings } from '#api/accounts/holdings.ts'
import { workingDaysAfter } from 'portal-engine/base/dates/working-days.ts'
import { lastQuarterEnd } from '#domain/returns/quarters.ts'
import type { Call } from 'portal-engine/sandbox/calls/call.ts'
import { allocationOf, stateOf, type AccountRow, type AccountState } from '#product-api/ledger/ledger.ts'
import { modelMix } from '#product-api/market/model-mix.ts'
import { instrumentOf } from '#product-api/market/instruments.ts'
import { marketUntil } from '#product-api/market/market.ts'

export function accountHoldings(call: Call, account: AccountRow): AccountHoldings {
  const now = stateOf(call.database, account.id, call.valuedOn, marketUntil(call.valuedOn))
  return {
    mix: mixOf(account, now),
    changes: changesOf(call, account, now),
    toInvest: toInvest(call, account),
  }
}

/** Asset classes as held and as the model of the risk level has them, with the share that stays in cash. */
function mixOf(
  { risk_level, currency }: AccountRow,
  { positions, cashPence }: AccountState,
): AccountHoldings['mix'] {
  const held = new Map(allocationOf(positions, cashPence).map((part) => [part.assetClass, part]))
  const targets = modelMix(risk_level, currency)
  return [...new Set([...held.keys(), ...targets.keys()])].map((assetClass) => ({
    assetClass,
    valuePence: held.get(assetClass)?.valuePence ?? 0,
    weightTenths: held.get(assetClass)?.weightTenths ?? 0,
    targetTenths: targets.get(assetClass) ?? 0,
  }))
}

function changesOf(call: Call, account: AccountRow, now: AccountState): AccountHoldings['changes'] {
  const { database, valuedOn } = call
  const since = lastQuarterEnd(valuedOn)
  const first = database.one<{ date: string }>(
    'select date from transactions where account_id = ? order by position limit 1',
    account.id,
  )
  if (!first || first.date > since) return null
  const traded = database.all<{ isin: string; units: number; pence: number }>(
    `select isin, sum(units_milli) as units, -sum(amount_pence) as pence from transactions
     where account_id = ? and units_milli <> 0 and date > ? group by isin`,
    account.id,
    since,
  )
  const held = new Map(now.positions.map(({ isin, unitsMilli }) => [isin, unitsMilli]))
  const trades = traded.map(({ isin, units, pence }) => ({
    isin,
    name: instrumentOf(isin).name,
    unitsBefore: ((held.get(isin) ?? 0) - units) / 1000,
    unitsNow: (held.get(isin) ?? 0) / 1000,
    amountPence: pence,
  }))
  return { since, trades: trades.toSorted((a, b) => Math.abs(b.amountPence) - Math.abs(a.amountPence)) }
}

/** What came in on the last day of valuation: it is invested on the next working day. */
function toInvest({ database, valuedOn }: Call, account: AccountRow): AccountHoldings['toInvest'] {
  const { pence } = database.one<{ pence: number }>(
    `select coalesce(sum(amount_pence), 0) as pence from transactions
     where account_id = ? and date = ? and type in ('PaidIn', 'TaxRelief')`,
    account.id,
    valuedOn,
  )!
  return pence === 0 ? null : { pence, investedBy: workingDaysAfter(valuedOn, 1) }
}
