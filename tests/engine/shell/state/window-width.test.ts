import { describe, expect, it } from 'vitest'
import { viewOf } from '#shell/state/facts.ts'
import { windowWidth } from '#shell/state/window-width.ts'

const windowOf = (innerWidth: number, fontSize: string) =>
  ({
    innerWidth,
    document: { documentElement: {} },
    getComputedStyle: () => ({ fontSize }),
  }) as unknown as Window & typeof globalThis

describe('A person whose browser has larger text', () => {
  it.each([
    [767, '16px', 'mobile'],
    [768, '16px', 'tablet'],
    [1199, '16px', 'tablet'],
    [1200, '16px', 'desktop'],
    [1280, '20px', 'tablet'],
    [1500, '20px', 'desktop'],
    [959, '20px', 'mobile'],
    [960, '20px', 'tablet'],
    [1280, '32px', 'mobile'],
  ] as const)('has at %i px with text of %s the %s view [R-CONST-24..26]', (width, text, view) => {
    expect(viewOf(windowWidth(windowOf(width, text)))).toBe(view)
  })

  it('has the plain width when the browser gives no text size', () => {
    expect(windowWidth(windowOf(1200, ''))).toBe(1200)
  })
})
