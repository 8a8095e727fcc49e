// Requests to use an ISA allowance.
import { startOf, type TaxServiceKind } from '#domain/tax/tax-service-rules.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'

export interface TaxServiceRow {
  id: string
  person_id: string
  kind: TaxServiceKind
  from_account_id: string
  to_account_id: string
  amount_pence: number
  year: number
  requested_on: string
  is_taken_back: number
  /** What could be moved; null until the work has begun. */
  moved_pence: number | null
}

/** Newest first; what was taken back stays in the list. */
export const taxServicesOf = (database: Database, personId: string): TaxServiceRow[] =>
  database.all<TaxServiceRow>('select * from tax_services where person_id = ? order by rowid desc', personId)

export const startOfService = ({ kind, requested_on, year }: TaxServiceRow): string =>
  startOf(kind, requested_on, year)
