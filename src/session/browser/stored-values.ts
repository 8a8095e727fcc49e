// Parses the entries of localStorage and sessionStorage. Plain functions, because signed-out pages load this file and
// must not load a schema library.
import type { Consent } from '#domain/browser/consent.ts'
import { isRecord } from '#domain/record.ts'
import type { GrantRef } from '#domain/access/granted-access.ts'
import type { SignedOutReason } from '../types.ts'

export interface SignedOutNote {
  reason: SignedOutReason
  message?: string
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
  return { reason: why, ...(message === undefined ? {} : { message }) }
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
