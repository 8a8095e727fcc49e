// Account security: devices, sign-ins, logging out everywhere, and what is changed on the provider's own pages.
import type { Browser, Page } from '@playwright/test'
import { codeOf, stepAt } from '#sandbox/identity/totp.ts'
import { fromBase32 } from '../../support/base32.ts'
import { expect, test, type Portal } from '../../support/journey.ts'

const PATH = '/myaccount/customerinformation/account-security'

const region = (page: Page, name: string) => page.getByRole('region', { name })
const devices = (page: Page) => region(page, 'Your devices').getByRole('listitem')

test.describe('A client', () => {
  test('sees how they sign in, their devices and recent sign-ins, and what to do about one that was not them [R-PAGE-30]', async ({
    page,
    portal,
  }) => {
    await portal.signInWithPassword('client', PATH)
    await expect(devices(page)).toHaveText([/Chrome on .*This device/, /^Phone/, /^Laptop at home/])
    const signIns = region(page, 'Recent sign-ins').getByRole('listitem')
    await expect(signIns.first()).toContainText('Chrome on')
    await expect(signIns.filter({ hasText: 'Wrong password' })).toContainText('Leeds')
    await portal.isAccessible()
    await signIns.nth(1).getByRole('button', { name: 'Wasn’t you?' }).press('Enter')
    await expect(signIns.nth(1).getByRole('link', { name: 'Change password' })).toBeVisible()
    await portal.isAccessible()
    await page.setViewportSize({ width: 390, height: 844 })
    await portal.isAccessible()
    await signIns.nth(1).getByRole('link', { name: 'Report it in a message' }).click()
    await expect(page.getByLabel('Subject')).toHaveValue(/^A sign-in on .* was not me$/)
  })

  test('still reads the advice on scams when their security cannot be loaded, and tries again [R-PAGE-30]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await sandbox.faults([{ path: '/api/security', status: 500 }])
    await portal.signInWithPassword('client', PATH)
    await expect(page.getByText('We couldn’t load your account security')).toBeVisible()
    await expect(region(page, 'Is it really us?')).toBeVisible()
    await portal.isAccessible()
    await sandbox.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(devices(page)).toHaveCount(3)
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
  })

  test('renames a device and removes another, which is logged out at its next call; this one stays [R-PAGE-30]', async ({
    page,
    portal,
    anotherBrowser,
  }) => {
    const other = await anotherBrowser()
    await other.signInWithPassword('client')
    await portal.signInWithPassword('client', PATH)
    await expect(devices(page)).toHaveCount(4)
    const [current, second] = [devices(page).nth(0), devices(page).nth(1)]
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

    await second.getByRole('button', { name: 'Remove Work computer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(devices(page)).toHaveCount(3)
    await other.page.goto('/myaccount/documents')
    await expect(other.page.locator('h1')).toHaveText('Signed out')
    await page.reload()
    await expect(devices(page)).toHaveCount(3)
  })

  test('logs out everywhere: this browser at once, another at its next call [R-PAGE-30]', async ({
    page,
    portal,
    anotherBrowser,
  }) => {
    const other = await anotherBrowser()
    await other.signInWithPassword('client')
    await portal.signInWithPassword('client', PATH)
    await page.getByRole('button', { name: 'Log out everywhere' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
    await portal.hasPath('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signed out')
    await expect(other.page.locator('h1')).toHaveText('My accounts')
    await other.navigation().getByRole('link', { name: 'Payments and transfers' }).click()
    await expect(other.page.locator('h1')).toHaveText('Signed out')
    await other.page.getByRole('button', { name: 'Sign in' }).click()
    await expect(other.page.getByLabel('Password')).toBeVisible()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await portal.signInAtProvider('client')
  })

  test('gives the credentials again before anything changes when the sign-in is too old [R-PAGE-30]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signInWithPassword('client', PATH)
    await sandbox.wantsFreshSignIn('POST', '/api/security/log-out-everywhere')
    await page.getByRole('button', { name: 'Log out everywhere' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
    await portal.signInAtProvider('client')
    await portal.hasPath(PATH)
    await sandbox.faults([{ path: '/api/security/log-out-everywhere', method: 'POST', status: 500 }])
    await page.getByRole('button', { name: 'Log out everywhere' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
    await expect(page.getByRole('alert')).toContainText('you may still be logged in everywhere')
    await portal.isAccessible()
  })

  test('changes the password at the provider, comes back, and other browsers are logged out [R-PAGE-30]', async ({
    page,
    portal,
    anotherBrowser,
    sandbox,
  }) => {
    const other = await anotherBrowser()
    await other.signInWithPassword('client')
    await portal.signInWithPassword('client', PATH)
    await region(page, 'How you sign in').getByRole('link', { name: 'Change password' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change your password')
    await portal.isAccessible()
    const fill = async (current: string, password: string, again = password) => {
      await page.getByLabel('Present password').fill(current)
      await page.getByLabel('New password', { exact: true }).fill(password)
      await page.getByLabel('New password once more').fill(again)
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed')
    await page.getByRole('link', { name: 'Back to the portal' }).click()
    await portal.hasPath(PATH)
    await expect(region(page, 'How you sign in')).toContainText('Changed on')
    expect((await sandbox.outbox()).map(({ subject }) => subject)).toEqual([
      'Your password was changed',
      'Your password was changed',
    ])
    await other.page.goto('/myaccount')
    await expect(other.page.locator('h1')).toHaveText('Signed out')
    await other.page.getByRole('button', { name: 'Sign in' }).click()
    await other.page.getByLabel('Username').fill('client')
    await other.page.getByLabel('Password').fill('sandbox')
    await other.page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(other.page.getByRole('alert')).toBeVisible()
    await other.page.getByLabel('Password').fill('correct horse battery')
    await other.page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(other.page.getByRole('banner')).toContainText('Amelia Hart')
    await page.reload()
    await expect(region(page, 'Recent sign-ins')).toContainText('Wrong password')
  })

  test('turns two-step verification on at the provider, and signs in with a code or a recovery code once [R-PAGE-30]', async ({
    page,
    portal,
    anotherBrowser,
  }) => {
    await portal.signInWithPassword('client', PATH)
    await page.getByRole('link', { name: 'Turn on two-step verification' }).click()
    await expect(page.getByRole('img', { name: 'QR code of the key below' })).toBeVisible()
    const key = fromBase32(await page.locator('code').innerText())
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAttribute('autocomplete', 'one-time-code')
    await page.getByRole('textbox', { name: 'Code' }).fill('000')
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByRole('alert')).toContainText('Enter the six digits')
    await portal.isAccessible()
    const used = stepAt(Date.now())
    await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(key, used))
    await page.getByRole('button', { name: 'Turn on' }).click()
    const codes = page.getByRole('list').locator('code')
    await expect(codes).toHaveCount(8)
    const recoveryCodes = await codes.allInnerTexts()
    await portal.isAccessible()
    await page.getByRole('link', { name: 'Back to the portal' }).click()
    await expect(page.getByRole('link', { name: 'Manage two-step verification' })).toBeVisible()

    const other = await anotherBrowser()
    await other.page.goto('/myaccount')
    const enter = async (code: string) => {
      await other.page.getByRole('textbox', { name: 'Code' }).fill(code)
      await other.page.getByRole('button', { name: 'Continue' }).click()
    }
    await other.page.getByLabel('Username').fill('client')
    await other.page.getByLabel('Password').fill('sandbox')
    await other.page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(other.page.getByRole('heading', { level: 1 })).toHaveText('Enter your code')
    await enter(codeOf(key, used))
    await expect(other.page.getByRole('alert')).toContainText('each one works once')
    await other.isAccessible()
    await enter(recoveryCodes[0]!)
    await expect(other.page.locator('h1')).toHaveText('My accounts')

    await page.getByRole('link', { name: 'Manage two-step verification' }).click()
    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('link', { name: 'Back to the portal' }).click()
    await expect(page.getByRole('link', { name: 'Turn on two-step verification' })).toBeVisible()
  })
})

test('A client adds a passkey at the provider, signs in with it alone, and removes it [R-PAGE-30]', async ({
  page,
  portal,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await portal.signInWithPassword('client', PATH)
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await portal.isAccessible()
  await page.getByLabel('Name of the new passkey').fill('My laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('listitem')).toContainText('My laptop')
  await portal.isAccessible()
  await page.getByRole('link', { name: 'Back to the portal' }).click()
  await expect(region(page, 'How you sign in')).toContainText('My laptop, added on')

  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('banner')).toContainText('Amelia Hart')

  await page.goto(PATH)
  await page.getByRole('link', { name: 'Manage passkeys' }).click()
  await page.getByRole('button', { name: 'Remove My laptop' }).click()
  await expect(page.getByText('There is none yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the portal' }).click()
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('This passkey is not known here')
})

test('Somebody acting for a client sees none of their devices and sign-ins, and the advice on scams [R-PAGE-30]', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
  await portal.signInWithPassword('delegate', PATH)
  await expect(page.getByText(/^Only Rose Lin can see and change how they sign in/)).toBeVisible()
  await expect(region(page, 'Is it really us?')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  expect(await sandbox.asked()).not.toContain('GET /api/security')
  await portal.isAccessible()
})
