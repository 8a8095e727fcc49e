// Tokens that live shorter than a session: nobody is asked because of them.
// SHORT_EXPIRIES sets how often they run out in five tabs (npm run soak: 200).
import { haveNewTokens, isLost, openFiveTabs, tokensOf } from '../../support/five-tabs.ts'
import { fillDay } from '../../support/fill-day.ts'
import { expect, test } from '../../support/journey.ts'
import { tokensLiveFor } from '../../support/near-their-end.ts'

// A trace of hundreds of renewals would cost more than the renewals.
test.use({ trace: 'off' })

const expiries = Number(process.env['SHORT_EXPIRIES'] ?? 3)

test.describe('A client with five tabs whose tokens live for a minute', () => {
  const lifetime = 60
  const renewedAfter = 45

  test('is renewed in each without a question, and loses no session', async ({ page, portal, sandbox }) => {
    test.setTimeout(90_000 + expiries * 15_000)
    const context = page.context()
    await context.clock.install()
    await tokensLiveFor(context, lifetime)
    /** So many seconds is the clock of the pages ahead of the provider's, whose tokens say the time of the pages. */
    let ahead = 0
    const issueTokens = () => {
      const now = Math.floor(Date.now() / 1000) + ahead
      const idTokenClaims = { iat: now, exp: now + 86_400 }
      return sandbox.tokens({ accessTokenSeconds: 86_400, idTokenClaims })
    }
    await issueTokens()
    const tabs = await openFiveTabs(portal)
    await sandbox.clearJournal()
    for (let expiry = 0; expiry < expiries; expiry++) {
      const before = await tokensOf(tabs)
      ahead += renewedAfter
      await issueTokens()
      // Activity, so that nobody is asked about idleness.
      await tabs[expiry % tabs.length]!.mouse.click(1, 1)
      await context.clock.fastForward(renewedAfter * 1000)
      await haveNewTokens(tabs, before)
      for (const tab of tabs) {
        await expect(tab.getByRole('alertdialog')).toHaveCount(0)
        expect(await isLost(tab)).toBe(false)
      }
    }
    const asked = await sandbox.journal({ path: '/idp/token', method: 'POST' })
    const refused = asked.filter(({ status }) => status !== 200).length
    const numbers = { lifetime, expiries, tabs: tabs.length, renewals: asked.length, refused }
    console.log(`short tokens: ${JSON.stringify(numbers)}`)
    expect(asked.length).toBeGreaterThanOrEqual(expiries * tabs.length)
    expect(refused).toBe(0)
  })
})

test.describe('A client whose sign-in service is away as their token ends, while they type', () => {
  const FORM = '/myaccount/payments-and-transfers/bank-transfers?account=A-U-20002-2'
  const SAVE = { path: '/api/forms/bank-transfer', method: 'PUT' }
  const AWAY = [{ path: '/idp/*', status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }]

  test('keeps what they type, reads that it waits after a reload, and goes on once it is back', async ({
    page,
    portal,
    sandbox,
  }) => {
    await tokensLiveFor(page.context(), 120)
    await page.clock.install()
    await portal.signIn('client', FORM)
    await fillDay(page, 'Day of the transfer', '1/12/2026')
    await expect(page.getByText('Your answers are saved.')).toBeVisible()
    await sandbox.faults(AWAY)
    await sandbox.clearJournal()
    await page.clock.fastForward(130_000)
    await page.getByLabel('Amount').fill('1250')
    await page.clock.runFor(2000)
    await expect(page.getByText('We couldn’t save your answers. They are still on this page.')).toBeVisible()
    expect(await sandbox.journal(SAVE)).toEqual([])
    await sandbox.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Your answers are saved.')).toBeVisible()
    await sandbox.faults(AWAY)
    await page.clock.fastForward(130_000)
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('is not answering just now. We’ll keep trying.')
    await sandbox.clearFaults()
    await page.clock.fastForward(11_000)
    await expect(page.getByLabel('Amount')).toHaveValue('1250')
  })
})
