// Bank details: masked, and added with a name check by who has none and is led here.
import { expect, test } from '../../support/journey.ts'

const PAYMENTS = '/myaccount/payments-and-transfers'
const PATH = '/myaccount/customerinformation/bank-details'

test.describe('A client without bank details', () => {
  test('is led there before a payment, and adds the first account after the bank has confirmed the name [R-PAGE-21, R-PAGE-23, R-PAGE-31]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('invitee', '/dashboard')
    await page.getByRole('dialog').getByRole('button', { name: 'Remind me later' }).click()

    await test.step('a Direct Debit and a withdrawal want a bank account first', async () => {
      await portal.follow(`${PAYMENTS}/regular-contributions`)
      const link = page.getByRole('main').getByRole('link', { name: 'Add your bank details' })
      await expect(link).toHaveAttribute('href', /bank-details$/)
      await portal.follow(`${PAYMENTS}/withdrawing-funds`)
      await page.getByRole('link', { name: 'Go to bank details' }).click()
      await portal.hasPath(PATH)
    })

    await test.step('what can’t be a bank account is said, and a name that is nearly right is offered', async () => {
      await portal.follow('/dashboard')
      await page.getByRole('link', { name: 'Add your bank details' }).click()
      await portal.hasPath(PATH)
      await page.getByRole('button', { name: 'Add a bank account' }).click()
      await page.getByLabel('Name on the account').fill('Liam Forde')
      await page.getByRole('radio', { name: 'Personal' }).check()
      await page.getByLabel('Sort code').fill('08-99-99')
      await page.getByLabel('Account number').fill('66374959')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert')).toContainText('can’t belong to this sort code')
      await page.getByLabel('Account number').fill('66374958')
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert')).toContainText('Confirm that this is the account you mean')
      await expect(page.getByText('The account name is Liam Ford. Did you mean this?')).toBeVisible()
      await portal.isAccessible()
      await page.getByRole('button', { name: 'Use this name' }).click()
      await expect(page.getByLabel('Name on the account')).toHaveValue('Liam Ford')
    })

    await test.step('it is added, told outside the portal, and removed', async () => {
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
      await expect(page.getByText('Name confirmed')).toBeVisible()
      await page.getByRole('button', { name: 'Add this bank account' }).click()
      await expect(page.getByText(/^The account ending 4958 is added/)).toBeFocused()
      await expect(page.getByText('66374958')).toHaveCount(0)
      expect(await sandbox.outbox()).toMatchObject([
        { channel: 'text', subject: 'A bank account was added' },
        { channel: 'email', recipient: 'liam.ford@example.com' },
      ])
      await page.getByRole('button', { name: 'Remove account ending 4958' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await expect(page.getByText('No bank account yet')).toBeVisible()
    })
  })
})
