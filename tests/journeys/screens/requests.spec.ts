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

test.describe('A client without a mouse', () => {
  test('finds how to ask for a letter, asks for one, reads where it stands, and takes it back', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', '/myaccount/documents')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Requests' }).press('Enter')
    await page.getByRole('main').getByRole('link', { name: 'Ask for a letter' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('ask-for-a-letter'))
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await expect(page.getByRole('alert').first()).toContainText('Choose what you need')
    await portal.isAccessible()
    await page.getByLabel('What I hold, for a mortgage').press('Space')
    await page.getByLabel('Who is the lender?').fill('Elm Building Society')
    await page.getByLabel('No', { exact: true }).press('Space')
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
    await expect(page.getByRole('main')).toContainText('Elm Building Society')
    await portal.isAccessible()
    await page.getByRole('button', { name: 'Ask for this letter' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Your request is sent' })).toBeFocused()
    await page.getByRole('button', { name: /^Letter about your accounts/ }).press('Enter')
    await expect(page.getByText('What I hold, for a mortgage')).toBeVisible()
    await portal.isAccessible()
    await page.getByRole('button', { name: 'Take it back' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).press('Enter')
    await expect(page.getByText('R-70101 is taken back')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'You have taken it back' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Requests' }).press('Enter')
    const sent = page.getByRole('region', { name: 'What you have asked for' })
    await expect(sent.getByRole('button', { name: /^Letter about your accounts, R-70101/ })).toContainText(
      'Taken back',
    )
    await portal.isAccessible()
    await page.goto('/myaccount')
    await portal.settled()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Find a page/ }).fill('R-70101')
    await expect(page.getByRole('group', { name: 'Your requests' }).getByRole('option')).toHaveText(
      /^Letter about your accounts, R-70101Asked for on /,
    )
    await page.keyboard.press('Enter')
    await expect(sent.getByRole('button', { name: /^Letter about your accounts, R-70101/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect(sent).toContainText('What I hold, for a mortgage')
  })
})

test.describe('A client', () => {
  test('registers a power of attorney, which asks each question only where an answer calls for it', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', '/myaccount/requests')
    await page.getByRole('link', { name: 'Register a power of attorney' }).click()
    await page.getByLabel('Scotland').check()
    await expect(page.getByLabel(/^Access code/)).toHaveCount(0)
    await page.getByLabel('England or Wales').check()
    await page.getByLabel(/^Lasting power of attorney/).check()
    await page.getByLabel(/^Access code/).fill('V-1234-5678-9012')
    await page.getByLabel(/^A scan or picture of the paper/).setInputFiles(pdf('power.pdf', 40_000))
    await expect(page.getByText('39 KB, uploaded')).toBeVisible()
    await page.getByRole('group', { name: 'Is it registered?' }).getByLabel('Yes').check()
    await page.getByLabel('Who is your attorney?').fill('Ruth Hart')
    await page.getByRole('group', { name: 'Are there other attorneys?' }).getByLabel('Yes').check()
    await page.getByLabel('Who are the others?').fill('Tom Hart')
    await page.getByLabel(/^Jointly and severally/).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert').first()).toContainText('Tick the declaration if it is true')
    await portal.isAccessible()
    await page.getByLabel(/^I chose these attorneys myself/).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('main')).toContainText('Jointly and severally: each alone, or together')
    await expect(page.getByRole('main')).toContainText('power.pdf')
    await page.getByRole('button', { name: 'Register this power of attorney' }).click()
    await expect(page.getByRole('heading', { name: 'Your request is sent' })).toBeFocused()
  })
})

test.describe('A client whose upload breaks off', () => {
  const certificate = pdf('certificate.pdf', 1_000_000)

  /** Lets this many pieces through, and no more until it is told otherwise. */
  async function cutAfter(page: Page, pieces: number) {
    let left = pieces
    await page.route('**/files/*/content', (route) => (left-- > 0 ? route.continue() : route.abort()))
    return () => page.unroute('**/files/*/content')
  }

  async function tellOfADeath(page: Page) {
    await page.getByLabel('What was their full name?').fill('Tom Hart')
    await page.getByLabel('When did they die?').fill('2026-11-12')
    await page.getByLabel('An executor, and not of the family').check()
    await page.getByLabel('Nothing', { exact: true }).check()
  }

  test('goes on where it was, after a reload as well, and reads it again with what was sent', async ({
    page,
    portal,
  }) => {
    portal.expectedMistakes = [/ERR_FAILED|Failed to load/]
    await portal.signIn('client', '/myaccount/requests')
    await page.getByRole('link', { name: 'Tell us that someone has died' }).click()
    await tellOfADeath(page)
    const papers = page.getByLabel(/^The death certificate or the will/)
    const mend = await cutAfter(page, 2)
    await papers.setInputFiles(certificate)
    await expect(page.getByText('The upload broke off.')).toBeVisible()
    await portal.isAccessible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert').first()).toContainText('“certificate.pdf” is not uploaded yet')
    await mend()
    await page.reload()
    await expect(page.getByText(/^Its upload broke off/)).toBeVisible()
    const pieces: number[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/content')) pieces.push((request.postDataJSON() as { from: number }).from)
    })
    await papers.setInputFiles(certificate)
    await expect(page.getByText('977 KB, uploaded')).toBeVisible()
    expect(pieces).toEqual([786_432])
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Tell us', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Your request is sent' })).toBeFocused()
    await page.getByRole('button', { name: /^Death of a client/ }).click()
    const opened = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download/ }).click()
    expect((await opened).suggestedFilename()).toBe('certificate.pdf')
  })

  test('is refused a file that is not what its name says, and takes another', async ({ page, portal }) => {
    await portal.signIn('client', '/myaccount/tell-us-someone-has-died')
    const papers = page.getByLabel(/^The death certificate or the will/)
    await papers.setInputFiles({ ...pdf('will.pdf', 9_000), buffer: Buffer.from('not a paper') })
    await expect(page.getByText('“will.pdf” must be a PDF, JPG, PNG or DOCX file')).toBeVisible()
    await portal.isAccessible()
    await papers.setInputFiles(pdf('will.pdf', 9_000))
    await expect(page.getByText('9 KB, uploaded')).toBeVisible()
    await page.getByRole('button', { name: 'Remove will.pdf' }).click()
    await expect(page.getByText('9 KB, uploaded')).toHaveCount(0)
    await expect(papers).toBeFocused()
  })
})

test.describe('Somebody acting for a client', () => {
  test('tells us of a death, from the page that says what happens then', async ({ page, portal }) => {
    await portal.signIn('delegate', '/someone-has-died')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('someone-has-died'))
    await page.getByRole('link', { name: 'Tell us that someone has died' }).click()
    await page.getByLabel('What was their full name?').fill('Arthur Lin')
    await page.getByLabel('When did they die?').fill('2026-11-20')
    await page.getByLabel('Another member of the family').check()
    await page.getByRole('group', { name: 'Are you an executor of the will?' }).getByLabel('Yes').check()
    await page.getByLabel('Paying for the funeral').check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Tell us' }).click()
    await expect(page.getByRole('heading', { name: 'Your request is sent' })).toBeFocused()
  })
})

test.describe('A visitor', () => {
  test('reads what happens when someone has died, and how to tell us without signing in', async ({
    page,
  }) => {
    await page.goto('/someone-has-died')
    await expect(page.getByRole('main')).toContainText('Call us on')
    await expect(page.getByRole('heading', { name: 'Tell us online' })).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('accessibility'))
  })
})
