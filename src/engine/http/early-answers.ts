// Answers that the page asked for while its scripts loaded (src/engine/app/first-load/early-calls.ts). A call takes one only if address and
// headers are the same to the letter, so an answer never serves another token, user or client; and each once.

/** How long an answer counts as fresh, here and in the query cache, in ms. */
export const FRESH = 60_000

export interface EarlyAnswer {
  /** The trace id in the `traceparent` header that was sent. */
  traceId: string
  response: Promise<Response>
  /** When the response came, in ms since 1970; undefined until then. */
  at?: number
}

export interface EarlyCalls {
  /** When the page began to ask, in ms since 1970. */
  begunAt: number
  settings: Promise<Response>
  /** By `earlyKey`. Undefined for a call that the portal has made itself: the page does not ask for it any more. */
  answers: Map<string, EarlyAnswer | undefined>
  /** The page makes no more calls. */
  isOver?: boolean
}

declare global {
  var portalEarly: EarlyCalls | undefined
}

/** Which calls are the same: address, and every header but `traceparent`. */
export const earlyKey = (url: string, headers: Record<string, string>): string =>
  url + JSON.stringify(headers)

/** The early answer to this GET, if there is one; afterwards there is none. */
export function takeEarly(url: string, headers: Record<string, string>): EarlyAnswer | undefined {
  const early = globalThis.portalEarly
  if (!early) return undefined
  if (Date.now() - early.begunAt > FRESH) endEarly()
  const key = earlyKey(url, headers)
  const taken = early.answers.get(key)
  early.answers.set(key, undefined)
  return taken
}

/** Drops the early answers that were not taken: they may be out of date from now on. */
export function endEarly(): void {
  const early = globalThis.portalEarly
  if (!early) return
  early.isOver = true
  early.answers.clear()
  globalThis.portalEarly = undefined
}
