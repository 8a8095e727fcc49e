// How tests run; a portal is built and served by src/tools/build/vite-config.ts.
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { viteConfig } from './src/tools/build/vite-config.ts'

/** Folders whose tests put other modules, or another environment, under what they test: each file has its own process. */
const alone = [
  'another-firm',
  'engine/app',
  'engine/manifest/surfaces',
  'engine/ui/toasts',
  'portal/forms',
  'portal/screens/account/transactions',
  'tools/build',
  'tools/conformance',
  'tools/doctor',
  'tools/inspector',
  'tools/release',
  'tools/review',
  'tools/serve',
]
const inAlone = (ending: string) => alone.map((folder) => `tests/${folder}/**/*${ending}`)
const [modules, components, withDocument] = ['.test.ts', '.test.tsx', '.dom.test.ts'] as const

const support = (name: string) => join(import.meta.dirname, 'tests/support', name)

/** Tests of these files, with a document or without. They share a process, and what it has loaded, unless they are alone. */
const project = (name: string, include: string[], exclude: string[], isDom: boolean, isolate = false) => ({
  extends: true as const,
  root: import.meta.dirname,
  test: {
    name,
    include,
    exclude: ['tests/journeys/**', ...exclude],
    isolate,
    ...(isDom ? { environment: 'jsdom' } : {}),
    setupFiles: [support('drawn-cases.ts'), ...(isDom ? [support('document.ts')] : [])],
  },
})

export default defineConfig({
  ...viteConfig,
  test: {
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    // A test that needed its second try is told at the end of a run, as a journey is.
    retry: 1,
    projects: [
      project('node', [`tests/**/*${modules}`], [`tests/**/*${withDocument}`, ...inAlone(modules)], false),
      project(
        'dom',
        [`tests/**/*${components}`, `tests/**/*${withDocument}`],
        [...inAlone(components), ...inAlone(withDocument)],
        true,
      ),
      project('node, alone', inAlone(modules), inAlone(withDocument), false, true),
      project('dom, alone', [...inAlone(components), ...inAlone(withDocument)], [], true, true),
    ],
  },
})
