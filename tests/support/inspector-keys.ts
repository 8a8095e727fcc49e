// The inspector without a mouse, and axe on all of it.
import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { noteCost } from './costs.ts'

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () =>
    target.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element)
  for (let presses = 0; presses < 250; presses++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The focus never got there')
}

/** Presses the arrow until this choice of the list that has the focus is made. */
export async function arrowTo(page: Page, list: Locator, choice: string): Promise<void> {
  const chosen = () => list.evaluate((each: HTMLSelectElement) => each.selectedOptions[0]?.label)
  for (let presses = 0; presses < 40; presses++) {
    if ((await chosen()) === choice) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`There is no choice "${choice}"`)
}

export async function isAccessible(page: Page): Promise<void> {
  noteCost('looks of axe')
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .include('#inspector')
      .withTags(tags)
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    )
  }
  await page.emulateMedia({ colorScheme: null })
}
