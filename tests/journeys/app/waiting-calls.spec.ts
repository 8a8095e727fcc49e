// The API gives no answer for a while, and then does.
import { expect, test } from '../../support/journey.ts'

test.describe('A client while the API gives no answer', () => {
  test('reads that the portal tries again by itself, and has their page without doing anything once it answers', async ({
    page,
    portal,
  }) => {
    portal.expectedMistakes = [/ERR_FAILED|Failed to load/]
    await portal.signIn('client')
    await page.route('**/api/documents*', (route) => route.abort())
    await page.goto('/myaccount/documents')
    const card = page.getByRole('main').getByRole('alert')
    await expect(card).toContainText('We couldn’t load')
    await expect(page.getByText('Our service is not answering just now. We’ll keep trying.')).toBeVisible({
      timeout: 20_000,
    })
    await portal.isAccessible()
    await page.unroute('**/api/documents*')
    await expect(page.getByText('Our service is back, and we have loaded what was missing.')).toBeVisible({
      timeout: 40_000,
    })
    await expect(card).toHaveCount(0)
    await expect(page.getByRole('table').first()).toBeVisible()
  })
})
