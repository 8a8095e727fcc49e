// Pages of requests, which config says alone: found, filled in, sent, followed and taken back.
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

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
  })
})
