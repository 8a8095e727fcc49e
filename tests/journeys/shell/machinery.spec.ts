// The small machinery every page relies on: error reports, toasts, dialogs one at a time.
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'
import { takesTokensForLong } from '../../support/near-their-end.ts'

test.describe('An error nobody expected', () => {
  test('is reported once, without tokens, names and amounts; in a screen it leaves the frame, says what to quote, and does not stay [R-ERR-13, R-ERR-37, R-ERR-38]', async ({
    page,
    portal,
    sandbox,
  }) => {
    portal.expectedMistakes = [/Amelia/, /Broken/]
    const breaks = (message: string) =>
      page.evaluate((text) => {
        setTimeout(() => {
          throw new Error(text)
        })
      }, message)
    const reported = async () => (await sandbox.errors()).map(({ message }) => message)
    await test.step('one of a sign-in can be read by a tester', async () => {
      await page.goto(`/signin-oidc?code=x&iss=${encodeURIComponent(`${sandbox.url}/idp`)}`)
      await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
      await portal.hasPath('/')
      await expect.poll(reported).toEqual(['No state in response'])
    })
    await sandbox.reset()
    await test.step('one that is thrown or rejected is told once, without what is secret', async () => {
      await portal.signIn('client', '/myaccount')
      await breaks('Amelia Hart has £1,234.56 and Bearer abc.def')
      await expect.poll(reported).toHaveLength(1)
      await page.evaluate(() => {
        const error = new TypeError('Amelia Hart is not a function')
        void Promise.reject(error)
        void Promise.reject(error)
      })
      await expect.poll(reported).toHaveLength(2)
      expect(await sandbox.errors()).toMatchObject([
        { name: 'Error', message: '… has … and …', path: '/myaccount' },
        { name: 'TypeError', message: '… is not a function', path: '/myaccount' },
      ])
    })
    await test.step('one that comes back after a reload is not told again in this tab', async () => {
      await page.reload()
      await portal.settled()
      await breaks('Amelia Hart has £1,234.56 and Bearer abc.def')
      await breaks('Broken in another way')
      await expect.poll(reported).toEqual(['… has … and …', '… is not a function', 'Broken in another way'])
    })
    await test.step('one in a screen shows the error page inside the frame, with what to quote', async () => {
      await page.route(/\/assets\/documents\.screen-[\w-]+\.js/, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `export default function Broken() {
            if (!location.hash) throw new Error("Broken screen of Amelia Hart")
            return "Mended"
          }`,
        }),
      )
      await portal.follow('/myaccount/documents')
      await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      const [, quoted] =
        /quote (\w{8})\./.exec((await page.getByText('If you call us, quote').textContent()) ?? '') ?? []
      await expect.poll(reported).toHaveLength(4)
      expect((await sandbox.errors())[3]).toMatchObject({
        message: 'Broken screen of …',
        path: '/myaccount/documents',
        reference: quoted,
      })
      await portal.isAccessible()
    })
    await test.step('the next choice on that page has it drawn again', async () => {
      await page.evaluate(() => location.assign('#again'))
      await expect(page.getByRole('main')).toHaveText('Mended')
    })
  })
})

test.describe('A toast', () => {
  test('leaves after four seconds, but not while it is pointed at or has the focus [R-TOAST-05, R-TOAST-10, R-TOAST-13]', async ({
    page,
    portal,
  }) => {
    await page.clock.install()
    await portal.signIn('client')
    const again = page.getByRole('button', { name: 'Show introductions again' })
    const toast = page.locator('[data-toast-id]')
    await page.getByRole('button', { name: 'More actions' }).click()
    await again.click()
    await expect(toast).toHaveText('Introductions will show again.')
    await expect(toast.getByRole('status')).toHaveText('Introductions will show again.')
    const box = (await toast.boundingBox())!
    expect(Math.round(box.x + box.width / 2)).toBe(640)
    expect(box.y).toBeLessThan(200)
    await toast.hover()
    await page.clock.fastForward(20_000)
    await expect(toast).not.toHaveAttribute('data-leaving')
    await page.keyboard.press('Escape')
    await portal.isAccessible('page')
    await page.mouse.move(5, 600)
    await page.clock.fastForward(4000)
    await page.clock.fastForward(900)
    await expect(toast).toHaveCount(0)

    await page.getByRole('button', { name: 'More actions' }).click()
    await again.click()
    const close = toast.getByRole('button', { name: 'Close message' })
    await close.focus()
    await page.clock.fastForward(20_000)
    await expect(toast).toBeVisible()
    await page.keyboard.press('Enter')
    await page.clock.fastForward(900)
    await expect(toast).toHaveCount(0)
  })
})

test.describe('Interruptions', () => {
  test('appear one at a time: the session first, then whose account it is', async ({
    page,
    context,
    portal,
    sandbox,
  }) => {
    await takesTokensForLong(context)
    await sandbox.tokens({ accessTokenSeconds: 290 })
    await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30004' })
    await portal.signIn('delegate')
    const session = page.getByRole('alertdialog')
    const goOn = session.getByRole('button', { name: 'Continue', exact: true })
    await expect(goOn).toBeFocused()
    await sandbox.tokens({ accessTokenSeconds: 1800 })
    await page.keyboard.press('Enter')
    await expect(session).toHaveCount(0)
    await expect(portal.grantedAccessDialog()).toBeVisible()
    await portal.goOn()
  })
})
