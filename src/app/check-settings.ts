// Checks /settings.json with zod. A signed-in page loads it at once, a signed-out page after its first page.
import { readSettings, type Settings } from '#session/settings.ts'
import { SettingsError } from './settings.ts'

/** Throws a SettingsError that names every wrong field. */
export function checkSettings(json: unknown): Settings {
  const outcome = readSettings(json)
  if ('problems' in outcome) throw new SettingsError(outcome.problems)
  return outcome.settings
}
