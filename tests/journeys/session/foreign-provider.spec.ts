// The built portal with an identity provider from npm that nobody here wrote: tests/support/foreign-process.ts.
import { expect, test } from '../../support/journey.ts'

test.use({ process: 'foreign-process.ts' })

const DEVICES = '/myaccount/customerinformation/account-security'

test.describe('A client of a firm with a provider of its own', () => {
  test('signs in, sees their figures, is renewed, and is signed out at the provider', async ({
    page,
    portal,
    sandbox,
  }) => {
    const { foreign = '' } = portal.addresses as { foreign?: string }
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(foreign))
        asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    await page.clock.install()
    await page.goto('/myaccount')
    await portal.settled()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Amelia Hart' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Stocks and Shares ISA' })).toBeVisible()
    const [call] = await sandbox.journal({ path: '/api/portfolios', method: 'GET' })
    expect(call).toMatchObject({ headers: { 'x-userid': 'U-20002' }, status: 200 })
    expect(asked).toContain('GET /authorize')
    const tokens = () => asked.filter((each) => each === 'POST /token').length
    expect(tokens()).toBe(1)

    await page.clock.fastForward(245_000)
    await expect.poll(tokens).toBe(2)
    await portal.navigation().getByRole('link', { name: 'Payments and transfers' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Payments and transfers' })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)

    const panel = await portal.openPanel('Amelia Hart')
    await panel.locator('[data-entry="log-out"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signed out')
    await expect
      .poll(() => asked.filter((each) => /revoke|endsession/.test(each)))
      .toEqual(['POST /revoke', 'GET /endsession'])
  })

  test('gives the credentials again at the provider before a device is removed', async ({ page, portal }) => {
    await page.goto(DEVICES)
    await portal.settled()
    const devices = page.getByRole('region', { name: 'Your devices' }).getByRole('listitem')
    await expect(devices).toHaveText([/^Phone/, /^Laptop at home/])
    const remove = async () => {
      await page.getByRole('button', { name: 'Remove Laptop at home' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    }
    const again = page.waitForRequest((request) => request.url().includes('/authorize?'))
    await remove()
    expect(new URL((await again).url()).searchParams.get('prompt')).toBe('login')
    await portal.settled()
    await portal.hasPath(DEVICES)
    await remove()
    await expect(devices).toHaveText([/^Phone/])
  })

  test('is told to sign out at the sign-in service too, where the portal cannot', async ({
    page,
    portal,
  }) => {
    await page.route('**/settings.json', async (route) => {
      const answer = await route.fetch({ maxRetries: 3 })
      const settings = (await answer.json()) as { provider: object }
      await route.fulfill({
        response: answer,
        json: { ...settings, provider: { ...settings.provider, signOut: { kind: 'none' } } },
      })
    })
    await page.goto('/myaccount')
    await portal.settled()
    const panel = await portal.openPanel('Amelia Hart')
    await panel.locator('[data-entry="log-out"]').click()
    await portal.hasPath('/')
    await expect(page.getByText('Sign out at the sign-in service too.')).toBeVisible()
    const again = page.waitForRequest((request) => request.url().includes('/authorize?'))
    await page.getByRole('button', { name: 'Sign in' }).click()
    expect(new URL((await again).url()).searchParams.get('prompt')).toBe('login')
  })
})
