// npm run build: checks the manifest, builds the portal into dist/, and lets the page preload its landing screens.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Manifest as Bundle } from 'vite'
import { filesOf, readBundle } from './built-files.ts'
import { root } from '../config-folder.ts'
import { generate } from '../generate/generate.ts'
import type { LinkedRoute } from '#manifest/link/linked.ts'
import { landingRoutes, openRoutes, screensOf } from './first-pages.ts'
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

/** Moves the style sheets behind the static shell, which has inline styles, so that it is painted before they load. */
function stylesLast(html: string): string {
  const sheets: string[] = []
  const without = html.replace(/\s*<link rel="stylesheet"[^>]*>/g, (sheet) => {
    sheets.push(sheet)
    return ''
  })
  return without.replace('</body>', `${sheets.join('')}\n  </body>`)
}

interface FilesToAsk {
  signedOut: string[]
  signedIn: string[]
  /** More files, by path: of screens open to everybody, and for signed-in pages of the screens that people start on. */
  signedOutAt: Record<string, string[]>
  signedInAt: Record<string, string[]>
}

/** The files that the boot script requests at once, besides those that the page names. */
function filesToAsk(bundle: Bundle, html: string): FilesToAsk {
  const { linked } = compileFolder()
  const asked = (name: string, known: readonly string[] = []) =>
    [...filesOf(bundle, name)].filter((file) => !html.includes(file) && !known.includes(file))
  const signedOut = asked('signed-out-page.ts')
  const signedIn = asked('signed-in-page.tsx')
  const at = (routes: readonly LinkedRoute[], known: readonly string[]) =>
    Object.fromEntries(
      routes
        .filter(({ path }) => !/[:*]/.test(path))
        .map((route) => [
          route.path,
          screensOf([route]).flatMap((screen) => asked(`../screens/${screen}.screen.tsx`, known)),
        ]),
    )
  return {
    signedOut,
    signedIn,
    signedOutAt: linked ? at(openRoutes(linked), signedOut) : {},
    signedInAt: linked ? at(landingRoutes(linked), signedIn) : {},
  }
}
