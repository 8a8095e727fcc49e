// The data behind the product API, as of today: made again when it would look old, and each person brought up to the time of the call.
import { addDays, londonDate } from 'portal-engine/base/dates/london-time.ts'
import { workingDayBefore } from 'portal-engine/base/dates/working-days.ts'
import type { ApiUser, Call } from 'portal-engine/sandbox/calls/call.ts'
import { Clock } from 'portal-engine/sandbox/data/clock.ts'
import { Database } from 'portal-engine/sandbox/data/database.ts'
import { startOfBusiness } from '#product-api/payments/records/payment-records.ts'
import { peopleText, seedPeople } from '#product-api/seed/seeded-people.ts'
import { copyPerson } from '#product-api/seed/copied-person.ts'
import { continuePerson } from '#product-api/seed/seed-person.ts'
import { tables } from '#product-api/data/tables.ts'
import { advancePayments } from './advance-payments.ts'
import { deathsUntil } from './deaths-due.ts'
import { familyOf } from './family.ts'
import { openAccounts } from './open-accounts.ts'
import { dueWork } from './due-work.ts'
import { inOrder } from './work.ts'

/** Opens the data in this file, or ":memory:", with a clock that controls may move. */
export function openData(file: string, realNow: () => Date) {
  const clock = new Clock(realNow)
  const database = new Database(file, tables)
  const meta = (key: string): string | undefined =>
    database.one<{ value: string }>('select value from meta where key = ?', key)?.value
  let seededFrom = meta('seeded-from')
  /** The day from which the people's plans are counted back. */
  let seededOn = meta('seeded-on') ?? londonDate(clock.now())
  const ahead = meta('clock-ahead')
  if (ahead !== undefined) clock.goOn(Number(ahead))
  if (seededFrom !== source()) clock.move(null)

  /** Makes new data when the date in London, the personas or the tables have changed; a moved clock keeps its days. */
  function seedIfStale(): void {
    if (seededFrom !== source()) seed()
  }

  function source(): string {
    const day = clock.isMoved ? 'moved' : londonDate(clock.now())
    return `${day} ${peopleText} ${tables}`
  }

  function seed(): void {
    seededFrom = source()
    seededOn = londonDate(clock.now())
    database.startAgain(() => {
      seedPeople(database, seededOn)
      remember()
    })
  }

  /** What is in the file, so that a later process goes on with it. */
  function remember(): void {
    seededFrom = source()
    const kept = { 'seeded-from': seededFrom, 'seeded-on': seededOn, 'clock-ahead': clock.ahead }
    for (const [key, value] of Object.entries(kept))
      if (value === undefined) database.run('delete from meta where key = ?', key)
      else database.run('insert or replace into meta values (?, ?)', key, String(value))
  }

  /** The person's accounts and payments as of today, and their data up to the day of valuation. */
  function catchUp(person: ApiUser, at: Date): void {
    database.transaction(() => bringUpTo(person, at))
  }

  /** What follows the deaths that we were told of, before anybody acts for who has died. */
  function followDeaths(at: Date): void {
    for (const person of deathsUntil(database, daysAt(at).today)) catchUp(person, at)
  }

  function bringUpTo(person: ApiUser, at: Date): void {
    const { today } = daysAt(at)
    // Each piece may lead to others, such as an account that opens with a Direct Debit, or one that becomes a child's own.
    let next = nextWork(person, today)
    for (; next; next = nextWork(person, today)) {
      const { on, isLight = false, isFirst = false, carryOut } = next.work
      const now = new Date(startOfBusiness(on))
      const days = daysAt(now)
      if (isFirst) bringPayments(next.family, { ...days, today: addDays(on, -1) })
      else if (isLight) bringPayments(next.family, days)
      else simulateUntil(next.family, days)
      const valuedOn = isFirst || isLight ? valuedUntil(next.active) : days.valuedOn
      carryOut({ database, active: next.active, now, today: days.today, valuedOn })
    }
    simulateUntil(seededFamily(person), daysAt(at))
  }

  /** The earliest due day of the people whose accounts are simulated together with this person's. */
  function nextWork(person: ApiUser, today: string) {
    const family = seededFamily(person)
    return family
      .flatMap((active) => dueWork({ database, active, today }).map((work) => ({ work, active, family })))
      .toSorted((a, b) => inOrder(a.work, b.work))[0]
  }

  function seededFamily(person: ApiUser): ApiUser[] {
    const family = familyOf(database, person)
    for (const each of family) {
      const row = database.one<{ is_seeded: number }>('select is_seeded from people where id = ?', each.id)
      if (row?.is_seeded === 0)
        copyPerson({ database, person: each, today: seededOn, valuedOn: workingDayBefore(seededOn) })
    }
    return family
  }

  /** The last close that is known for this person. */
  const valuedUntil = ({ id }: ApiUser): string =>
    database.one<{ valued_on: string | null }>('select valued_on from people where id = ?', id)?.valued_on ??
    workingDayBefore(seededOn)

  type Days = Pick<Call, 'today' | 'valuedOn'>

  /** Accounts that open by this day, and payments that move along. */
  function bringPayments(family: readonly ApiUser[], { today, valuedOn }: Days): void {
    for (const person of family) {
      openAccounts({ database, person, today: seededOn, valuedOn }, today)
      advancePayments(database, person.id, today)
    }
  }

  function simulateUntil(family: readonly ApiUser[], { today, valuedOn }: Days): void {
    bringPayments(family, { today, valuedOn })
    for (const person of family)
      if (valuedUntil(person) < valuedOn) continuePerson({ database, person, today: seededOn, valuedOn })
  }

  return {
    clock,
    database,
    seedIfStale,
    seededOn: () => seededOn,
    catchUp,
    followDeaths,
    /** Forward adds the days between and keeps what was done, backward seeds again. Null: the real time again. */
    setClock(to: Date | null): void {
      seedIfStale()
      const before = londonDate(clock.now())
      clock.move(to)
      if (to === null || londonDate(to) < before) seed()
      else database.transaction(remember)
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
