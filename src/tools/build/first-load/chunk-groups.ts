// Decides which modules share a file. One file for each module compresses badly and costs requests; one file for all
// makes people wait for code they don't need. So modules are grouped by who needs them first.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Resolved, ResolvedRoute } from '#manifest/resolve/resolved.ts'
import { engineFolder } from '../../config-folder.ts'
import { landingRoutes, publicRoutes, screensOf } from './first-pages.ts'
import { screensFolder, sharedFolders } from '../../product.ts'
import { compileFolder } from '../manifest-plugin.ts'

const app = (name: string) => join(engineFolder, 'src/engine/app', name)
const LIBRARIES = /\/node_modules\/(react|react-dom|react-router|scheduler)\//
const SHARED = /\/src\/engine\/(ui|screen-api|http|base)\//
/** The code that screens share, the portal's by its `shared`; each screen keeps a file of its own. */
const isShared = (id: string) => SHARED.test(id) || sharedFolders().some((folder) => id.startsWith(folder))
/** Parts of TanStack Query that only some screens use; they go into a file with those. */
const SOME_SCREENS =
  /\/@tanstack\/(query-core|react-query)\/.*\/(queriesObserver|infiniteQueryObserver|mutationObserver|useQueries|useInfiniteQuery|useMutation)\.js$/
/** What a page of requests, and the portal's own kinds of questions, need together. */
const QUESTIONS = /\/src\/engine\/base\/requests\/(kinds\/|request-answers)/
/** Files that every page has by its tags, so no code asks for them before what needs them. */
const ON_EVERY_PAGE = /^assets\/(rolldown-runtime|libraries|portal)-[\w-]+\.(js|css)$/

/** Characters of a module that is not worth a file, and how many need it so that it would get one. */
const SMALL = { code: 900, users: 3 }

type Modules = ReadonlySet<string>

/** What code asks for together with a chunk (Vite's `modulePreload.resolveDependencies`). */
export const preloadedWith = (_chunk: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' ? files : files.filter((file) => !ON_EVERY_PAGE.test(file))

/** `plugin` collects the imports; `groups` is for Vite's `codeSplitting`. A module goes to the first group that has it. */
export function chunkGroups(): { plugin: Plugin; groups: { name: string; test(id: string): boolean }[] } {
  const groups: Record<string, Modules> = {
    portal: new Set(),
    'signed-in-page': new Set(),
    small: new Set(),
  }
  return {
    plugin: {
      name: 'chunk-groups',
      apply: 'build',
      buildEnd() {
        const ids = [...this.getModuleIds()]
        /** The modules whose id matches, and everything that they import. */
        const reached = (roots: (id: string) => boolean): Modules => {
          const modules = new Set<string>()
          const visit = (id: string) => {
            if (modules.has(id)) return
            modules.add(id)
            this.getModuleInfo(id)?.importedIds.forEach(visit)
          }
          ids.filter(roots).forEach(visit)
          return modules
        }
        const signedOut = reached((id) => id === app('first-load/signed-out-page.ts'))
        const signedIn = reached((id) => id === app('first-load/signed-in-page.tsx'))
        const main = reached((id) => id === app('main.tsx'))
        const { resolved } = compileFolder()
        const screenFiles = (routes: (all: Resolved) => readonly ResolvedRoute[]) =>
          new Set(
            screensOf(resolved ? routes(resolved) : []).map((name) =>
              join(screensFolder(), `${name}.screen.tsx`),
            ),
          )
        const reachedFrom = (files: Modules) => [...reached((id) => files.has(id))]
        const elsewhere = new Set(
          reachedFrom(screenFiles((all) => all.routes.filter((route) => !publicRoutes(all).includes(route)))),
        )
        // Signed-in pages need most of the code that public screens share, so it goes into the file for every page.
        const publicModules = reachedFrom(screenFiles(publicRoutes)).filter(
          (id) => isShared(id) && elsewhere.has(id),
        )
        groups['portal'] = main.union(signedOut.intersection(signedIn)).union(new Set(publicModules))
        // People start on landing pages, and most pages need what these share. A file of its own would be one more to wait for.
        // What only one of them needs goes with it.
        const landingFiles = screenFiles(landingRoutes)
        const opened = new Set(
          ids.filter((id) => (this.getModuleInfo(id)?.dynamicImporters ?? []).length > 0),
        )
        const ownOf = (file: string) => {
          const others = reached((id) => id !== file && opened.has(id))
          return [...reached((id) => id === file)].filter((id) => !others.has(id))
        }
        const own = new Set([...landingFiles].flatMap(ownOf))
        const landing = reachedFrom(landingFiles).filter((id) => isShared(id) && !own.has(id))
        groups['signed-in-page'] = new Set([...signedIn, ...landing].filter((id) => !SOME_SCREENS.test(id)))
        // Every file of its own costs each page two names in its import map.
        const isOnPage = (id: string) =>
          LIBRARIES.test(id) || groups['portal']!.has(id) || groups['signed-in-page']!.has(id)
        groups['small'] = new Set(
          ids.filter((id) => {
            const { code = '', importers = [], importedIds = [] } = this.getModuleInfo(id) ?? {}
            const isSmall = (code ?? '').length <= SMALL.code && importers.length >= SMALL.users
            return isShared(id) && /\.tsx?$/.test(id) && isSmall && importedIds.every(isOnPage)
          }),
        )
      },
    },
    groups: [
      { name: 'libraries', test: (id) => LIBRARIES.test(id) },
      ...Object.keys(groups).map((name) => ({ name, test: (id: string) => groups[name]?.has(id) ?? false })),
      { name: 'questions', test: (id) => QUESTIONS.test(id) },
    ],
  }
}
