// When a page of text is due to be read again.
import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { oldPages } from '#tools/serve/installation.ts'

const { resolved } = compile(readConfigFolder(), readProduct())

const told = (reviewedOn: string, today: string) =>
  oldPages(
    {
      ...resolved!,
      pages: new Map([['accessibility', { ...resolved!.pages.get('accessibility')!, reviewedOn }]]),
    },
    today,
  ).map(({ severity, message }) => `${severity}: ${message}`)

describe('A product owner with a page of text', () => {
  it('is warned once nobody has checked it for 18 months', () => {
    expect(told('2025-05-27', '2026-11-27')).toEqual([])
    expect(told('2025-05-26', '2026-11-27')).toEqual([
      'warning: Nobody has checked the page "accessibility" since 2025-05-26, so what it says may no longer be true.',
    ])
  })

  it('is warned of a day that is still to come', () => {
    expect(told('2026-11-27', '2026-11-27')).toEqual([])
    expect(told('2026-11-28', '2026-11-27')).toEqual([
      'warning: The page "accessibility" says that it was checked on 2026-11-28, which is still to come.',
    ])
  })
})
