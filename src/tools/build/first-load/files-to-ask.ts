// Which files a page asks for as soon as its address and the stored sign-in say what it shows: those of its page mode and of the
// screens that people see first.
import { join, relative } from 'node:path'
import type { Manifest as Bundle } from 'vite'
import type { Resolved, ResolvedRoute } from '#manifest/resolve/resolved.ts'
import { engineFolder } from '../../config-folder.ts'
import { screensFolder } from '../../product.ts'
import { screenFile } from '../../screens.ts'
import { filesOf } from '../built-files.ts'
import { landingRoutes, openRoutes, screensOf } from './first-pages.ts'

interface FilesToAsk {
  signedOut: string[]
  signedIn: string[]
  /** More files, by path: of screens open to everybody, and for signed-in pages of the screens that people start on. */
  signedOutAt: Record<string, string[]>
  signedInAt: Record<string, string[]>
}

/** The files that the boot script requests at once, in addition to those that tags of the page name. The import map asks for nothing. */
export function filesToAsk(bundle: Bundle, html: string, resolved: Resolved | undefined): FilesToAsk {
  const named = new Set([...html.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, file]) => file))
  const asked = (name: string, known: readonly string[] = []) =>
    [...filesOf(bundle, name)].filter((file) => !named.has(file) && !known.includes(file))
  const signedOut = asked('first-load/signed-out-page.ts')
  const signedIn = asked('first-load/signed-in-page.tsx')
  const filesAt = (routes: readonly ResolvedRoute[], known: readonly string[]) =>
    Object.fromEntries(
      routes
        .filter(({ path }) => !/[:*]/.test(path))
        .map((route) => [route.path, screensOf([route]).flatMap((screen) => asked(sourceOf(screen), known))]),
    )
  return {
    signedOut,
    signedIn,
    signedOutAt: resolved ? filesAt(openRoutes(resolved), signedOut) : {},
    signedInAt: resolved ? filesAt(landingRoutes(resolved), signedIn) : {},
  }
}

/** The name of a screen's file in the bundle. */
const sourceOf = (screen: string): string =>
  relative(join(engineFolder, 'src/engine/app'), screenFile(screen, screensFolder()))
