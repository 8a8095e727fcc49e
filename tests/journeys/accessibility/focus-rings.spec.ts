// People who go through a page by keyboard see where they are: every field and button has a ring, in error too.
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'

interface Focused {
  name: string
  isField: boolean
  ring: string
}

/** The element with the focus and its outline; nothing once the focus has left the main area. */
const focused = (page: Page): Promise<Focused | undefined> =>
  page.evaluate(async () => {
    // Without motion, too, a change of colour takes a frame or two.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || !document.querySelector('main')?.contains(element))
      return undefined
    const changes = element.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    const name =
      element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? ''
    return {
      name: `${element.tagName.toLowerCase()} ${element.id} ${name.slice(0, 30)}`,
      isField: element.matches('input, select, textarea, [role="slider"], [role="combobox"]'),
      ring: `${outlineStyle} ${outlineWidth} ${outlineColor}`,
    }
  })

/** Goes through the main area with Tab, and gives what had the focus. */
async function walkThrough(page: Page): Promise<Focused[]> {
  const seen: Focused[] = []
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter')
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    if (!now) break
    seen.push(now)
  }
  return seen
}

/** The ring as it should be: 3 px in the green of the brand. */
const ringOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'))
    probe.style.color = 'var(--pine)'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return `solid 3px ${color}`
  })

test('A client sees a ring of 3 px around whatever has the focus, in both themes, in error too', async ({
  page,
  portal,
}) => {
  await portal.signIn('client')
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [path, submit] of [
      ['/myaccount/messages/new', 'Send message'],
      ['/projections', undefined],
      ['/myaccount/customerinformation/shared-access', 'Send invitation'],
    ] as const)
      await test.step(`${path} in ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme })
        await portal.follow(path)
        await expect(page.locator('main input').first()).toBeVisible()
        await portal.isQuiet()
        const expected = await ringOf(page)
        const before = await walkThrough(page)
        expect(before.filter(({ isField }) => isField).length).toBeGreaterThan(1)
        expect(before.filter(({ ring }) => ring !== expected)).toEqual([])
        if (submit === undefined) return
        await page.getByRole('button', { name: submit }).click()
        await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible()
        const inError = await walkThrough(page)
        expect(inError.filter(({ ring }) => ring !== expected)).toEqual([])
      })
})
