// The schema of /settings.json: provider, API and links of this installation. Read once, at boot.
import * as z from 'zod/mini'
import { isWebAddress } from '#base/web-address.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { defaults } from './default-settings.ts'

export interface FurtherSettings {
  /** What differs from one identity provider to another; it has the issuer then, and `authority` is left out. */
  provider?: ProviderSettings | undefined
  /** Seconds without activity after which a session ends, whatever the lifetime of its tokens (expiry/idle.ts). */
  idleSeconds?: number | undefined
}

const address = z.string().check(z.refine(isWebAddress, 'must be an http(s) address'))
const name = z.string().check(z.minLength(1, 'must not be empty'))
const origin = z
  .string()
  .check(
    z.refine(
      (text) => URL.canParse(text) && new URL(text).origin === text,
      'must be an origin such as https://api.example',
    ),
  )

export const settingsSchema = z.object({
  /** Issuer of the identity provider, without a slash at the end. */
  authority: z
    .string()
    .check(
      z.refine(
        (text) => URL.canParse(text) && !text.endsWith('/'),
        'must be an address without a slash at the end',
      ),
    ),
  /** Client ids: one for the browser app, one for the installed app. */
  clients: z.object({ web: name, pwa: name }),
  apiHost: origin,
  /** Space-separated; openid, profile and the product API. */
  scope: z.string().check(z.regex(/(^| )openid( |$)/, 'must contain openid')),
  /** The flags of people who are not signed in. */
  publicFlags: z.record(z.string(), z.boolean()),
  /** Addresses of the links that config/links.json declares, by id. */
  links: z.record(z.string(), address),
  /** Start of the older app; paths are appended to it. */
  olderApp: address,
  /** Where errors are reported. */
  errorReports: z.optional(address),
  /** `json`, the default: a list of reports; `opentelemetry`: log records, to an address that ends in /v1/logs. */
  errorReportsFormat: z.optional(z.enum(['json', 'opentelemetry'], 'must be json or opentelemetry')),
  /** Sends the facts of people who agree to analytics to `errorReports`, without any id, to count who sees what. */
  countPeople: z.optional(z.boolean()),
  /** Query parameter that names the account to show. */
  switchParameter: z._default(name, defaults.switchParameter),
})

/** `authority` is the issuer, from whichever field it came. The further fields are in read-settings.ts. */
export type Settings = z.output<typeof settingsSchema> & FurtherSettings

export type SettingsOutcome = { settings: Settings } | { problems: string[] }

/** Validates settings without further fields. Every problem names its field. */
export function readCommonSettings(json: unknown): SettingsOutcome {
  const result = settingsSchema.safeParse(json)
  if (result.success) return { settings: result.data }
  return {
    problems: result.error.issues.map((issue) => {
      const field = issue.path.join('.') || 'settings.json'
      return `${field}: ${issue.message.startsWith('Invalid input') ? 'is missing or of the wrong kind' : issue.message}`
    }),
  }
}
