// The data behind the product API, as of today: made again when it would look old, and each person brought up to the time of the call.
import { londonDate } from '#base/dates/london-time.ts'
import { workingDayBefore } from '#base/dates/working-days.ts'
import type { ApiUser, Call } from './call.ts'
import { Clock } from './clock.ts'
import { Database } from './database.ts'
import { openAccounts } from './openings/open-accounts.ts'
import { dueWork } from './payments/due-work.ts'
import { advancePayments, startOfBusiness } from './payments/payments.ts'
import { peopleText, seedPeople } from './seed/people.ts'
import { continuePerson, seedPerson } from './seed/person.ts'
import { tables } from './tables.ts'

/** Opens the data in this file, or ":memory:", with a clock that controls may move. */
export function openData(file: string, realNow: () => Date) {
  const clock = new Clock(realNow)
  const database = new Database(file)
  let seededFrom = database.one<{ value: string }>(`select value from meta where key = 'seeded-from'`)?.value
  /** The day from which the people's plans are counted back. */
  let seededOn = londonDate(clock.now())

  /** Makes new data when the date in London, the personas or the tables have changed. */
  function seedIfStale(): void {
    if (!clock.isMoved && seededFrom !== source()) seed()
  }

  function source(): string {
    return `${londonDate(clock.now())} ${clock.isMoved ? 'moved' : ''} ${peopleText} ${tables}`
  }

  function seed(): void {
    seededFrom = source()
    seededOn = londonDate(clock.now())
    database.clear()
    seedPeople(database, seededOn)
    remember()
  }

  /** What is in the file, so that a later process knows whether it can use it. */
  function remember(): void {
    database.run(`insert or replace into meta values ('seeded-from', ?)`, source())
  }

  /** The person's accounts and payments as of today, and their data up to the day of valuation. */
  function catchUp(person: ApiUser, at: Date): void {
    const row = database.one<{ is_seeded: number }>('select is_seeded from people where id = ?', person.id)
    if (row?.is_seeded === 0)
      seedPerson({ database, person, today: seededOn, valuedOn: workingDayBefore(seededOn) })
    const { today } = daysAt(at)
    for (const { on, carryOut } of dueWork({ database, active: person, today })) {
      const now = new Date(startOfBusiness(on))
      const days = daysAt(now)
      simulateUntil(person, days)
      carryOut({ database, active: person, now, ...days })
    }
    simulateUntil(person, daysAt(at))
  }

  function simulateUntil(person: ApiUser, { today, valuedOn }: Pick<Call, 'today' | 'valuedOn'>): void {
    openAccounts({ database, person, today: seededOn, valuedOn }, today)
    advancePayments(database, person.id, today)
    const known = database.one<{ valued_on: string | null }>(
      'select valued_on from people where id = ?',
      person.id,
    )
    if (known && (known.valued_on ?? workingDayBefore(seededOn)) < valuedOn)
      continuePerson({ database, person, today: seededOn, valuedOn })
  }

  return {
    clock,
    database,
    seedIfStale,
    seededOn: () => seededOn,
    catchUp,
    /** Forward adds the days between and keeps what was done, backward seeds again. Null: the real time again. */
    setClock(to: Date | null): void {
      seedIfStale()
      const before = londonDate(clock.now())
      clock.move(to)
      if (to === null || londonDate(to) < before) seed()
      else remember()
    },
    /** Resets all data, and the clock to the real time. */
    reset(): void {
      clock.move(null)
      seed()
    },
  }
}

/** Today in London, and the last close. */
export function daysAt(at: Date): Pick<Call, 'today' | 'valuedOn'> {
  const today = londonDate(at)
  return { today, valuedOn: workingDayBefore(today) }
}
