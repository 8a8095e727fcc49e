// What axe finds on a page. What it cannot see has journeys of its own: journeys/accessibility/.
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing breaks WCAG 2.2 AA as far as axe can tell, nor do the colours in the dark. Ends in the page's own colours. */
export async function isAccessible(page: Page): Promise<void> {
  await passes(axeOn(page).withTags(tags))
  await page.emulateMedia({ colorScheme: 'dark' })
  await passes(axeOn(page).withRules(['color-contrast']))
  await page.emulateMedia({ colorScheme: null })
  await page.evaluate(() => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    return Promise.allSettled(changes.map(({ finished }) => finished))
  })
}

/** Legacy mode leaves out frames of other origins. No page has one, and it takes half the time. */
const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode()

/** Tried again while something moves: between two colours there are others, and a toast that leaves grows pale. */
async function passes(check: AxeBuilder): Promise<void> {
  await expect(async () => {
    const { violations } = await check.analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    expect(found.map((text) => text.slice(0, 400))).toEqual([])
  }).toPass({ timeout: 150_000 })
}
