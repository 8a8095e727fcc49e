// A build as Vite leaves it, with a file for each screen, and people with keys.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newKey } from '#app/release/signatures.ts'
import { readProduct } from '#tools/product.ts'
import { keepCode } from '#tools/release/code.ts'
import { root } from './root.ts'

/** `script`: the one script of this code, by which its id differs from another's. */
export function buildCode(dist: string, script = 'portal-12345678.js'): void {
  mkdirSync(join(dist, 'assets'), { recursive: true })
  mkdirSync(join(dist, '.vite'), { recursive: true })
  const chunk = (name: string) => ({ file: `assets/${name}-12345678.js`, name })
  const screens = [...readProduct().screens.keys()].map((name): [string, object] => [
    `../../portal/screens/${name}.screen.tsx`,
    chunk(name.replace('/', '-')),
  ])
  const bundle = Object.fromEntries([
    ...screens,
    ['../pages/text.screen.tsx', chunk('text')],
    ['../pages/request.screen.tsx', chunk('request')],
    ['first-load/signed-in-page.tsx', chunk('signed-in-page')],
    ['first-load/signed-out-page.ts', chunk('signed-out-page')],
  ])
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(bundle))
  cpSync(join(root, 'src/engine/app/index.html'), join(dist, 'index.html'))
  writeFileSync(join(dist, 'sw.js'), 'const name = __BRAND__')
  keepCode(dist, { files: [script], hasIntegrity: false, isQuick: true })
}

/** Makes a key for each name, in a file; those in `known` are in the release-keys.json that is in force from now on. */
export async function makeKeys<Name extends string>(
  folder: string,
  names: readonly Name[],
  { approvals, known = names }: { approvals: number; known?: readonly Name[] },
): Promise<Record<Name, string>> {
  const made = await Promise.all(
    names.map(async (name) => {
      const { own, public: open } = await newKey()
      const file = join(folder, `${name}.key.json`)
      writeFileSync(file, JSON.stringify(own))
      const { kty, crv, x, y } = open
      return { name, file, entry: { name, key: { kty, crv, x, y } } }
    }),
  )
  const keys = made.filter(({ name }) => known.includes(name)).map(({ entry }) => entry)
  writeFileSync(join(folder, 'release-keys.json'), JSON.stringify({ approvals, keys }))
  process.env['PORTAL_RELEASE_KEYS'] = join(folder, 'release-keys.json')
  return Object.fromEntries(made.map(({ name, file }) => [name, file])) as Record<Name, string>
}
