import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { apiSentences } from './src/tools/build/api-sentences.ts'
import { chunkGroups, preloadedWith } from './src/tools/build/first-load/chunk-groups.ts'
import { inspectorPlugin } from './src/tools/inspector/inspector-plugin.ts'
import { manifestPlugin } from './src/tools/build/manifest-plugin.ts'
import { noticesPlugin } from './src/tools/build/notices-plugin.ts'
import { pagePlugin } from './src/tools/build/page-plugin.ts'
import { releaseKeysPlugin } from './src/tools/build/release-keys-plugin.ts'
import { limitsPlugin, outsidePlugin, screensPlugin } from './src/tools/build/screens-plugin.ts'
import { serviceWorkerPlugin } from './src/tools/build/service-worker-plugin.ts'
import { unusedComponents } from './src/tools/build/unused-components.ts'

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

const chunks = chunkGroups()

export default defineConfig({
  root: join(import.meta.dirname, 'src/engine/app'),
  cacheDir: '../../../node_modules/.vite',
  plugins: [
    react(),
    chunks.plugin,
    unusedComponents(),
    apiSentences(),
    outsidePlugin(),
    screensPlugin(),
    limitsPlugin(),
    manifestPlugin(),
    pagePlugin(),
    releaseKeysPlugin(),
    inspectorPlugin(),
    serviceWorkerPlugin(),
    noticesPlugin(),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  server: { host: 'localhost', port: Number(process.env.PORTAL_PORT ?? 5173), strictPort: true },
  build: {
    outDir: '../../../dist',
    // build.ts empties it, but for the files of earlier builds.
    emptyOutDir: false,
    manifest: true,
    chunkImportMap: true,
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false, resolveDependencies: preloadedWith },
    rolldownOptions: { output: { codeSplitting: { groups: chunks.groups } } },
  },
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
