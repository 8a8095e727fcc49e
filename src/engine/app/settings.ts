// Fetches /settings.json, which says where this installation's provider and API are.

export async function fetchSettings(): Promise<{ json: unknown } | { problems: string[] }> {
  try {
    const answer = await (globalThis.portalEarly?.settings ??
      fetch('/settings.json', { cache: 'no-cache', credentials: 'same-origin' }))
    if (!answer.ok) return { problems: [`settings.json: the server answered ${answer.status}`] }
    return { json: await answer.json() }
  } catch (error) {
    return {
      problems: [
        error instanceof SyntaxError ? 'settings.json: is not JSON' : 'settings.json: could not be reached',
      ],
    }
  }
}

/** The settings are invalid: every problem names its field. */
export class SettingsError extends Error {
  override name = 'SettingsError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('; '))
    this.problems = problems
  }
}
