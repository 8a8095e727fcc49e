// The settings before validation. A signed-out page renders with them at once and validates them afterwards.
import { isRecord } from '#base/record.ts'
import { defaults } from './default-settings.ts'
import type { Settings } from './settings.ts'

/** Settings that are complete enough to render a page; undefined when only validation can say what is wrong. */
export function uncheckedSettings(json: unknown): Settings | undefined {
  if (!isRecord(json) || !isRecord(json['publicFlags']) || !isRecord(json['links'])) return undefined
  const { provider } = json as Partial<Settings>
  return { ...defaults, ...(provider && { authority: provider.issuer }), ...json } as Settings
}
