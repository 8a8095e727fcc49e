// An account of two owners: what each sees of it, and what one is told of the other.
import { expect, test } from '../../support/journey.ts'

const JOINT = 'A-C-30001-3'

test.describe('The owners of a joint account', () => {
  test('see all of it among the accounts and their share in the taxes, and are told what the other does', async ({
    page,
    portal,
    anotherBrowser,
  }) => {
    await test.step('one sees with whom they own it, and by their share in their taxes', async () => {
      await portal.signIn('tom-marsh', '/myaccount/all-accounts')
      const table = page.getByRole('table', { name: 'All accounts' })
      await expect(table.getByRole('row')).toHaveCount(5)
      await expect(page.getByText('Totals count all of a joint account')).toBeVisible()
      await page.getByRole('button', { name: 'By owner' }).click()
      await expect(page.getByRole('heading', { name: 'Tom Marsh and Rose Marsh' })).toBeVisible()
      await page.getByRole('link', { name: 'Joint Investment Account' }).click()
      await portal.hasPath(`/myaccount/${JOINT}/performance`)
      await expect(page.getByText('Joint with Rose Marsh · No. NP3000103')).toBeVisible()
      await portal.follow('/myaccount/tax-allowances-and-services')
      await expect(page.getByText('Of your joint account, only your share counts: 50%.')).toBeVisible()
    })

    await test.step('the other takes money out of it, and is told that this one is told', async () => {
      const other = await anotherBrowser()
      const { page: hers } = other
      await other.signIn('rose-marsh', `/myaccount/payments-and-transfers/withdrawing-funds?account=${JOINT}`)
      await hers.getByLabel('Amount', { exact: true }).fill('250')
      await hers.getByRole('radio', { name: 'No', exact: true }).check()
      await hers.getByRole('button', { name: 'Continue' }).press('Enter')
      await expect(hers.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
      await expect(
        hers.getByText('Tom Marsh owns this account with you, so we tell them at once.'),
      ).toBeVisible()
      await hers.getByRole('button', { name: 'Take this money out' }).press('Enter')
      await expect(hers.getByRole('heading', { name: 'Withdrawal requested' })).toBeFocused()
      await hers.getByRole('link', { name: 'See where it stands' }).click()
      await expect(hers.getByText('We have told Tom Marsh, who owns this account as well.')).toBeVisible()
    })
  })
})
