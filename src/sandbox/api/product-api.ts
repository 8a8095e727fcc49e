// The product API of the sandbox: authorises, routes and answers from SQLite. The server has already checked the token.
import { londonDate } from '#domain/london-time.ts'
import { workingDayBefore } from '#domain/working-days.ts'
import { authorise, type Authorised } from './authorise.ts'
import { Refusal, type ApiRequest, type ApiResponse, type Call, type Person, type Route } from './call.ts'
import { Database } from './database.ts'
import { failureFor } from './failures.ts'
import { routes } from './routes.ts'
import { peopleText, seedPeople } from './seed/people.ts'
import { seedPerson } from './seed/person.ts'

export type { ApiRequest, ApiResponse } from './call.ts'

export interface ProductApi {
  handle(request: ApiRequest): ApiResponse
  /** Turns flags on or off for everybody; null gives each person their own back. */
  setFlags(flags: Record<string, boolean | null>): void
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
  const seededFrom = () => `${londonDate(now())} ${peopleText}`
  if (database.one<{ value: string }>(`select value from meta where key = 'seeded-from'`)?.value !== seededFrom()) reset()

  function reset(): void {
    database.clear()
    overrides.clear()
    seedPeople(database, londonDate(now()))
    database.run(`insert into meta values ('seeded-from', ?)`, seededFrom())
  }

  function flagsOf(person: Person): Record<string, boolean> {
    const row = database.one<{ flags: string }>('select flags from people where id = ?', person.id)
    const on = new Set(JSON.parse(row?.flags ?? '[]') as string[])
    const names = ['shared-access', 'fido-authentication', 'disclosure-document', 'expression-of-wish', 'retirement-planner', 'retirement-health-check']
    return Object.fromEntries([...names, ...overrides.keys()].map((name) => [name, overrides.get(name) ?? on.has(name)]))
  }

  function answer(request: ApiRequest): ApiResponse {
    const who = authorise(database, request, (person) => flagsOf(person)['shared-access'] === true)
    const { route, params } = find(request)
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
    return { database, now: at, today, valuedOn, user, active, params, query: request.query, body: request.body, flagsOf }
  }

  return {
    handle(request) {
      try {
        const response = answer(request)
        return { ...response, headers: { ...privately, ...response.headers } }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return { status: error.status, body: { message: error.message }, headers: privately }
      }
    },
    setFlags(flags) {
      for (const [name, value] of Object.entries(flags)) {
        if (value === null) overrides.delete(name)
        else overrides.set(name, value)
      }
    },
    reset,
    close: () => database.close(),
  }
}

function find(request: ApiRequest): { route: Route; params: Record<string, string> } {
  const segments = request.path.split('/')
  let isKnownPath = false
  for (const route of routes) {
    const params = match(route.path.split('/'), segments)
    if (!params) continue
    if (route.method === request.method) return { route, params }
    isKnownPath = true
  }
  throw isKnownPath ? new Refusal(405, 'Not with this method') : new Refusal(404, 'No such path')
}

function match(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index]!
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(segment)
    else if (part !== segment) return undefined
  }
  return params
}
