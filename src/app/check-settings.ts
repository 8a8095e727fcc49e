// Checks /settings.json with zod. Comes with a session; on a visit after the first page, which needs no zod to be drawn.
import { readSettings, type Settings } from '#session/settings.ts'
import { SettingsError } from './settings.ts'

/** Throws a SettingsError that names every wrong field. */
export function checkSettings(json: unknown): Settings {
  const outcome = readSettings(json)
  if ('problems' in outcome) throw new SettingsError(outcome.problems)
  return outcome.settings
}
