// Asks the portal's own host for a file of a release.

/** There was no answer: the next time may have one. */
export class Unreachable extends Error {}

/** Files whose name has their hash may come from the browser's store; of all others the host is asked whether they have changed. */
export async function askOwnHost(address: string): Promise<Response> {
  try {
    return await fetch(address, {
      cache: address.startsWith('/assets/') ? 'default' : 'no-cache',
      credentials: 'same-origin',
    })
  } catch (error) {
    throw new Unreachable(`${address} could not be reached`, { cause: error })
  }
}
