// The person whose data is written, and the days up to which it is.
import type { Database } from 'portal-engine/sandbox/data/database.ts'

export interface Seeding {
  database: Database
  person: { id: string; userId: string; name: string }
  /** Date in London from which the person's plans are counted back. */
  today: string
  /** Last working day to simulate. */
  valuedOn: string
}
