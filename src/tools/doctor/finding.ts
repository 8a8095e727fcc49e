// What the doctor finds, and what it asks with.
import type { Settings } from '#session/settings.ts'

export interface Finding {
  topic:
    | 'settings'
    | 'discovery'
    | 'keys'
    | 'clients'
    | 'redirect'
    | 'sign-out'
    | 'CORS'
    | 'API'
    | 'headers'
    | 'clock'
    | 'reports'
    | 'claims'
    | 'links'
    | 'tokens'
    | 'renewal'
    | 'fresh'
  /** `doubtful`: it may work, and should be looked at. `skipped`: it could not be asked, and the sentence says why. */
  outcome: 'fine' | 'doubtful' | 'wrong' | 'skipped'
  /** One sentence; if it is wrong, with what to do. */
  says: string
}

export interface Installation {
  settings: Settings
  /** Where people open the portal, "https://portal.example". */
  portal: string
  /** Path to which the provider sends people back. */
  callback: string
  /** Path of the call that says who has signed in. */
  personPath: string
  /** Never follows a redirect. */
  ask: typeof fetch
  /** Ids of the links that the portal's manifest needs an address for. */
  links: readonly string[]
  /** In ms since 1970. */
  now(): number
}

export const fine = (topic: Finding['topic'], says: string): Finding => ({ topic, outcome: 'fine', says })
export const wrong = (topic: Finding['topic'], says: string): Finding => ({ topic, outcome: 'wrong', says })
export const doubtful = (topic: Finding['topic'], says: string): Finding => ({
  topic,
  outcome: 'doubtful',
  says,
})
export const skipped = (topic: Finding['topic'], says: string): Finding => ({
  topic,
  outcome: 'skipped',
  says,
})

/** Why an answer shows nothing of who may read it: something before the server has answered, or it is busy. */
export function unseenBy({ status, headers }: Response): string | undefined {
  if (status === 429) return 'answers 429, so ask again later'
  if (status < 300 || status >= 400) return undefined
  return `leads to ${headers.get('location') ?? 'another address'}, which no browser follows there`
}

/** May a page of this origin read the answer? */
export const letsRead = (answer: Response, origin: string): boolean =>
  ['*', origin].includes(answer.headers.get('access-control-allow-origin') ?? '')

/** Names in a header that is a list, in lower case. */
export const namesIn = (answer: Response, header: string): string[] =>
  (answer.headers.get(header) ?? '').split(',').map((name) => name.trim().toLowerCase())

/** What an error says, with its cause. */
export const reasonOf = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error)
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${text}${cause}`.replace(/\.$/, '')
}
