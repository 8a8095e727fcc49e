// The product API of the sandbox: authorises, routes and answers from SQLite. The server has already checked the token.
import flagsFile from '../../../config/flags.json' with { type: 'json' }
import { londonDate } from '#domain/dates/london-time.ts'
import { workingDayBefore } from '#domain/dates/working-days.ts'
import { authorise, personBy, type Authorised } from './authorise.ts'
import { Refusal, type ApiRequest, type ApiResponse, type Call, type ApiUser } from './call.ts'
import { Clock } from './clock.ts'
import { Database } from './database.ts'
import { failureFor } from './failures.ts'
import { findRoute } from './find-route.ts'
import { requireFreshSignIn } from './fresh-sign-in.ts'
import { once } from './once.ts'
import { invitationShown, joinNetwork, type NetworkInvitationShown } from './joining.ts'
import { openAccounts } from './openings/open-accounts.ts'
import { sentOutside, type OutgoingMessage } from './outbox.ts'
import { dueWork } from './payments/due-work.ts'
import { advancePayments, openingOf } from './payments/payments.ts'
import { keepSignIn, type SignInOutcome } from './security/devices.ts'
import { tellOfSecurity } from './security/tell.ts'
import { noIdentity, type Browser, type Identity } from './security/identity.ts'
import { peopleText, seedPeople } from './seed/people.ts'
import { continuePerson, seedPerson } from './seed/person.ts'
import { tables } from './tables.ts'

export type { ApiRequest, ApiResponse } from './call.ts'

export interface ProductApi {
  handle(request: ApiRequest): ApiResponse
  /** Keeps that somebody has signed in with this browser, or was refused. */
  noteSignIn(subject: string, browser: Browser, outcome: SignInOutcome): void
  /** Tells the person what has changed about how they sign in. */
  noteSecurityChange(subject: string, what: string): void
  /** Turns flags on or off for everybody; null gives each person their own back. */
  setFlags(flags: Record<string, boolean | null>): void
  /** Moves today: forward adds the days between and keeps what was done, backward seeds anew. Null: the real time again. */
  setClock(to: Date | null): void
  /** Forgets every change, flags and clock included. */
  reset(): void
  /** E-mails and texts that people were sent, the newest first. */
  outbox(): OutgoingMessage[]
  /** Who invites whom to a network under this id? */
  networkInvitation(id: string): NetworkInvitationShown | undefined
  /** The invited person joins; false where no invitation waits. */
  joinNetwork(id: string): boolean
  close(): void
}

export interface ProductApiOptions {
  /** A path, or ":memory:". Data of another day, another clock or other personas is dropped, so that it never looks old. */
  file: string
  now: () => Date
  identity?: Identity
}

const privately = { 'cache-control': 'no-store', vary: 'authorization, x-userid, x-clientid, origin' }

export function openProductApi({ file, now: realNow, identity = noIdentity }: ProductApiOptions): ProductApi {
  const clock = new Clock(realNow)
  const database = new Database(file)
  const overrides = new Map<string, boolean>()
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
  function bringUpTo(person: ApiUser, at: Date): void {
    const row = database.one<{ is_seeded: number }>('select is_seeded from people where id = ?', person.id)
    if (row?.is_seeded === 0)
      seedPerson({ database, person, today: seededOn, valuedOn: workingDayBefore(seededOn) })
    const { today } = daysAt(at)
    for (const { on, carryOut } of dueWork({ database, active: person, today })) {
      liveUntil(person, daysAt(new Date(openingOf(on))))
      carryOut({ database, active: person, now: new Date(openingOf(on)), ...daysAt(new Date(openingOf(on))) })
    }
    liveUntil(person, daysAt(at))
  }

  function liveUntil(person: ApiUser, { today, valuedOn }: Pick<Call, 'today' | 'valuedOn'>): void {
    openAccounts({ database, person, today: seededOn, valuedOn }, today)
    advancePayments(database, person.id, today)
    const known = database.one<{ valued_on: string | null }>(
      'select valued_on from people where id = ?',
      person.id,
    )
    if (known && (known.valued_on ?? workingDayBefore(seededOn)) < valuedOn)
      continuePerson({ database, person, today: seededOn, valuedOn })
  }

  function flagsOf(person: ApiUser): Record<string, boolean> {
    const row = database.one<{ flags: string }>('select flags from people where id = ?', person.id)
    const on = new Set(JSON.parse(row?.flags ?? '[]') as string[])
    const names = Object.keys(flagsFile.flags)
    return Object.fromEntries(
      [...names, ...overrides.keys()].map((name) => [name, overrides.get(name) ?? on.has(name)]),
    )
  }

  function answer(request: ApiRequest): ApiResponse {
    seedIfStale()
    const who = authorise(database, request, (person) => flagsOf(person)['shared-access'] === true)
    const { route, params } = findRoute(request)
    if (who.isViewer && !route.isOpenToViewers) throw new Refusal(403, 'This is not shared with you')
    const failure = failureFor(who.user, request)
    if (failure) return failure
    return once({ database, now: realNow() }, who, request, () => route.answer(callFor(request, who, params)))
  }

  function callFor(request: ApiRequest, { user, active }: Authorised, params: Record<string, string>): Call {
    const at = clock.now()
    const { today, valuedOn } = daysAt(at)
    for (const person of [user, active]) bringUpTo(person, at)
    return {
      database,
      now: at,
      realNow: realNow(),
      today,
      valuedOn,
      seededOn,
      user,
      active,
      subject: request.subject,
      browser: request.browser,
      identity,
      params,
      query: request.query,
      body: request.body,
      requireFreshSignIn: () => requireFreshSignIn(request, realNow()),
      flagsOf,
    }
  }

  seedIfStale()
  return {
    handle(request) {
      const headers = { ...privately, date: clock.now().toUTCString() }
      try {
        const response = answer(request)
        return { ...response, headers: { ...headers, ...response.headers } }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const { status, message, reason, details } = error
        return {
          status,
          body: { message, ...(reason !== undefined && { reason }), ...details },
          headers,
        }
      }
    },
    noteSignIn(subject, browser, outcome) {
      seedIfStale()
      const person = personBy(database, 'subject', subject)
      if (person) keepSignIn({ database }, person, browser, { outcome, at: realNow().toISOString() })
    },
    noteSecurityChange(subject, what) {
      const person = personBy(database, 'subject', subject)
      if (person) tellOfSecurity({ database, now: clock.now(), active: person }, what, '')
    },
    setFlags(flags) {
      for (const [name, value] of Object.entries(flags)) {
        if (value === null) overrides.delete(name)
        else overrides.set(name, value)
      }
    },
    setClock(to) {
      seedIfStale()
      const before = londonDate(clock.now())
      clock.move(to)
      if (to === null || londonDate(to) < before) seed()
      else remember()
    },
    reset() {
      overrides.clear()
      identity.forgetCredentials()
      clock.move(null)
      seed()
    },
    outbox: () => sentOutside(database),
    networkInvitation: (id) => invitationShown(database, id),
    joinNetwork(id) {
      const now = clock.now()
      const personOf = (personId: string) => {
        const person = personBy(database, 'id', personId)!
        bringUpTo(person, now)
        return person
      }
      return joinNetwork({ database, now, ...daysAt(now) }, id, personOf)
    },
    close: () => database.close(),
  }
}

/** Today in London, and the last close. */
function daysAt(at: Date): Pick<Call, 'today' | 'valuedOn'> {
  const today = londonDate(at)
  return { today, valuedOn: workingDayBefore(today) }
}
