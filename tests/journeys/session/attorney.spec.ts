// A power of attorney from its registration to its end: the donor in one browser, the attorney in another.
import { expect, test } from '../../support/journey.ts'

const byYou = '/myaccount/customerinformation/shared-access'

test.describe('The attorney of a client', () => {
  test('acts once the power is registered, is refused what the donor alone decides, and is back in their own account when the donor ends it', async ({
    page,
    portal,
    sandbox,
    anotherBrowser,
  }) => {
    await test.step('the donor registers the power, and the firm finds out some days later who the attorney is', async () => {
      await portal.signIn('client', '/myaccount/power-of-attorney')
      await page.getByLabel('England or Wales').check()
      await page.getByLabel(/^Lasting power of attorney/).check()
      await page.getByLabel(/^What is the access code/).fill('V-1234-5678-9012')
      await page.getByRole('group', { name: 'Is it registered?' }).getByLabel('Yes').check()
      await page.getByLabel('Who is your attorney?').fill('Ben Osei')
      await page.getByRole('group', { name: 'Are there other attorneys?' }).getByLabel('No').check()
      await page.getByLabel(/^I chose these attorneys myself/).check()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'Register this power of attorney' }).click()
      await expect(
        page.getByRole('heading', { name: 'We are checking your power of attorney' }),
      ).toBeFocused()
      await sandbox.clock(new Date(Date.now() + 14 * 86_400_000).toISOString())
      await sandbox.attorney('U-20002', 'U-20003', 'act')
    })

    const delegates = page.getByRole('region', { name: 'People who may act for you' })
    await test.step('the donor sees who may act for them, since when, and where that is registered', async () => {
      await portal.follow(byYou)
      await expect(delegates.getByRole('listitem')).toContainText(
        /^Ben OseiYour attorney, since .+ Registered with the Office of the Public Guardian\./,
      )
    })

    const theirs = await anotherBrowser()
    await test.step('the attorney switches, and reads that they are one and what only the donor can do', async () => {
      await theirs.signIn('client-with-children')
      await theirs.banner().getByRole('button', { name: 'Change account' }).click()
      await theirs
        .panel()
        .getByRole('button', { name: /^Amelia Hart/ })
        .click()
      const dialog = theirs.page.getByRole('dialog', {
        name: 'You are acting for Amelia Hart as their attorney',
      })
      await expect(dialog.getByText('register a power of attorney')).toBeVisible()
      await theirs.goOn()
      await expect(theirs.banner()).toContainText('You are acting for Amelia Hart as their attorney')
    })
    await test.step('no menu leads to sharing, and the page of another power of attorney is refused', async () => {
      const panel = await theirs.openPanel('Ben Osei')
      await expect(panel.getByRole('link', { name: 'Bank details' })).toBeVisible()
      await expect(panel.getByRole('link', { name: 'Shared access' })).toHaveCount(0)
      await theirs.follow('/myaccount/power-of-attorney')
      await theirs.hasPath('/myaccount')
      await expect(theirs.page.getByText('Only the owner of the account can open that page')).toBeVisible()
    })
    await test.step('the donor ends the access', async () => {
      await delegates.getByRole('button', { name: 'End access of Ben Osei' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'End the access of Ben Osei?' })
      await expect(dialog).toContainText('The power of attorney itself stays.')
      await portal.isAccessible()
      await dialog.getByRole('button', { name: 'End access' }).press('Enter')
      await expect(page.getByText('Ben Osei can no longer act for you')).toBeVisible()
      await expect(delegates).toHaveCount(0)
    })
    await test.step('the attorney’s next step leads back to their own account, and says why', async () => {
      await theirs.follow('/myaccount/documents')
      await expect(theirs.page.getByText('You can no longer act for Amelia Hart.')).toBeVisible()
      await expect(theirs.banner()).toHaveCount(0)
    })
  })
})
