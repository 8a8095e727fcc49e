// Checks /settings.json with zod. A signed-in page loads it at once, a signed-out page after its first page.
import { isRecord } from '#base/record.ts'
import { readCommonSettings, type Settings } from '#session/settings.ts'
import { SettingsError } from './settings.ts'

/** Throws a SettingsError that names every wrong field. */
export async function checkSettings(json: unknown): Promise<Settings> {
  const hasFurther = isRecord(json) && ('provider' in json || 'idleSeconds' in json)
  const read = hasFurther ? (await import('#session/read-settings.ts')).readSettings : readCommonSettings
  const outcome = read(json)
  if ('problems' in outcome) throw new SettingsError(outcome.problems)
  return outcome.settings
}
