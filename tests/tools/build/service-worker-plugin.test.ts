import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest/manifest.ts'
import { fillWorker } from '#tools/build/service-worker-plugin.ts'

describe('the service worker of a release', () => {
  it('knows the firm and where its messages are from the manifest', () => {
    const manifest = { brand: { name: 'Larkfield Wealth' }, header: { messages: { href: '/inbox' } } }
    expect(fillWorker('const known = [__BRAND__, __MESSAGES__]', manifest as unknown as Manifest)).toBe(
      'const known = ["Larkfield Wealth", "/inbox"]',
    )
  })

  it('opens the start page where the header has no messages', () => {
    const manifest = { brand: { name: 'Fernhill Bank' }, header: {} }
    expect(fillWorker('__MESSAGES__', manifest as unknown as Manifest)).toBe('"/"')
  })
})
