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

/** Tests of these folders keep nothing between them, so that they share a process and what it has worked out. */
const shared = [
  'tests/{checks,sandbox}/**/*.test.ts',
  'tests/engine/{base,forms,inspector,pages,runtime,ui}/**/*.test.ts',
  'tests/portal/{api,domain,product-api,screens}/**/*.test.ts',
  'tests/tools/{portal,test}/**/*.test.ts',
  'tests/tools/*.test.ts',
  // Not surfaces/, where a test puts one of its own into the engine.
  'tests/engine/manifest/{change,checks,conditions,edit,emit,pages,read,resolve}/*.test.ts',
  'tests/engine/manifest/*.test.ts',
]

/** Tests of what is no component, in a document. */
const withDocument = 'tests/**/*.dom.test.ts'

const drawnCases = join(import.meta.dirname, 'tests/support/drawn-cases.ts')

const chunks = chunkGroups()

export default defineConfig({
  root: 'src/engine/app',
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
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'shared',
          setupFiles: [drawnCases],
          isolate: false,
          include: shared,
          exclude: [withDocument],
        },
      },
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'node',
          setupFiles: [drawnCases],
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/journeys/**', withDocument, ...shared],
        },
      },
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'dom',
          setupFiles: [drawnCases],
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx', withDocument],
        },
      },
    ],
  },
})
