// npm run build: checks the manifest, builds the portal into dist/, and lets the page preload its landing screens.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Manifest as Bundle } from 'vite'
import { filesOf, readBundle } from './built-files.ts'
import { root } from './config-folder.ts'
import { generate } from './generate.ts'
import type { Route } from '../manifest/manifest.ts'
import { compileFolder } from './manifest-plugin.ts'

await generate()
await build({ configFile: join(root, 'vite.config.ts') })

const dist = join(root, 'dist')
const page = join(dist, 'index.html')
const written = readFileSync(page, 'utf8')
writeFileSync(
  page,
  stylesLast(written).replace('/*files*/{}', JSON.stringify(filesToAsk(readBundle(dist), written))),
)

/** Puts the style sheets after the static shell, which carries its own: it is painted before they have come. */
function stylesLast(html: string): string {
  const sheets: string[] = []
  const without = html.replace(/\s*<link rel="stylesheet"[^>]*>/g, (sheet) => {
    sheets.push(sheet)
    return ''
  })
  return without.replace('</body>', `${sheets.join('')}\n  </body>`)
}

interface FilesToAsk {
  visit: string[]
  signedIn: string[]
  /** Besides, by path: screens that open for everybody, and with a session those that people land on. */
  visitAt: Record<string, string[]>
  signedInAt: Record<string, string[]>
}

/** What the boot script asks for at once, besides what the page names itself. */
function filesToAsk(bundle: Bundle, html: string): FilesToAsk {
  const { manifest } = compileFolder()
  const asked = (name: string, known: readonly string[] = []) =>
    [...filesOf(bundle, name)].filter((file) => !html.includes(file) && !known.includes(file))
  const visit = asked('visit.ts')
  const signedIn = asked('signed-in.tsx')
  const at = (routes: readonly Route[], known: readonly string[]) =>
    Object.fromEntries(
      routes.map(({ path, screen }) => [path, asked(`../screens/${screen}.screen.tsx`, known)]),
    )
  const routes = manifest?.routes.filter(({ screen }) => screen !== undefined) ?? []
  const opens = ({ path, match, guards }: Route) => match === 0 && guards.length === 0 && !/[:*]/.test(path)
  return {
    visit,
    signedIn,
    visitAt: at(routes.filter(opens), visit),
    signedInAt: at(
      routes.filter(({ path }) => ['/myaccount', '/dashboard'].includes(path)),
      signedIn,
    ),
  }
}
