// An application for accounts, as a person goes through it: from the basket, and through what is to be declared.
import { expect, type Page } from '@playwright/test'
import type { Portal } from './journey.ts'

/** Goes on from the basket. Once it is quiet, the cards above the link are there, and nothing moves while it is pressed. */
export async function pressApply(page: Page, portal: Portal): Promise<void> {
  await portal.hasPath('/projections/basket')
  await portal.isQuiet()
  await page.getByRole('link', { name: 'Apply', exact: true }).click()
}

/** Ticks everything there is to read and declare. */
export async function tickAll(page: Page): Promise<void> {
  const boxes = page.getByRole('main').getByRole('checkbox')
  await expect(boxes.last()).toBeVisible()
  for (const box of await boxes.all()) await box.check()
}
