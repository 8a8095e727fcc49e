// Pages of requests, which config says alone: found, filled in, sent, followed and taken back.
import type { Page } from '@playwright/test'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

/** A file that begins as a PDF does. */
const pdf = (name: string, bytes: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(bytes - 8)]),
})

const heading = (page: Page, name: string) => page.getByRole('heading', { name })
async function typeDay(page: Page, day: string, month: string, year: string): Promise<void> {
  await page.getByLabel('Day').fill(day)
  await page.getByLabel('Month').fill(month)
  await page.getByLabel('Year').fill(year)
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test.describe('A client', () => {
  test('finds how to ask for a letter, asks for one, takes it back, finds it by search, and registers a power of attorney', async ({
    page,
    portal,
  }) => {
    const main = page.getByRole('main')
    const goOn = button(page, 'Continue')
    const sent = page.getByRole('region', { name: 'Your requests' })
    const row = sent.getByRole('button', { name: /^Letter about your accounts, R-70101/ })
    await portal.signIn('client', '/myaccount/documents')

    await test.step('finds how to ask for a letter, and asks for one without a mouse', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Requests' }).press('Enter')
      await expect(heading(page, 'What do you need?')).toBeVisible()
      await main.getByRole('link', { name: 'Ask for a letter' }).press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('ask-for-a-letter'))
      await goOn.press('Enter')
      await expect(page.getByRole('alert').first()).toContainText('Choose what you need')
      await page.getByLabel('What I hold with you, for a mortgage lender').press('Space')
      await page.getByLabel('Who is the lender?').fill('Elm Building Society')
      await page.getByLabel('No', { exact: true }).press('Space')
      await goOn.press('Enter')
      await expect(heading(page, 'Check your answers')).toBeFocused()
      await expect(main).toContainText('Elm Building Society')
      await portal.isAccessible()
      await button(page, 'Ask for this letter').press('Enter')
      await expect(heading(page, 'We are preparing it for you')).toBeFocused()
    })

    await test.step('reads where it stands, and takes it back', async () => {
      await button(page, /^Letter about your accounts/).press('Enter')
      await expect(page.getByText('What I hold with you, for a mortgage lender')).toBeVisible()
      await portal.isAccessible()
      await button(page, 'Take it back').press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).press('Enter')
      await expect(page.getByText('R-70101 is taken back')).toBeVisible()
      await expect(heading(page, 'You have taken it back')).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Requests' }).press('Enter')
      await expect(row).toContainText('Taken back')
    })

    await test.step('finds it by its reference, from another page', async () => {
      await portal.follow('/myaccount')
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: /^Find a page/ }).fill('R-70101')
      await expect(page.getByRole('group', { name: 'Your requests' }).getByRole('option')).toHaveText(
        /^Letter about your accounts, R-70101Asked for on /,
      )
      await page.keyboard.press('Enter')
      await expect(row).toHaveAttribute('aria-expanded', 'true')
      await expect(sent).toContainText('What I hold with you, for a mortgage lender')
    })

    await test.step('registers a power of attorney, which asks each question only where an answer calls for it', async () => {
      const yesTo = (name: string) => page.getByRole('group', { name }).getByLabel('Yes').check()
      await main.getByRole('link', { name: 'Register a power of attorney' }).click()
      await page.getByLabel('Scotland').check()
      await expect(page.getByLabel(/^What is the access code/)).toHaveCount(0)
      await page.getByLabel('England or Wales').check()
      await page.getByLabel(/^Lasting power of attorney/).check()
      await page.getByLabel(/^What is the access code/).fill('V-1234-5678-9012')
      await page.getByLabel(/^A scan or photo of the document/).setInputFiles(pdf('power.pdf', 40_000))
      await expect(page.getByText('39 KB, uploaded')).toBeVisible()
      await yesTo('Is it registered?')
      await page.getByLabel('Who is your attorney?').fill('Ruth Hart')
      await yesTo('Are there other attorneys?')
      await page.getByLabel('Who are the others?').fill('Tom Hart')
      await page.getByLabel(/^Jointly and severally/).check()
      await goOn.click()
      await expect(page.getByRole('alert').first()).toContainText('Tick the declaration if it is true')
      await portal.isAccessible()
      await page.getByLabel(/^I chose these attorneys myself/).check()
      await goOn.click()
      await expect(main).toContainText('Jointly and severally: each alone, or together')
      await expect(main).toContainText('power.pdf')
      await button(page, 'Register this power of attorney').click()
      await expect(heading(page, 'We are checking your power of attorney')).toBeFocused()
    })
  })

  test('goes on with an upload that broke off, after a reload as well, is refused a file that is not what its name says, and hears that it was no death', async ({
    page,
    portal,
    anotherBrowser,
  }) => {
    const certificate = pdf('certificate.pdf', 1_000_000)
    const content = '**/files/*/content'
    const papers = page.getByLabel(/^The death certificate or the will/)
    portal.expectedMistakes = [/ERR_FAILED|Failed to load/]
    await portal.signIn('client-flags-off', '/myaccount/requests')
    await page.getByRole('link', { name: 'Tell us that someone has died' }).click()
    await page.getByLabel('What was their full name?').fill('Rose Marsh')
    await typeDay(page, '12', '11', '2026')
    await page.getByLabel('Executor, not a relative').check()
    await page.getByLabel('No, nothing', { exact: true }).check()

    await test.step('takes another file for one that is refused, and none', async () => {
      await papers.setInputFiles({ ...pdf('will.pdf', 9_000), buffer: Buffer.from('not a paper') })
      await expect(page.getByText('“will.pdf” must be a PDF, JPG, PNG or DOCX file')).toBeVisible()
      await papers.setInputFiles(pdf('will.pdf', 9_000))
      await expect(page.getByText('9 KB, uploaded')).toBeVisible()
      await button(page, 'Remove will.pdf').click()
      await expect(page.getByText('9 KB, uploaded')).toHaveCount(0)
      await expect(papers).toBeFocused()
    })

    await test.step('cannot send what is not uploaded', async () => {
      let left = 2
      await page.route(content, (route) => (left-- > 0 ? route.continue() : route.abort()))
      await papers.setInputFiles(certificate)
      await expect(page.getByText('The upload broke off.')).toBeVisible()
      await button(page, 'Continue').click()
      await expect(page.getByRole('alert').first()).toContainText('“certificate.pdf” is not uploaded yet')
      await portal.isAccessible()
      await page.unroute(content)
    })

    await test.step('goes on after a reload with the piece that is missing', async () => {
      await page.reload()
      await expect(page.getByText(/^Its upload broke off/)).toBeVisible()
      const pieces: number[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/content')) pieces.push((request.postDataJSON() as { from: number }).from)
      })
      await papers.setInputFiles(certificate)
      await expect(page.getByText('977 KB, uploaded')).toBeVisible()
      expect(pieces).toEqual([786_432])
    })

    await test.step('reads the file again with what was sent', async () => {
      await button(page, 'Continue').click()
      await button(page, 'Send').click()
      await expect(heading(page, 'We will be in touch')).toBeFocused()
      await button(page, /^Death of a client/).click()
      const opened = page.waitForEvent('download')
      await button(page, /^Download/).click()
      expect((await opened).suggestedFilename()).toBe('certificate.pdf')
    })

    await test.step('hears from us that it is wrong, once the person has said so', async () => {
      const rose = await anotherBrowser()
      await rose.signIn('rose-marsh', '/myaccount/customerinformation/account-security')
      const card = rose.page.getByRole('region', { name: 'We were told that you have died' })
      await card.getByRole('button', { name: 'I have not died' }).click()
      await expect(rose.page.getByText('Your accounts are open. Nothing is stopped.')).toBeVisible()
      await expect(card).toHaveCount(0)
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Messages/ })
        .click()
      await page.getByRole('link', { name: /Our answer to your request: R-70101/ }).click({ timeout: 10_000 })
      await expect(page.getByRole('main')).toContainText('Rose Marsh has told us that they have not died.')
    })
  })
})

