// Parses the entries of localStorage and sessionStorage. Plain functions, because signed-out pages load this file and
// must not load a schema library.
import type { Consent } from '#base/browser/consent.ts'
import { isRecord } from '#base/record.ts'
import type { GrantRef } from '#base/access/granted-access.ts'

export type SignedOutReason =
  | 'own-choice'
  | 'inactivity'
  | 'unreachable'
  | 'sign-in-failed'
  | 'other-tab'
  | 'expired'

export interface SignedOutNote {
  reason: SignedOutReason
  message?: string
  /** If a form was open: is everything saved that was typed? */
  typed?: 'kept' | 'unsaved'
  /** The provider did not answer, so that its own session may go on. */
  isStillAtProvider?: boolean
}

/** Where somebody was when their session ended. */
export interface ReturnPlace {
  /** Hash of the person. */
  person: string
  /** Path, search and hash. */
  target: string
}

/** Parses a stored text; undefined when it is invalid. */
export type Parse<T> = (text: string) => T | undefined

const oneOf =
  <T extends string>(...known: readonly T[]): Parse<T> =>
  (text) =>
    known.find((each) => each === text)

export const nonEmptyText: Parse<string> = (text) => text || undefined
export const time: Parse<number> = (text) => (/^\d+$/.test(text) ? Number(text) : undefined)
export const onceFlag = oneOf('true')
export const amountsChoice = oneOf('hidden')
export const themeChoice = oneOf('light', 'dark', 'system')
const reason = oneOf<SignedOutReason>(
  'own-choice',
  'inactivity',
  'unreachable',
  'sign-in-failed',
  'other-tab',
  'expired',
)
const typedState = oneOf('kept', 'unsaved')
const grantKind = oneOf('client', 'grantor')

export const storedGrant: Parse<GrantRef> = (text) => {
  const given = parseJson(text)
  const kind = grantKind(String(given?.['kind']))
  const id = given?.['id']
  return kind && typeof id === 'string' && id !== '' ? { kind, id } : undefined
}

export const signedOutNote: Parse<SignedOutNote> = (text) => {
  const given = parseJson(text)
  const why = reason(String(given?.['reason']))
  const message = given?.['message']
  if (!why || (message !== undefined && typeof message !== 'string')) return undefined
  const typed = typedState(String(given?.['typed']))
  return {
    reason: why,
    ...(message === undefined ? {} : { message }),
    ...(typed && { typed }),
    ...(given?.['isStillAtProvider'] === true && { isStillAtProvider: true }),
  }
}

export const returnPlace: Parse<ReturnPlace> = (text) => {
  const given = parseJson(text)
  const person = given?.['person']
  const target = given?.['target']
  return typeof person === 'string' && typeof target === 'string' ? { person, target } : undefined
}

export const consent: Parse<Consent> = (text) => {
  const given = parseJson(text) as Consent | undefined
  return given?.version && Date.parse(given.at) && Array.isArray(given.choices) ? given : undefined
}

export const texts: Parse<string[]> = (text) => text.split(' ').filter(Boolean)

export const scrollPositions: Parse<Record<string, number>> = (text) => {
  const given = parseJson(text)
  return given && Object.values(given).every(Number.isFinite) ? (given as Record<string, number>) : undefined
}

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const given: unknown = JSON.parse(text)
    return isRecord(given) ? given : undefined
  } catch {
    return undefined
  }
}
