// Reads /settings.json as a whole: with `provider` and `idleSeconds`, which few installations have. A page loads this file
// only where the settings have one of them.
import * as z from 'zod/mini'
import { isRecord } from '#base/record.ts'
import { providerProblems, type ProviderSettings } from './provider-settings.ts'
import { readCommonSettings, type SettingsOutcome, type FurtherSettings } from './settings.ts'

const idleSeconds = z
  .int('must be a whole number of seconds')
  .check(z.gte(60, 'must be 60 at least'), z.lte(43_200, 'must be 43200 (12 hours) at most'))

/** Validates the settings. Every problem names its field. */
export function readSettings(json: unknown): SettingsOutcome {
  if (!isRecord(json)) return readCommonSettings(json)
  const { provider, idleSeconds: idle, ...common } = json
  const further: FurtherSettings = {}
  const problems: string[] = []
  if (provider !== undefined) {
    problems.push(...providerProblems(provider))
    if (common['authority'] !== undefined)
      problems.push('authority: is the issuer of `provider` already, so leave it out')
    // Problems of the issuer are named as those of `provider`.
    further.provider = provider as ProviderSettings
    common['authority'] = 'https://issuer.example'
  }
  if (idle !== undefined) {
    problems.push(
      ...(idleSeconds.safeParse(idle).error?.issues.slice(0, 1) ?? []).map(
        ({ message }) => `idleSeconds: ${message}`,
      ),
    )
    further.idleSeconds = idle as number
  }
  const outcome = readCommonSettings(common)
  if ('problems' in outcome || problems.length > 0)
    return { problems: ['problems' in outcome ? outcome.problems : [], problems].flat() }
  const authority = further.provider?.issuer ?? outcome.settings.authority
  return { settings: { ...outcome.settings, ...further, authority } }
}
