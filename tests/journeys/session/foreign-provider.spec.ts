// The built portal with an identity provider from npm that nobody here wrote: tests/support/foreign-process.ts.
import { expect, test } from '../../support/journey.ts'

test.use({ process: 'foreign-process.ts' })

const DEVICES = '/myaccount/customerinformation/account-security'

test('A client of a firm with a provider of its own', async ({ page, portal, sandbox }) => {
  const { foreign = '' } = portal.addresses as { foreign?: string }
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(foreign))
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  const tokens = () => asked.filter((each) => each === 'POST /token').length
  const ends = () => asked.filter((each) => /revoke|endsession/.test(each))
  /** The prompt of the next visit to the provider. */
  const nextPrompt = async () => {
    const request = await page.waitForRequest((each) => each.url().includes('/authorize?'))
    return new URL(request.url()).searchParams.get('prompt')
  }
  const logOut = async () => {
    const panel = await portal.openPanel('Amelia Hart')
    await panel.locator('[data-entry="log-out"]').click()
  }
  // At first the portal knows no way to sign out there.
  await page.route('**/settings.json', async (route) => {
    const answer = await route.fetch({ maxRetries: 3 })
    const settings = (await answer.json()) as { provider: object }
    await route.fulfill({
      response: answer,
      json: { ...settings, provider: { ...settings.provider, signOut: { kind: 'none' } } },
    })
  })
  await page.clock.install()

  await test.step('signs in and sees their figures', async () => {
    await page.goto('/myaccount')
    await portal.settled()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Amelia Hart' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Stocks and Shares ISA' })).toBeVisible()
    const [call] = await sandbox.journal({ path: '/api/portfolios', method: 'GET' })
    expect(call).toMatchObject({ headers: { 'x-userid': 'U-20002' }, status: 200 })
    expect(asked).toContain('GET /authorize')
    expect(tokens()).toBe(1)
  })

  await test.step('gives the credentials again at the provider before a device is removed', async () => {
    await portal.follow(DEVICES)
    const devices = page.getByRole('region', { name: 'Your devices' }).getByRole('listitem')
    await expect(devices).toHaveText([/^Phone/, /^Laptop at home/])
    const remove = async () => {
      await page.getByRole('button', { name: 'Remove Laptop at home' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    }
    const again = nextPrompt()
    await remove()
    expect(await again).toBe('login')
    await portal.settled()
    await portal.hasPath(DEVICES)
    await remove()
    await expect(devices).toHaveText([/^Phone/])
    expect(tokens()).toBe(2)
  })

  await test.step('is renewed', async () => {
    await page.clock.fastForward(245_000)
    await expect.poll(tokens).toBe(3)
    await portal.navigation().getByRole('link', { name: 'Payments and transfers' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Payments and transfers' })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  await test.step('is told to sign out at the sign-in service too, where the portal cannot', async () => {
    await logOut()
    await portal.hasPath('/')
    await expect(page.getByText('Sign out at the sign-in service too.')).toBeVisible()
    expect(ends()).toEqual(['POST /revoke'])
    await page.unroute('**/settings.json')
    const again = nextPrompt()
    await page.getByRole('button', { name: 'Sign in' }).click()
    expect(await again).toBe('login')
  })

  await test.step('is signed out at the provider, where the portal can', async () => {
    await portal.hasPath('/dashboard')
    await portal.settled()
    asked.length = 0
    await logOut()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signed out')
    await expect.poll(ends).toEqual(['POST /revoke', 'GET /endsession'])
  })
})
