import { describe, expect, it } from 'vitest'
import { serviceWorkerPlugin } from '#tools/build/service-worker-plugin.ts'

describe('the service worker of a build', () => {
  it('knows the firm from the manifest', () => {
    const worker = { type: 'chunk', code: 'const known = [__BRAND__]' }
    const { generateBundle } = serviceWorkerPlugin() as unknown as {
      generateBundle(options: object, bundle: object): void
    }
    generateBundle({}, { 'sw.js': worker })
    expect(worker.code).toBe('const known = ["Larkfield Wealth"]')
  })
})
