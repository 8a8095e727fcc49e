import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { inspectorPlugin } from './src/tools/inspector-plugin.ts'
import { manifestPlugin } from './src/tools/manifest-plugin.ts'
import { pagePlugin } from './src/tools/page-plugin.ts'
import { serviceWorkerPlugin } from './src/tools/service-worker-plugin.ts'

const fixedSeed = join(import.meta.dirname, 'tests/support/fixed-seed.ts')

export default defineConfig({
  root: 'src/app',
  publicDir: 'public',
  cacheDir: '../../node_modules/.vite',
  plugins: [react(), manifestPlugin(), pagePlugin(), inspectorPlugin(), serviceWorkerPlugin()],
  html: { cspNonce: '__CSP_NONCE__' },
  server: { host: 'localhost', port: Number(process.env.PORTAL_PORT ?? 5173), strictPort: true },
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // The libraries of the first route in one file: it stays cached over releases, and together they compress better.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|react-router|scheduler|zod|@tanstack)\//,
            },
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'node',
          setupFiles: [fixedSeed],
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/journeys/**', 'tests/**/*.dom.test.ts'],
        },
      },
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'dom',
          setupFiles: [fixedSeed],
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx', 'tests/**/*.dom.test.ts'],
        },
      },
    ],
  },
})
