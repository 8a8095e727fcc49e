// The product API of the sandbox: authorises, routes and answers from SQLite. The server has already checked the token.
import flagsFile from '../../../config/flags.json' with { type: 'json' }
import { londonDate } from '#domain/london-time.ts'
import { workingDayBefore } from '#domain/working-days.ts'
import { authorise, type Authorised } from './authorise.ts'
import { Refusal, type ApiRequest, type ApiResponse, type Call, type Person } from './call.ts'
import { Database } from './database.ts'
import { failureFor } from './failures.ts'
import { findRoute } from './find-route.ts'
import { peopleText, seedPeople } from './seed/people.ts'
import { seedPerson } from './seed/person.ts'

export type { ApiRequest, ApiResponse } from './call.ts'

export interface ProductApi {
  handle(request: ApiRequest): ApiResponse
  /** Turns flags on or off for everybody; null gives each person their own back. */
  setFlags(flags: Record<string, boolean | null>): void
  /** Forgets every change, flags included. */
  reset(): void
  close(): void
}

export interface ProductApiOptions {
  /** A path, or ":memory:". Data of another day or of other personas is dropped, so that it never looks old. */
  file: string
  now: () => Date
}

const privately = { 'cache-control': 'no-store', vary: 'authorization, x-userid, x-clientid, origin' }

export function openProductApi({ file, now }: ProductApiOptions): ProductApi {
  const database = new Database(file)
  const overrides = new Map<string, boolean>()
  let seededFrom = database.one<{ value: string }>(`select value from meta where key = 'seeded-from'`)?.value

  /** Starts afresh when the date in London or the personas have changed since the data was made. */
  function seedIfStale(): void {
    if (seededFrom !== source()) seed()
  }

  function source(): string {
    return `${londonDate(now())} ${peopleText}`
  }

  function seed(): void {
    seededFrom = source()
    database.clear()
    seedPeople(database, londonDate(now()))
    database.run(`insert into meta values ('seeded-from', ?)`, seededFrom)
  }

  function flagsOf(person: Person): Record<string, boolean> {
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
    return failure ?? route.answer(callFor(request, who, params))
  }

  function callFor(request: ApiRequest, { user, active }: Authorised, params: Record<string, string>): Call {
    const at = now()
    const today = londonDate(at)
    const valuedOn = workingDayBefore(today)
    for (const person of [user, active]) {
      const row = database.one<{ is_seeded: number }>('select is_seeded from people where id = ?', person.id)
      if (row?.is_seeded === 0) seedPerson({ database, person, today, valuedOn })
    }
    return {
      database,
      now: at,
      today,
      valuedOn,
      user,
      active,
      params,
      query: request.query,
      body: request.body,
      flagsOf,
    }
  }

  seedIfStale()
  return {
    handle(request) {
      try {
        const response = answer(request)
        return { ...response, headers: { ...privately, ...response.headers } }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const { status, message, code } = error
        return { status, body: { message, ...(code !== undefined && { code }) }, headers: privately }
      }
    },
    setFlags(flags) {
      for (const [name, value] of Object.entries(flags)) {
        if (value === null) overrides.delete(name)
        else overrides.set(name, value)
      }
    },
    reset() {
      overrides.clear()
      seed()
    },
    close: () => database.close(),
  }
}
