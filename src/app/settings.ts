// Fetches /settings.json, which says where this installation's provider and API are.
import { readSettings, type SettingsOutcome } from '#session/settings.ts'

export async function fetchSettings(): Promise<SettingsOutcome> {
  try {
    const answer = await fetch('/settings.json', { cache: 'no-cache', credentials: 'same-origin' })
    if (!answer.ok) return { problems: [`settings.json: the server answered ${answer.status}`] }
    return readSettings(await answer.json())
  } catch (error) {
    return {
      problems: [
        error instanceof SyntaxError ? 'settings.json: is not JSON' : 'settings.json: could not be reached',
      ],
    }
  }
}
