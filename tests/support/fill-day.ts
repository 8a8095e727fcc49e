// Types a day into the three fields of its question.
import type { Page } from '@playwright/test'

/** `typed`: "1/12/2026". */
export async function fillDay(page: Page, question: string, typed: string): Promise<void> {
  const [day, month, year] = typed.split('/') as [string, string, string]
  const fields = page.getByRole('group', { name: question })
  await fields.getByLabel('Day', { exact: true }).fill(day)
  await fields.getByLabel('Month', { exact: true }).fill(month)
  await fields.getByLabel('Year', { exact: true }).fill(year)
}
