// Asks the portal's own host for a file of a release.

/** There was no answer: the next time may have one. */
export class Unreachable extends Error {}

/** A host that takes longer is as good as none: the page goes on with what it has. */
const LONGEST_MS = 10_000

/**
 * The answer and its text. Files whose name has their hash may come from the browser's store; of all others the host is asked whether
 * they have changed.
 */
export async function askOwnHost(address: string): Promise<{ answer: Response; text: string }> {
  try {
    const answer = await fetch(address, {
      cache: address.startsWith('/assets/') ? 'default' : 'no-cache',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(LONGEST_MS),
    })
    return { answer, text: await answer.text() }
  } catch (error) {
    throw new Unreachable(`${address} could not be reached`, { cause: error })
  }
}
