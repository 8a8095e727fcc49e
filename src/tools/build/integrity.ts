// Hashes of the files of a build in its page, for an installation with its page on one host and its files on another that
// may not be trusted, as a CDN is: the browser runs no changed script. The hashes do not compress, so a page has them
// only where `PORTAL_INTEGRITY` asks for them.
import { createHash } from 'node:crypto'

const HASHED = /(<(?:script type="module"|link rel="stylesheet")[^>]* (?:src|href)="([^"]+)")/g
const MAP = /(<script type="importmap"[^>]*>)([\s\S]*?)(?=<\/script>)/

/** As the attribute `integrity` has it (SRI). */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/**
 * The page with the hash of each script: those that it names by their tags, all others by its import map. `read` gives the content
 * of an address. Styles that come later have none: they cannot do more than the page's policy allows them.
 */
export function withIntegrity(
  html: string,
  scripts: readonly string[],
  read: (address: string) => Uint8Array,
): string {
  const integrity = Object.fromEntries(scripts.map((address) => [address, integrityOf(read(address))]))
  return html
    .replace(
      MAP,
      (_, tag: string, map: string) => tag + JSON.stringify({ ...(JSON.parse(map) as object), integrity }),
    )
    .replace(HASHED, (tag, _, address: string) => `${tag} integrity="${integrityOf(read(address))}"`)
}
