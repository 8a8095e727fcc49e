// The rate of an account's fee: as it was opened with, and others from the first of a month on.
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'

/** The rate of the fee that is taken on this day: the one that held on the day before. Hundredths of one per cent. */
export function feeRateOn(database: Database, accountId: string, takenOn: string): number {
  const changed = database.one<{ bps: number }>(
    'select bps from fee_rates where account_id = ? and from_day <= ? order by from_day desc limit 1',
    accountId,
    addDays(takenOn, -1),
  )
  return (
    changed?.bps ??
    database.one<{ bps: number }>('select fee_bps as bps from accounts where id = ?', accountId)!.bps
  )
}

/** Gives an account another rate from this day on, the first of a month. */
export function setFeeRate(database: Database, accountId: string, from: string, bps: number): void {
  database.run('insert or replace into fee_rates values (?, ?, ?)', accountId, from, bps)
}
