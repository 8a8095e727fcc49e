// Account security: devices, sign-ins, logging out everywhere, and what is changed on the provider's own pages.
import type { Page } from '@playwright/test'
import { codeOf, stepAt } from '#sandbox/identity/totp.ts'
import { fromBase32 } from '../../support/base32.ts'
import { expect, test } from '../../support/journey.ts'

const PATH = '/myaccount/customerinformation/account-security'

const region = (page: Page, name: string) => page.getByRole('region', { name })
const devices = (page: Page) => region(page, 'Your devices').getByRole('listitem')

async function logOutEverywhere(page: Page) {
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
}

test.describe('A client', () => {
  test('sees their devices and sign-ins, logs out one or all, and what fails is said [R-PAGE-30]', async ({
    page,
    portal,
    anotherBrowser,
    sandbox,
  }) => {
    const other = await anotherBrowser()
    await other.signIn('client')

    await test.step('the advice on scams is read when security cannot be loaded, and it is tried again', async () => {
      await sandbox.faults([{ path: '/api/security', status: 500 }])
      await portal.signIn('client', PATH)
      await expect(page.getByText('We couldn’t load your account security')).toBeVisible()
      await expect(region(page, 'Is it really us?')).toBeVisible()
      await sandbox.clearFaults()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(devices(page)).toHaveText([
        /Chrome on .*This device/,
        /^(?!.*This device).*Chrome on /,
        /^Phone/,
        /^Laptop at home/,
      ])
    })

    const [current, second] = [devices(page).nth(0), devices(page).nth(1)]
    await test.step('a device is renamed', async () => {
      await expect(current.getByRole('button')).toHaveText([/^Rename/])
      await second.getByRole('button', { name: /^Rename/ }).click()
      const name = page.getByLabel(/^New name of/)
      await expect(name).toBeFocused()
      await name.fill('  ')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('alert')).toHaveText('Enter a name')
      await portal.isAccessible()
      await name.fill('Work computer')
      await page.keyboard.press('Enter')
      await expect(second).toContainText('Work computer')
      await expect(second.getByRole('button', { name: /^Rename/ })).toBeFocused()
    })

    await test.step('a device that is removed is logged out at its next call, and this one stays', async () => {
      await second.getByRole('button', { name: 'Remove Work computer' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await expect(devices(page)).toHaveCount(3)
      await other.follow('/myaccount/documents')
      await expect(other.page.locator('h1')).toHaveText('Signed out')
      await portal.follow('/myaccount/documents')
      await expect(page.getByRole('heading', { name: 'Documents', level: 1 })).toBeVisible()
      await portal.follow(PATH)
      await expect(devices(page)).toHaveCount(3)
    })

    await test.step('a removal that fails is said to be uncertain', async () => {
      await sandbox.faults([{ path: '/api/security/devices/*', method: 'DELETE', status: 500 }])
      await devices(page)
        .last()
        .getByRole('button', { name: /^Remove/ })
        .press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
      await expect(
        page.getByText('We don’t know whether this was changed. See where it stands before you try again.'),
      ).toBeVisible()
      await expect(devices(page)).toHaveCount(3)
      await sandbox.clearFaults()
    })

    await test.step('a sign-in that was not them is reported in a message', async () => {
      const signIns = region(page, 'Recent sign-ins').getByRole('listitem')
      await expect(signIns.first()).toContainText('Chrome on')
      await expect(signIns.filter({ hasText: 'Wrong password' })).toContainText('Leeds')
      await signIns.nth(1).getByRole('button').press('Enter')
      await expect(signIns.nth(1).getByRole('link', { name: 'Change password' })).toBeVisible()
      await signIns.nth(1).getByRole('link', { name: 'Report it in a message' }).click()
      await expect(page.getByLabel('Subject')).toHaveValue(/^A sign-in on .* was not me$/)
    })

    await test.step('credentials are given again before anything changes when the sign-in is too old', async () => {
      await other.signIn('client')
      await portal.follow(PATH)
      await sandbox.wantsFreshSignIn('POST', '/api/security/log-out-everywhere')
      await logOutEverywhere(page)
      await portal.signInAtProvider('client')
      await portal.hasPath(PATH)
      await sandbox.faults([{ path: '/api/security/log-out-everywhere', method: 'POST', status: 500 }])
      await logOutEverywhere(page)
      await expect(page.getByRole('alert')).toContainText('you may still be logged in everywhere')
      await sandbox.clearFaults()
    })

    await test.step('logging out everywhere ends this browser at once, another at its next call', async () => {
      await logOutEverywhere(page)
      await portal.hasPath('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signed out')
      await expect(other.page.locator('h1')).toHaveText('My accounts')
      await other.navigation().getByRole('link', { name: 'Payments and transfers' }).click()
      await expect(other.page.locator('h1')).toHaveText('Signed out')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByLabel('Password')).toBeVisible()
    })
  })

  test('changes the password, turns two-step verification on and adds a passkey at the provider, and comes back each time [R-PAGE-30]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
        ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
      },
    })
    await portal.signIn('client', PATH)
    const heading = page.getByRole('heading', { level: 1 })
    const howTheySignIn = region(page, 'How you sign in')
    const follows = (name: string) => page.getByRole('link', { name }).click()
    const comesBack = async () => {
      await follows('Back to the portal')
      await portal.hasPath(PATH)
    }

    await test.step('the password is changed', async () => {
      await howTheySignIn.getByRole('link', { name: 'Change password' }).click()
      await expect(heading).toHaveText('Change your password')
      const fill = async (current: string, password: string) => {
        await page.getByLabel('Present password').fill(current)
        await page.getByLabel('New password', { exact: true }).fill(password)
        await page.getByLabel('New password once more').fill(password)
        await page.getByRole('button', { name: 'Change password' }).click()
      }
      await fill('wrong', 'short')
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        'Enter the password that you sign in with',
        'Enter 12 characters or more',
      ])
      await expect(page).toHaveTitle(/^Error: /)
      await portal.isAccessible()
      await fill('sandbox', 'correct horse battery')
      await expect(heading).toHaveText('Your password is changed')
      await comesBack()
      await expect(howTheySignIn).toContainText('Changed on')
      expect((await sandbox.outbox()).map(({ subject }) => subject)).toEqual([
        'Your password was changed',
        'Your password was changed',
      ])
    })

    await test.step('two-step verification is turned on', async () => {
      await follows('Turn on two-step verification')
      await expect(page.getByRole('img', { name: 'QR code of the key below' })).toBeVisible()
      const key = fromBase32(await page.locator('code').innerText())
      const code = page.getByRole('textbox', { name: 'Code' })
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
      await code.fill(codeOf(key, stepAt(Date.now())))
      await page.getByRole('button', { name: 'Turn on' }).click()
      await expect(page.getByRole('list').locator('code')).toHaveCount(8)
      await portal.isAccessible()
      await comesBack()
      await expect(page.getByRole('link', { name: 'Manage two-step verification' })).toBeVisible()
    })

    await test.step('a passkey is added', async () => {
      await follows('Add a passkey')
      await page.getByLabel('Name of the new passkey').fill('My laptop')
      await page.getByRole('button', { name: 'Add a passkey' }).click()
      await expect(page.getByRole('listitem')).toContainText('My laptop')
      await comesBack()
      await expect(howTheySignIn).toContainText('My laptop, added on')
    })

    await test.step('it is enough to sign in', async () => {
      await logOutEverywhere(page)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('button', { name: 'Use a passkey' }).click()
      await expect(page.getByRole('banner')).toContainText('Amelia Hart')
    })

    await test.step('it is removed', async () => {
      await portal.settled()
      await portal.follow(PATH)
      await follows('Manage passkeys')
      await page.getByRole('button', { name: 'Remove My laptop' }).click()
      await expect(page.getByText('There is none yet.')).toBeVisible()
      await comesBack()
      await expect(page.getByRole('link', { name: 'Add a passkey' })).toBeVisible()
    })
  })
})
