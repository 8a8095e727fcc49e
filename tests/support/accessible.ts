// What axe finds on a page. What it cannot see has journeys of its own: journeys/accessibility/.
import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { noteCost } from './costs.ts'

/** Rules by what they belong to. */
const everything: RunOptions = {
  resultTypes: ['violations'],
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
}
/** All that a theme can change. */
const colours: RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'rule', values: ['color-contrast'] },
}

/** What is looked at: the whole page, or what is not the frame around every page. */
type Part = 'page' | 'main'

/** Nothing in main and dialogs breaks WCAG 2.2 AA as far as axe can tell, nor do the colours in the dark. Ends in the page's own colours. */
export async function isAccessible(page: Page): Promise<void> {
  noteCost('looks of axe')
  await passes(page, 'main', everything)
  await page.emulateMedia({ colorScheme: 'dark' })
  await passes(page, 'main', colours)
  await page.emulateMedia({ colorScheme: null })
  await page.evaluate(() => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    return Promise.allSettled(changes.map(({ finished }) => finished))
  })
}

export type Theme = 'light' | 'dark'

/** Nothing breaks WCAG 2.2 AA in this theme, as far as axe can tell. */
export async function isAccessibleIn(page: Page, theme: Theme, part: Part): Promise<void> {
  noteCost('looks of axe')
  await page.emulateMedia({ colorScheme: theme })
  await passes(page, part, everything)
}

/** Tried again while something moves: between two colours there are others, and a toast that leaves grows pale. */
const passes = (page: Page, part: Part, options: RunOptions) =>
  expect(async () => expect(await violations(page, part, options)).toEqual([])).toPass({ timeout: 150_000 })

/**
 * The rules that are broken, each with the elements that break it. A page has axe put into it once. It is looked at from its top,
 * as what has scrolled halfway behind the header is a small target for that moment only.
 */
async function violations(page: Page, part: Part, options: RunOptions): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([of, given]) => {
      const { scrollX, scrollY } = window
      scrollTo({ top: 0, behavior: 'instant' })
      const parts = [...document.querySelectorAll('main, dialog, [role="dialog"], [role="alertdialog"]')]
      const include = of === 'main' ? parts.filter((each) => each.checkVisibility()) : []
      const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(
        include.length > 0 ? { include: include as HTMLElement[] } : document,
        given,
      )
      scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`.slice(0, 400))
    },
    [part, options] as const,
  )
}
