// How Vite builds and serves a portal.
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { engineFolder } from '../config-folder.ts'
import { inspectorPlugin } from '../inspector/inspector-plugin.ts'
import { apiSentences } from './api-sentences.ts'
import { chunkGroups, preloadedWith } from './first-load/chunk-groups.ts'
import { manifestPlugin } from './manifest-plugin.ts'
import { noticesPlugin } from './notices-plugin.ts'
import { pagePlugin } from './page-plugin.ts'
import { releaseKeysPlugin } from './release-keys-plugin.ts'
import { limitsPlugin, outsidePlugin, screensPlugin } from './screens-plugin.ts'
import { serviceWorkerPlugin } from './service-worker-plugin.ts'
import { unusedComponents } from './unused-components.ts'

const chunks = chunkGroups()

export const viteConfig = {
  root: join(engineFolder, 'src/engine/app'),
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
    // build.ts empties it, but for the files of earlier builds.
    emptyOutDir: false,
    manifest: true,
    chunkImportMap: true,
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false, resolveDependencies: preloadedWith },
    rolldownOptions: { output: { codeSplitting: { groups: chunks.groups } } },
  },
} satisfies UserConfig
