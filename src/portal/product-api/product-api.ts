// The product API of the sandbox: authorises, routes and answers from SQLite. The server has already checked the token.
import { authorise, personBy } from '#product-api/people/authorise.ts'
import {
  ErrorResponse,
  type ApiRequest,
  type ApiResponse,
  type Authorised,
  type Call,
  type ApiUser,
} from 'portal-engine/sandbox/calls/call.ts'
import { setAttorneyScope } from '#product-api/days/attorneys-due.ts'
import { daysAt, openData } from '#product-api/days/open-data.ts'
import { pathOf } from 'portal-engine/http/contract.ts'
import { requireAccess } from 'portal-engine/sandbox/calls/route.ts'
import { findRoute, isPathOf } from '#product-api/find-route.ts'
import { requireFreshSignIn } from 'portal-engine/sandbox/calls/fresh-sign-in.ts'
import { idempotent } from '#product-api/idempotent.ts'
import { invitationShown, joinNetwork } from '#product-api/tax/join-network.ts'
import { sentOutside } from 'portal-engine/sandbox/calls/outbox.ts'
import { noPushService } from 'portal-engine/sandbox/calls/push-service.ts'
import { notifyDevices } from '#product-api/notifications/notify-devices.ts'
import { endSubscriptions } from '#product-api/notifications/subscriptions.ts'
import { keepSignIn } from '#product-api/people/devices.ts'
import { notifyOfSecurity } from '#product-api/people/notify-of-security.ts'
import type { ProductApi, ProductApiOptions } from 'portal-engine/sandbox/calls/product-api.ts'
import { noIdentity } from 'portal-engine/sandbox/calls/identity-service.ts'
import flagsFile from '../../../config/flags.json' with { type: 'json' }
import { openToBy } from '#product-api/data/rights.ts'
import { failureFor } from './failures.ts'
import { linkContents } from './link-contents.ts'
import { routes } from './routes.ts'

const privateHeaders = { 'cache-control': 'no-store', vary: 'authorization, x-userid, x-clientid, origin' }

export function openProductApi({
  file,
  now: realNow,
  identity = noIdentity,
  push = noPushService,
}: ProductApiOptions): ProductApi {
  const data = openData(file, realNow)
  const { clock, database } = data
  const overrides = new Map<string, boolean>()

  function flagsOf(person: ApiUser): Record<string, boolean> {
    const row = database.one<{ flags: string }>('select flags from people where id = ?', person.id)
    const on = new Set(JSON.parse(row?.flags ?? '[]') as string[])
    const names = Object.keys(flagsFile.flags)
    return Object.fromEntries(
      [...names, ...overrides.keys()].map((name) => [name, overrides.get(name) ?? on.has(name)]),
    )
  }

  function answer(request: ApiRequest): ApiResponse {
    data.seedIfStale()
    data.followDeaths(clock.now())
    const { route, params } = findRoute(routes, request)
    const asking = () =>
      authorise(database, request, route, (person) => flagsOf(person)['shared-access'] === true)
    const { access, user, active } = asking()
    if (access !== 'visitor') for (const person of [user, active]) data.catchUp(person, clock.now())
    // What was due until now may have changed what they may do.
    const who = asking()
    for (const openTo of [route.openTo, ...openToBy(params)]) requireAccess(who, openTo)
    const called = `${route.method} ${pathOf(route, params)}`
    const failure = failureFor(who.user, called)
    if (failure) return failure
    const call = callFor(request, who, params)
    // The call and its key are one transaction: a process that ends in between has done neither.
    return database.transaction(
      () =>
        idempotent(
          { database, now: realNow() },
          { ...who, address: request.address },
          { ...request, called },
          () => route.answer(call),
        ),
      (error) => error instanceof ErrorResponse && error.keepsWork,
    )
  }

  function callFor(
    request: ApiRequest,
    { user, active, access }: Authorised,
    params: Record<string, string>,
  ): Call {
    const now = clock.now()
    const { today, valuedOn } = daysAt(now)
    return {
      database,
      now,
      realNow: realNow(),
      today,
      valuedOn,
      seededOn: data.seededOn(),
      user,
      active,
      access,
      subject: request.subject ?? '',
      address: request.address ?? '',
      browser: request.browser,
      identity,
      push,
      params,
      query: request.query,
      body: request.body,
      requireFreshSignIn: () => requireFreshSignIn(request, realNow()),
      flagsOf,
    }
  }

  /** What the work answers; then the devices of those to whom it has written are notified. */
  function thenNotifying<T>(work: () => T): T {
    const answered = work()
    notifyDevices(database, push, clock.now())
    return answered
  }

  data.seedIfStale()
  return {
    handle(request) {
      const headers = { ...privateHeaders, date: clock.now().toUTCString() }
      try {
        const response = thenNotifying(() => answer(request))
        return { ...response, headers: { ...headers, ...response.headers } }
      } catch (error) {
        if (!(error instanceof ErrorResponse)) throw error
        const { status, message, reason, details } = error
        return {
          status,
          body: { message, ...(reason !== undefined && { reason }), ...details },
          headers: { ...headers, ...error.headers },
        }
      }
    },
    isForVisitors: ({ path }) => routes.some((route) => route.openTo === 'visitor' && isPathOf(route, path)),
    noteSignIn(subject, browser, outcome) {
      data.seedIfStale()
      database.transaction(() => {
        const person = personBy(database, 'subject', subject)
        if (person) keepSignIn({ database }, person, browser, { outcome, at: realNow().toISOString() })
      })
    },
    noteSecurityChange(subject, what) {
      thenNotifying(() =>
        database.transaction(() => {
          const person = personBy(database, 'subject', subject)
          if (person) notifyOfSecurity({ database, now: clock.now(), active: person }, what, '')
        }),
      )
    },
    noteSessionsEnded(subject, isEnded) {
      database.transaction(() => {
        const person = personBy(database, 'subject', subject)
        if (person) endSubscriptions(database, person.id, isEnded)
      })
    },
    setFlags(flags) {
      for (const [name, value] of Object.entries(flags)) {
        if (value === null) overrides.delete(name)
        else overrides.set(name, value)
      }
    },
    setClock: data.setClock,
    reset() {
      overrides.clear()
      identity.forgetCredentials()
      data.reset()
    },
    outbox: () => sentOutside(database),
    networkInvitation: (id) => invitationShown(database, id),
    joinNetwork(id) {
      const now = clock.now()
      const personOf = (personId: string) => {
        const person = personBy(database, 'id', personId)!
        data.catchUp(person, now)
        return person
      }
      return thenNotifying(() =>
        database.transaction(() => joinNetwork({ database, now, ...daysAt(now) }, id, personOf)),
      )
    },
    setAttorneyScope(scope) {
      const now = clock.now()
      const donor = personBy(database, 'user_id', scope.donor)
      if (donor) data.catchUp(donor, now)
      return thenNotifying(() =>
        database.transaction(() => setAttorneyScope({ database, now, ...daysAt(now) }, scope)),
      )
    },
    linkContents,
    close: () => database.close(),
  }
}
