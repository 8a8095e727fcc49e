// When a page of text is due to be read again.
import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { notReviewed } from '#tools/serve/installation.ts'

const { resolved } = compile(readConfigFolder(), readProduct())

const told = (reviewedOn: string, today: string, page = 'accessibility') =>
  notReviewed(
    {
      ...resolved!,
      pages: new Map([[page, { ...resolved!.pages.get(page)!, reviewedOn }]]),
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

  it('is warned of a page of requests in the same way: each says when it was checked', () => {
    const requests = [...resolved!.pages.values()].filter(({ contents }) => contents.kind === 'request')
    expect(requests.length).toBeGreaterThan(5)
    expect(requests.filter(({ reviewedOn }) => reviewedOn === undefined)).toEqual([])
    expect(told('2025-05-26', '2026-11-27', 'ask-for-a-letter')).toEqual([
      'warning: Nobody has checked the page "ask-for-a-letter" since 2025-05-26, so what it says may no longer be true.',
    ])
  })

  it('is warned of the latest value of each tax figure in the same way', () => {
    const said = notReviewed(resolved!, '2028-05-23').map(({ message }) => message)
    expect(said).toContain(
      'Nobody has checked the tax figure isa-allowance since 2026-11-22, so what it says may no longer be true.',
    )
    expect(new Set(said).size).toBe(said.length)
    expect(notReviewed(resolved!, '2026-12-01')).toEqual([])
  })
})
