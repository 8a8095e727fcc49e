// The addresses that the portal has, by its routes: every other one is answered with 404, and the portal's page says so. The build
// writes them as lines of an nginx map; preview reads the same file.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Resolved } from '#manifest/resolve/resolved.ts'

/** In dist/. Names that begin with a dot are not served. */
const FILE = '.hosting/known-addresses.map'

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '[$&]')

/** As the router matches: without regard to case, with or without a slash at the end, ":name" for one part, "*" for the rest. */
const patternOf = (path: string): string =>
  `^${path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (part === '*' ? '(/.*)?' : part.startsWith(':') ? '/[^/]+' : `/${escaped(part)}`))
    .join('')}/*$`

/** Lines of an nginx map. The route for every other address is none of them. */
export const knownAddresses = ({ routes }: Pick<Resolved, 'routes'>): string =>
  [...new Set(routes.map(({ path }) => path))]
    .filter((path) => path !== '*')
    .map((path) => `"~*${patternOf(path)}" 1;\n`)
    .join('')

export function writeKnownAddresses(dist: string, resolved: Resolved): void {
  const file = join(dist, FILE)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, knownAddresses(resolved))
}

/** Does the build in this folder know the path? Everything, where it does not say. */
export function isKnownAddress(dist: string, path: string): boolean {
  const file = join(dist, FILE)
  if (!existsSync(file)) return true
  const patterns = [...readFileSync(file, 'utf8').matchAll(/^"~\*(.*)" 1;$/gm)]
  return patterns.some(([, pattern = '']) => new RegExp(pattern, 'i').test(path))
}
