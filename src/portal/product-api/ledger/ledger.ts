// Reads the ledger: positions by replaying transactions, daily closes from valuations. Keeps no figures of its own.
import type { Allocation } from '#api/accounts/accounts.ts'
import type { Share } from '#domain/gains/joint-share.ts'
import { withTimeWeightedIndex, type Close, type IndexedClose } from '#domain/returns/time-weighted.ts'
import { sharesInTenths } from 'portal-engine/base/shares.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import { instrumentOf } from '#product-api/market/instruments.ts'
import type { Market } from '#product-api/market/market.ts'
import { valueOf } from '#product-api/ledger/life/book.ts'

export interface AccountRow {
  id: string
  person_id: string
  account_number: string
  type: string
  name: string
  child_id: string | null
  child_name: string | null
  currency: string
  /** `Frozen`: we were told of the death of its owner. */
  status: 'Open' | 'AwaitingMoney' | 'Closing' | 'Closed' | 'Frozen'
  opened_on: string
  risk_level: number
  fee_bps: number
  goal: string | null
  subscription: 'Subscribed' | 'NotSubscribed'
  /** The other owner of a joint account. */
  joint_with: string | null
  /** What part of it is theirs, in hundredths: from 0 to 100 for an account of one owner. */
  share_from: number
  share_to: number
}

/** SQL: the accounts that a person owns together with somebody else. */
export const jointAccountIds = '(select id from owned_accounts where owner_id = ? and joint_with is not null)'

export const isJoint = ({ joint_with }: Pick<AccountRow, 'joint_with'>): boolean => joint_with !== null

/** What part of an account is this owner's, for tax. */
export const shareOf = ({ share_from, share_to }: Pick<AccountRow, 'share_from' | 'share_to'>): Share => ({
  from: share_from,
  to: share_to,
})

export interface Position {
  isin: string
  unitsMilli: number
  /** Average cost of what is held, in the account's currency. */
  costPence: number
  valuePence: number
}

export interface AccountState {
  cashPence: number
  positions: Position[]
}

/** SQL: how an account stands that nothing stops. */
export const openStatus = `case when exists (select 1 from transactions where account_id = accounts.id) then 'Open' else 'AwaitingMoney' end`

/** Those that are not closed. What was in the others stays in the ledger, for taxes and papers. */
export const presentAccountsOf = (database: Database, personId: string): AccountRow[] =>
  accountsOf(database, personId).filter(({ status }) => status !== 'Closed')

export function accountsOf(database: Database, personId: string): AccountRow[] {
  return database.all<AccountRow>(
    'select a.*, c.name as child_name from owned_accounts a left join children c on c.id = a.child_id where a.owner_id = ? order by a.position',
    personId,
  )
}

interface Movement {
  date: string
  isin: string | null
  units_milli: number
  amount_pence: number
}

/** What does the account hold at the close of this date? Every trade is replayed. */
export const stateOf = (database: Database, accountId: string, on: string, market: Market): AccountState =>
  stateAfter(movementsOf(database, accountId, on), on, market)

/** What was traded and paid up to this date, in order: for several states of one account. */
export const movementsOf = (database: Database, accountId: string, until: string): Movement[] =>
  database.all<Movement>(
    'select date, isin, units_milli, amount_pence from transactions where account_id = ? and date <= ? order by position',
    accountId,
    until,
  )

export function stateAfter(movements: readonly Movement[], on: string, market: Market): AccountState {
  let cashPence = 0
  const held = new Map<string, { unitsMilli: number; cost: number }>()
  for (const { date, isin, units_milli, amount_pence } of movements) {
    if (date > on) continue
    cashPence += amount_pence
    if (isin === null || units_milli === 0) continue
    const position = held.get(isin) ?? { unitsMilli: 0, cost: 0 }
    if (units_milli > 0) position.cost -= amount_pence
    else position.cost += (position.cost * units_milli) / position.unitsMilli
    position.unitsMilli += units_milli
    held.set(isin, position)
  }
  const positions = [...held]
    .filter(([, { unitsMilli }]) => unitsMilli > 0)
    .map(([isin, { unitsMilli, cost }]) => ({
      isin,
      unitsMilli,
      costPence: Math.round(cost),
      valuePence: valueOf(unitsMilli, market.price(isin, on)),
    }))
  return { cashPence, positions }
}

/** What it is worth with its cash, in pence of the account's currency. */
export const valueOfState = ({ cashPence, positions }: AccountState): number =>
  positions.reduce((sum, { valuePence }) => sum + valuePence, cashPence)

/** An account's daily closes in its own currency, oldest first. */
export function pointsOf(database: Database, accountId: string): IndexedClose[] {
  return database.all<IndexedClose>(
    `select date, value_pence as valuePence, net_paid_pence as netPaidInPence,
       paid_in_pence as paidInPence, twr_index as twrIndex
     from valuations where account_id = ? order by date`,
    accountId,
  )
}

/** The daily closes of all of a person's accounts together, in pounds. */
export function pointsOfAll(database: Database, personId: string): IndexedClose[] {
  const rows = database.all<Close>(
    `select v.date, sum(v.value_gbp_pence) as valuePence, sum(v.net_paid_gbp_pence) as netPaidInPence,
       sum(v.paid_in_gbp_pence) as paidInPence
     from valuations v join owned_accounts a on a.id = v.account_id where a.owner_id = ? and a.status <> 'Closed' group by v.date order by v.date`,
    personId,
  )
  return withTimeWeightedIndex(rows)
}

/** Amounts by asset class, largest first, with weights that total 100.0%. */
export function allocationOf(
  positions: readonly { isin: string; valuePence: number }[],
  cashPence: number,
): Allocation {
  const byClass = new Map<string, number>([['Cash', cashPence]])
  for (const { isin, valuePence } of positions) {
    const { assetClass } = instrumentOf(isin)
    byClass.set(assetClass, (byClass.get(assetClass) ?? 0) + valuePence)
  }
  const parts = [...byClass].filter(([, pence]) => pence > 0).toSorted((a, b) => b[1] - a[1])
  const weights = sharesInTenths(parts.map(([, pence]) => pence))
  return parts.map(([assetClass, valuePence], index) => ({
    assetClass,
    valuePence,
    weightTenths: weights[index]!,
  }))
}
