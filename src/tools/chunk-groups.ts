// Which modules share a file. A file a module compresses badly and costs a request each, one file for all makes people
// wait for what they don't need; so modules go together by who needs them first.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './config-folder.ts'

const app = (name: string) => join(root, 'src/app', name)
const LIBRARIES = /\/node_modules\/(react|react-dom|react-router|scheduler)\//
const PUBLIC_SCREENS = /\/src\/screens\/(public|mobile)\/[^/]+\.screen\.tsx$/
const LANDING_SCREENS = /\/src\/screens\/(account\/dashboard|dashboard\/home)\.screen\.tsx$/
/**
 * What screens share; the screens themselves keep files of their own. Styles of public ones are too small for that,
 * and somebody signed in needs most of what public ones share.
 */
const SHARED = /\/src\/(ui|api|domain)\/|\/src\/screens\/(public|mobile)\/.*\.module\.css/

type Modules = ReadonlySet<string>

/** The plugin learns the imports, the groups are for `codeSplitting`. The first group that has a module takes it. */
export function chunkGroups(): { plugin: Plugin; groups: { name: string; test(id: string): boolean }[] } {
  const groups: Record<string, Modules> = {
    portal: new Set(),
    'signed-in': new Set(),
    landing: new Set(),
  }
  return {
    plugin: {
      name: 'chunk-groups',
      apply: 'build',
      buildEnd() {
        const ids = [...this.getModuleIds()]
        /** The modules whose id this matches, and all that they import. */
        const reached = (roots: (id: string) => boolean): Modules => {
          const found = new Set<string>()
          const visit = (id: string) => {
            if (found.has(id)) return
            found.add(id)
            this.getModuleInfo(id)?.importedIds.forEach(visit)
          }
          ids.filter(roots).forEach(visit)
          return found
        }
        const visit = reached((id) => id === app('visit.ts'))
        const signedIn = reached((id) => id === app('signed-in.tsx'))
        const main = reached((id) => id === app('main.tsx'))
        const sharedBy = (screens: RegExp) =>
          new Set([...reached((id) => screens.test(id))].filter((id) => SHARED.test(id)))
        groups['portal'] = main.union(visit.intersection(signedIn)).union(sharedBy(PUBLIC_SCREENS))
        groups['signed-in'] = signedIn
        groups['landing'] = sharedBy(LANDING_SCREENS)
      },
    },
    groups: [
      { name: 'libraries', test: (id) => LIBRARIES.test(id) },
      ...Object.keys(groups).map((name) => ({ name, test: (id: string) => groups[name]?.has(id) ?? false })),
    ],
  }
}
