// How the logged-in user signs in: credentials at the provider, devices, sign-ins. Nobody acting for them is told.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { DEVICE_NAME_MOST } from '#domain/browser/device-name.ts'
import type { Api } from '../http/client.ts'
import { instant, nothing, wordOf } from '../http/fields.ts'

/** A link that opens a page: nothing that runs. */
const webAddress = z.string().check(z.regex(/^https?:\/\//))

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

export const signInSchema = z.object({
  id: z.string(),
  at: instant,
  /** The name of the device; null where it is none of the person's. */
  device: z.nullable(z.string()),
  about: z.string(),
  place: z.nullable(z.string()),
  outcome: wordOf<'signed-in' | 'wrong-password' | 'wrong-code'>(),
})
export type SignIn = z.infer<typeof signInSchema>

export const securitySchema = z.object({
  /** Null for the first one. */
  passwordChangedAt: z.nullable(instant),
  passkeys: z.array(z.object({ name: z.string(), addedAt: instant })),
  /** Null where two-step verification is off. */
  twoStepSince: z.nullable(instant),
  /** The provider's pages where these are changed. */
  pages: z.object({ password: webAddress, passkeys: webAddress, twoStep: webAddress }),
  /** The last used first. */
  devices: z.array(deviceSchema),
  /** The newest first. */
  signIns: z.array(signInSchema),
})
export type Security = z.infer<typeof securitySchema>

const path = '/api/security'
const pathOf = (id: string) => `${path}/devices/${encodeURIComponent(id)}`

export const securityQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'security'],
    queryFn: ({ signal }) => api.get(path, securitySchema, { signal }),
  })

export const deviceNameSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(DEVICE_NAME_MOST)),
})

/** Throws an ApiError. Needs a fresh sign-in, like every change here. */
export const renameDevice = (api: Api, id: string, name: string): Promise<Device> =>
  api.send('PUT', pathOf(id), { name }, deviceSchema)

/** Logs it out and forgets it. Throws an ApiError: `current-device` for the one that asks. */
export const removeDevice = (api: Api, id: string): Promise<undefined> =>
  api.send('DELETE', pathOf(id), undefined, nothing)

/** Ends every session of the person, this one too. Throws an ApiError. */
export const logOutEverywhere = (api: Api): Promise<undefined> =>
  api.send('POST', `${path}/log-out-everywhere`, {}, nothing)
