// How the logged-in user signs in: credentials at the provider, devices, sign-ins. People who act for them do not see it.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import { DEVICE_NAME_MOST } from '#domain/device-name.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get, post, put, reason, remove } from 'portal-engine/http/contract.ts'
import { date, instant, webAddress, wordOf } from 'portal-engine/http/fields.ts'
import { text } from 'portal-engine/http/typed-fields.ts'
import { ownerOnly } from 'portal-engine/http/reasons.ts'

export const deviceSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** "Safari on iPhone" */
  about: z.string(),
  firstSeenAt: instant,
  lastSeenAt: instant,
  /** The one that asks. It cannot be removed. */
  isCurrent: z.boolean(),
})
export type Device = z.infer<typeof deviceSchema>

const signInSchema = z.object({
  id: z.string(),
  at: instant,
  /** The name of the device; null if it is none of the person's. */
  device: z.nullable(z.string()),
  about: z.string(),
  place: z.nullable(z.string()),
  outcome: wordOf<'signed-in' | 'wrong-password' | 'wrong-code'>(),
})
export type SignIn = z.infer<typeof signInSchema>

const securitySchema = z.object({
  /** Null for the first one. */
  passwordChangedAt: z.nullable(instant),
  passkeys: z.array(z.object({ name: z.string(), addedAt: instant })),
  /** Null if two-step verification is off. */
  twoStepSince: z.nullable(instant),
  /** When we were first told that the person has died, as far as they have not denied it; null otherwise. */
  deathToldOn: z.nullable(date),
  /** The provider's pages where these are changed. */
  pages: z.object({ password: webAddress, passkeys: webAddress, twoStep: webAddress }),
  /** The last used first. */
  devices: z.array(deviceSchema),
  /** The newest first. */
  signIns: z.array(signInSchema),
})
export type Security = z.infer<typeof securitySchema>

export const getSecurity = get('/api/security', {
  summary: 'Sign-ins and devices',
  answer: securitySchema,
  errors: [ownerOnly],
  openTo: 'owner',
})

export const securityQuery = (api: Api) => queryOf(api, getSecurity)

export const renameDevice = put('/api/security/devices/:id', {
  summary: 'Names a device',
  body: z.object({ name: text(DEVICE_NAME_MOST) }),
  answer: deviceSchema,
  errors: [ownerOnly],
  openTo: 'owner',
  needsFreshSignIn: true,
})

/** Logs it out and forgets it. */
export const removeDevice = remove('/api/security/devices/:id', {
  summary: 'Signs a device out and forgets it',
  errors: [ownerOnly, reason('current-device', 409, 'It is the device that asks.')],
  openTo: 'owner',
  needsFreshSignIn: true,
})

/** Ends every session of the person, this one too. */
export const logOutEverywhere = post('/api/security/log-out-everywhere', {
  summary: 'Signs out everywhere',
  errors: [ownerOnly],
  openTo: 'owner',
  needsFreshSignIn: true,
  isOpenAfterDeath: true,
})

/** What was stopped goes on; what was cancelled stays cancelled. */
export const denyDeath = remove('/api/security/death', {
  summary: 'Says that the person has not died, whatever we were told',
  errors: [ownerOnly],
  openTo: 'owner',
  needsFreshSignIn: true,
  isOpenAfterDeath: true,
})
