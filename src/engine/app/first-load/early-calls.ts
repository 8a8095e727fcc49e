// Part of index.html: asks for the settings and the first answers of the API while the portal's scripts load, where the
// stored session is certainly valid. The portal takes them by http/early-answers.ts. It imports nothing.
import type { EarlyAnswer, EarlyCalls } from '#http/early-answers.ts'

/** A GET as the portal makes it: path with query, and 1 if it carries X-UserId. */
export type EarlyCall = readonly [path: string, hasUserId: 0 | 1]

/** The build records them by running the portal's own queries (tools/build/first-load/early-calls.ts). */
export interface RecordedCalls {
  /** For everybody who is signed in, as themselves. The first is the user. */
  people: readonly EarlyCall[]
  /** For people on their own account. */
  own: readonly EarlyCall[]
  /** For the same people, by the path of a page: what its screen asks for. */
  screens: Readonly<Record<string, ScreenCalls>>
}

interface ScreenCalls {
  always: readonly EarlyCall[]
  /** Landing screens differ by an answer about the user: no, or yes. */
  without: readonly EarlyCall[]
  having: readonly EarlyCall[]
}

/** Replaced by the build: those calls, and the names in the browser's storage. */
declare const __CALLS__: RecordedCalls
declare const __STORED_USER__: string
declare const __SIGN_IN__: string
declare const __SIGN_INS__: string
declare const __UNFINISHED_RENEWAL__: string
declare const __SWITCHED_GRANT__: string
declare const __PENDING_USER_ID__: string
declare const __TAB_ID__: string
declare const __TAB_LOCK__: string
/** The member of the user's answer by which landing screens differ. */
declare const __LANDS_BY__: string

interface Stored {
  access_token: string
  expires_at: number
  profile: { userId: string }
}

/** Asks for nothing if the session may not be valid; the portal then asks itself, and says what is wrong. */
async function askEarly(): Promise<void> {
  const [session, local] = [sessionStorage, localStorage]
  const [stored, another] = Object.keys(session).filter((key) => key.startsWith(__STORED_USER__))
  const { access_token, expires_at, profile } = JSON.parse(session[stored!]) as Stored
  const signIn: string = session[__SIGN_IN__]
  const isCurrent = local[__SIGN_INS__ + signIn.split('.')[0]!] === signIn
  // After its end, or with an unfinished renewal, a session signs in again.
  if (another || !isCurrent || !(expires_at * 1000 > Date.now()) || session[__UNFINISHED_RENEWAL__]) return

  const settings = fetch('/settings.json', { cache: 'no-cache', credentials: 'same-origin' })
  const answers: EarlyCalls['answers'] = new Map()
  const early: EarlyCalls = { begunAt: Date.now(), settings, answers }
  globalThis.portalEarly = early
  const { apiHost } = (await (await settings).clone().json()) as { apiHost: string }
  // A tab that was duplicated holds the tokens of another one, and does not use them.
  const { held } = await navigator.locks.query()
  if (held!.some(({ name }) => name === __TAB_LOCK__ + session[__TAB_ID__])) return

  const id = () => crypto.randomUUID().replaceAll('-', '')
  const get = ([path, hasUserId]: EarlyCall) => {
    const url = apiHost + path
    const headers: Record<string, string> = {
      accept: 'application/json',
      authorization: `Bearer ${access_token}`,
    }
    if (hasUserId) headers['X-UserId'] = profile.userId
    const key = url + JSON.stringify(headers)
    if (early.isOver || answers.has(key)) return undefined
    const traceId = id()
    headers['traceparent'] = `00-${traceId}-${id().slice(16)}-01`
    const response = fetch(url, { cache: 'no-store', redirect: 'error', headers })
    const answer: EarlyAnswer = { traceId, response }
    response.then(() => (answer.at = Date.now())).catch(() => {})
    answers.set(key, answer)
    return response
  }
  const { people, own, screens } = __CALLS__
  const [user] = people.map(get)
  // Something asks for another account: a stored switch, a parameter.
  if (local[__SWITCHED_GRANT__ + profile.userId] || session[__PENDING_USER_ID__] || location.search) return
  const screen = screens[location.pathname]
  own.concat(screen?.always ?? []).forEach(get)
  const answer = (await (await user!).clone().json()) as Record<string, unknown>
  screen?.[answer[__LANDS_BY__] ? 'having' : 'without'].forEach(get)
}

askEarly().catch(() => {})
