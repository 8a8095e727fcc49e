// The entries of a menu as it stands on the page.
import type { Page } from '@playwright/test'

/** The entries of this list: one a line, children indented, badge in brackets, then where a link leads. */
export function entriesOf(page: Page, list: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const wordsOf = (control: Element): string => {
      const label = control.querySelector(':scope > span > span:not([data-badge])') ?? control
      const copy = label.cloneNode(true) as Element
      for (const beside of copy.querySelectorAll('[data-badge], .visually-hidden')) beside.remove()
      return (copy.textContent ?? '').trim()
    }
    const entry = (control: Element): string => {
      const badge = control.querySelector('[data-badge] [aria-hidden]')?.textContent
      const words = wordsOf(control) + (badge === undefined ? '' : ` (${badge})`)
      if (!(control instanceof HTMLAnchorElement)) return words
      const { origin, pathname, search, href, protocol } = new URL(control.href)
      if (!protocol.startsWith('http')) return `${words} → ${href}`
      return `${words} → ${origin === location.origin ? pathname + search : pathname.replace('/links/', 'link ')}`
    }
    const lines = (items: Element | null, indent: string): string[] =>
      [...(items?.children ?? [])].flatMap((item) => {
        const control = item.querySelector('a, button, summary, span')
        const nested = item.querySelector('ul')
        return [...(control ? [indent + entry(control)] : []), ...lines(nested, `${indent}  `)]
      })
    return lines(document.querySelector(selector), '')
  }, list)
}
