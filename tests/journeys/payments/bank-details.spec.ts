// Bank details: masked, added with a name check, told outside the portal, and their owner's alone.
import { expect, test } from '../../support/journey.ts'

const PATH = '/myaccount/customerinformation/bank-details'

test.describe('A client', () => {
  test('adds their first bank account, after the bank has confirmed the name [R-PAGE-31]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('invitee', '/dashboard')
    await page.getByRole('dialog').getByRole('button', { name: 'Remind me later' }).click()
    await page.getByRole('link', { name: 'Add your bank details' }).click()
    await portal.hasPath(PATH)
    await portal.isAccessible()
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
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
    await expect(page.getByText('Name confirmed')).toBeVisible()
    await portal.isAccessible()
    await page.getByRole('button', { name: 'Add this bank account' }).click()
    await expect(page.getByText(/^The account ending 4958 is added/)).toBeFocused()
    await expect(page.getByText('66374958')).toHaveCount(0)
    await portal.isAccessible()

    expect(await sandbox.outbox()).toMatchObject([
      { channel: 'text', subject: 'A bank account was added' },
      { channel: 'email', recipient: 'liam.ford@example.com' },
    ])
    await page.getByRole('button', { name: 'Remove account ending 4958' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('No bank account yet')).toBeVisible()
  })

  test('gives the credentials again when the sign-in is too old, and the account is added without another press [R-PAGE-31]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', `${PATH}?add=1`)
    await page.getByLabel('Name on the account').fill('Amelia Hart')
    await page.getByRole('radio', { name: 'Personal' }).check()
    await page.getByLabel('Sort code').fill('107999')
    await page.getByLabel('Account number').fill('88837491')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Name confirmed').last()).toBeVisible()
    await sandbox.wantsFreshSignIn('POST', '/api/bank-accounts')
    await page.getByRole('button', { name: 'Add this bank account' }).click()
    await portal.signInAtProvider('client')
    await expect(page.getByText(/^The account ending 7491 is added/)).toBeVisible()
    const accounts = page.getByRole('listitem').filter({ hasText: 'account number ending' })
    await expect(accounts).toHaveCount(2)
    await page.getByRole('button', { name: 'Make default account ending 7491' }).click()
    await expect(accounts.first()).toContainText('7491')
  })
})

test('Somebody acting for a client reads the bank details and changes nothing [R-PAGE-31]', async ({
  page,
  portal,
}) => {
  await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
  await portal.signIn('delegate', PATH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rose Lin’s bank details')
  await expect(page.getByText('account number ending 4958')).toBeAttached()
  await expect(page.getByText('Only the owner of the account can')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await portal.isAccessible()
})
