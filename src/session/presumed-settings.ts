// The settings before their check, for a page that nobody is signed in on: it is drawn first and checked right after.
import { isRecord } from '#domain/record.ts'
import type { Settings } from './settings.ts'

export const defaults = { appPrefix: 'app', switchParameter: 'userId' }

/** Can a page be drawn with these? Undefined when only the check can tell what is wrong with them. */
export function presumeSettings(json: unknown): Settings | undefined {
  if (!isRecord(json) || !isRecord(json['publicFlags']) || !isRecord(json['links'])) return undefined
  return { ...defaults, ...json } as Settings
}