test.describe('Somebody acting for a client', () => {
  test('tells us of a death signed out, and once signed in with the papers', async ({ page, portal }) => {
    const main = page.getByRole('main')
    await test.step('reads it signed out, and what else is for everybody', async () => {
      await page.goto('/someone-has-died')
      await expect(main).toContainText('020 7946 0123')
      await page.getByRole('link', { name: 'Tell us that someone has died' }).click()
      await expect(main.getByRole('listitem').first()).toContainText('You get a reference number.')
      await button(page, 'Send').click()
      await expect(page.getByRole('alert')).toContainText('Enter their name')
      await page.getByLabel('What was their full name?').fill('Arthur Lin')
      await page.getByLabel('What is your name?').fill('Mary Lin')
      await page.getByLabel('How can we reach you?').fill('07700 900123')
      await page.getByLabel('Another relative').check()
      await page.getByLabel('No, nothing', { exact: true }).check()
      await portal.isAccessible()
      await button(page, 'Send').click()
      await expect(heading(page, 'We will be in touch')).toBeFocused()
      await expect(main).toContainText(/Your reference is V-[0-9]{10}\..+ call /s)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('accessibility'))
    })

    await test.step('tells us of a death from the requests once signed in', async () => {
      await portal.signIn('delegate', '/myaccount/requests')
      await page.getByRole('link', { name: 'Tell us that someone has died' }).click()
      await page.getByLabel('What was their full name?').fill('Arthur Lin')
      await typeDay(page, '20', '11', '2026')
      await page.getByLabel('Another relative').check()
      await page.getByRole('group', { name: 'Are you an executor of the will?' }).getByLabel('Yes').check()
      await page.getByLabel('Paying for the funeral').check()
      await button(page, 'Continue').click()
      await button(page, 'Send').click()
      await expect(heading(page, 'We will be in touch')).toBeFocused()
    })
  })
})
