import { describe, expect, it } from 'vitest'
import { fillWorker } from '#tools/build/service-worker-plugin.ts'

describe('the service worker of a release', () => {
  it('knows the firm from the manifest', () => {
    expect(fillWorker('const known = [__BRAND__]', 'Larkfield Wealth')).toBe(
      'const known = ["Larkfield Wealth"]',
    )
  })
})
