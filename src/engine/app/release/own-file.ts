// Asks the portal's own host for a file of a release.

/** There was no answer: the next time may have one. */
export class Unreachable extends Error {}

/** An answer and its text. */
type OwnFile = readonly [answer: Response, text: string]

declare global {
  /** By address: what the page has asked for itself while its scripts loaded (tools/build/first-load/static-shell.ts). */
  var portalFiles: Record<string, Promise<OwnFile>> | undefined
}

/** A host that takes longer is as good as none: the page goes on with what it has. */
const LONGEST_MS = 10_000

/**
 * The answer and its text. Files whose name has their hash may come from the browser's store; of all others the host is asked whether
 * they have changed. What the page itself has asked for is taken once.
 */
export async function askOwnHost(address: string, integrity?: string): Promise<OwnFile> {
  const asked = globalThis.portalFiles?.[address]
  delete globalThis.portalFiles?.[address]
  try {
    return await (asked ?? ask(address, integrity))
  } catch (error) {
    throw new Unreachable(`${address} could not be reached`, { cause: error })
  }
}

async function ask(address: string, integrity: string | undefined): Promise<OwnFile> {
  const answer = await fetch(address, {
    cache: address.startsWith('/assets/') ? 'default' : 'no-cache',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(LONGEST_MS),
    ...(integrity === undefined ? {} : { integrity }),
  })
  return [answer, await answer.text()]
}
