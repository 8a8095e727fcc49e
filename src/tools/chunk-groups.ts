// Which modules share a file. A file a module compresses badly and costs a request each, one file for all makes people
// wait for what they don't need; so modules go together by who needs them first.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './config-folder.ts'

interface Group {
  name: string
  /** The modules of this file are these and all that they import, less those of the groups before. */
  roots: RegExp
  /** Of those, only the ones this matches. */
  only?: RegExp
}

const groups: readonly Group[] = [
  {
    name: 'portal',
    roots: /\/src\/(app\/main\.tsx|session\/(failure-words|listeners|presumed-settings)\.ts)$/,
  },
  {
    name: 'public',
    roots: /\/src\/screens\/(public|mobile)\/[^/]+\.screen\.tsx$/,
    only: /\/src\/(ui|domain)\//,
  },
  { name: 'signed-in', roots: /\/src\/app\/signed-in\.tsx$/ },
  {
    name: 'landing',
    roots: /\/src\/screens\/(account\/dashboard|dashboard\/home)\.screen\.tsx$/,
    only: /\/src\/(ui|api|domain)\//,
  },
]

const LIBRARIES = /\/node_modules\/(react|react-dom|react-router|scheduler)\/|^\0?rolldown\/runtime/

/** The plugin learns the imports, the groups are for `codeSplitting`. */
export function chunkGroups(): { plugin: Plugin; groups: { name: string; test(id: string): boolean }[] } {
  const members = new Map<string, ReadonlySet<string>>()
  return {
    plugin: {
      name: 'chunk-groups',
      apply: 'build',
      buildEnd() {
        const taken = new Set<string>()
        const all = [...this.getModuleIds()]
        for (const { name, roots, only } of groups) {
          const found = new Set<string>()
          const visit = (id: string) => {
            if (found.has(id)) return
            found.add(id)
            this.getModuleInfo(id)?.importedIds.forEach(visit)
          }
          all.filter((id) => roots.test(id)).forEach(visit)
          const own = [...found].filter((id) => !taken.has(id) && !isEntry(id) && (!only || only.test(id)))
          members.set(name, new Set(own))
          own.forEach((id) => taken.add(id))
        }
      },
    },
    groups: [
      { name: 'libraries', test: (id) => LIBRARIES.test(id) },
      ...groups.map(({ name }) => ({ name, test: (id: string) => members.get(name)?.has(id) ?? false })),
    ],
  }
}

/** The page's own module keeps a file of its own: its styles and preloads hang on it. */
const isEntry = (id: string): boolean => id.endsWith('.html') || id === join(root, 'src/app/main.tsx')
