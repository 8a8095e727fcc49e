// Vite plugin: the portal's definition as `virtual:portal`, and the lists of all its screens: a release may add a route for one.
import packageFile from '../../../package.json' with { type: 'json' }
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { PAGE_KINDS, screenOfKind } from '#manifest/read/page-files.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { engineFolder, limitsText, packagesFolder } from '../config-folder.ts'
import { layersInForce } from '../layers.ts'
import { engineLimitsModule, ownLimitsModule } from '../generate/generate.ts'
import {
  definitionFile,
  isOutside,
  productFolder,
  publicFolder,
  readProduct,
  screensFolder,
} from '../product.ts'
import { screenFile } from '../screens.ts'
import { landingRoutes, publicRoutes, screensOf } from './first-load/first-pages.ts'
import { servedFolder } from './manifest-plugin.ts'

const FIRST = 'virtual:first-screens'
const OTHER = 'virtual:other-screens'

export function screensPlugin(): Plugin {
  let isServed = false
  return {
    name: 'portal-screens',
    enforce: 'pre',
    configResolved({ command, mode }) {
      isServed = command === 'serve' && mode !== 'test'
    },
    configureServer(server) {
      server.watcher.add(screensFolder())
      // A new screen or layout is on the lists at once.
      server.watcher.on('add', (path) => {
        if (!/\.(screen|layout)\.tsx$/.test(path)) return
        for (const id of [FIRST, OTHER]) {
          const module = server.moduleGraph.getModuleById(`\0${id}`)
          if (module) server.moduleGraph.invalidateModule(module)
        }
        server.ws.send({ type: 'full-reload' })
      })
    },
    resolveId(id) {
      if (id === 'virtual:portal') return definitionFile()
      return id === FIRST || id === OTHER ? `\0${id}` : undefined
    },
    load(id) {
      if (id !== `\0${FIRST}` && id !== `\0${OTHER}`) return undefined
      const { resolved } = servedFolder()
      // Of a running server, all are on one list: an edit may change which come first, and a browser has each list already.
      const first = resolved && !isServed ? firstScreens(resolved) : new Set<string>()
      const names = [...readProduct().screens.keys()]
      const all = [...names.filter((name) => !isLayout(name)), ...PAGE_KINDS.map(screenOfKind)]
      if (id.endsWith(FIRST))
        return listOf(
          'screens',
          all.filter((name) => first.has(name)),
          'screen',
        )
      const layouts = names.filter(isLayout).map((name) => name.slice(0, -LAYOUT.length))
      return (
        listOf(
          'screens',
          all.filter((name) => !first.has(name)),
          'screen',
        ) + listOf('layouts', layouts, 'layout')
      )
    },
  }
}

/** Screens that need no sign-in and those on which people land: with the first files, so that nothing waits. */
export const firstScreens = (resolved: Resolved): Set<string> =>
  new Set(screensOf([...publicRoutes(resolved), ...landingRoutes(resolved)]))

const LAYOUT = '.layout'
const isLayout = (name: string) => name.endsWith(LAYOUT)

function listOf(name: string, ids: readonly string[], kind: 'screen' | 'layout'): string {
  const folder = screensFolder()
  const rows = ids
    .toSorted()
    .map(
      (id) =>
        `  ${JSON.stringify(id)}: () => import(${JSON.stringify(kind === 'screen' ? screenFile(id, folder) : join(folder, `${id}.layout.tsx`))}),`,
    )
  return `export const ${name} = {\n${rows.join('\n')}\n}\n`
}

/** A portal's pictures are its own, and what its files outside the engine's folder import is found here: the engine and packages. */
export function outsidePlugin(): Plugin {
  return {
    name: 'portal-outside',
    enforce: 'pre',
    config: () => ({
      publicDir: publicFolder(),
      // Of the portal, so that two of them on one engine share nothing.
      cacheDir: join(productFolder(), 'node_modules/.vite'),
      // Also where it is installed, the engine is source.
      optimizeDeps: { exclude: [packageFile.name] },
      ssr: { noExternal: [packageFile.name] },
      server: { fs: { allow: [engineFolder, packagesFolder, productFolder()] } },
    }),
    resolveId(id, importer) {
      if (importer === undefined || !isOutside(importer) || importer.startsWith('\0')) return undefined
      if (id.startsWith('.') || id.startsWith('/')) return undefined
      return this.resolve(id, join(engineFolder, 'src/engine/app/main.tsx'), { skipSelf: true })
    },
  }
}

/**
 * The limits of the portal that is built, as its layers set them: the files have those of this project's own. Another portal has
 * its own in its definition.
 */
export function limitsPlugin(): Plugin {
  const [engines, own] = ['src/engine/base/limits.gen.ts', 'src/portal/domain/limits.gen.ts']
  const isInFiles = () => productFolder() === engineFolder && layersInForce().length === 0
  return {
    name: 'portal-limits',
    enforce: 'pre',
    load(id) {
      if (id === join(engineFolder, engines) && !isInFiles()) return engineLimitsModule(limitsText())
      if (id === join(engineFolder, own) && !isInFiles()) return ownLimitsModule(limitsText())
      return undefined
    },
  }
}
