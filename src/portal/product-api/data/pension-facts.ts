// What is known of a person for their pension.
import type { Call } from 'portal-engine/sandbox/calls/call.ts'

export interface PensionFactsRow {
  born_on: string
  protected_age: number | null
  lump_sums_taken_pence: number
  flexible_since: string | null
}

/** What is known of the person for their pension. */
export function pensionFactsOf({ database, active }: Pick<Call, 'database' | 'active'>): PensionFactsRow {
  return database.one<PensionFactsRow>('select * from pension_facts where person_id = ?', active.id)!
}
