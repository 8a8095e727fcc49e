// Personal details: read, changed in place section by section, and corrected on evidence.
import type { Page } from '@playwright/test'
import { titleOf } from '../../support/expected-view.ts'
import { tabTo } from '../../support/inspector-keys.ts'
import { expect, test } from '../../support/journey.ts'

const PAGE = '/myaccount/customerinformation/personal-details'

/** The card of a section, by its heading. */
const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

async function change(page: Page, title: string) {
  const card = section(page, title)
  await card.getByRole('button', { name: `Change ${title.toLowerCase()}` }).click()
  await expect(card.locator('form')).toBeVisible()
  return card
}

const certificate = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }

test.describe('A client', () => {
  test('reads who we hold, changes it in place section by section, and finds what was typed again [R-PAGE-28]', async ({
    page,
    context,
    portal,
    sandbox,
  }) => {
    await test.step('reads who we hold, without numbers that somebody could misuse', async () => {
      await portal.signIn('client', PAGE)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('personal-details'))
      await expect(section(page, 'Who you are')).toContainText('14 March 1984')
      await expect(section(page, 'Who you are')).toContainText('••••••02C')
      await expect(section(page, 'Phone')).toContainText('07700 900102')
      await expect(section(page, 'Tax residency')).toContainText('Ireland')
      await page.getByRole('button', { name: /^Former addresses/ }).click()
      await expect(section(page, 'Address')).toContainText('1 September 2011 to 13 June 2019')
      const [asked] = await sandbox.journal({ path: '/api/personaldetails' })
      expect(asked?.status).toBe(200)
    })

    await test.step('opens a section by keyboard alone, cancels, and is where they were', async () => {
      const open = section(page, 'Email').getByRole('button', { name: 'Change email' })
      await tabTo(page, open)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: 'New email address' })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(open).toBeFocused()
    })

    await test.step('changes the phone number; what was typed and what is held stay until the server has it', async () => {
      const card = await change(page, 'Phone')
      const number = card.getByRole('textbox', { name: 'Phone number' })
      const save = card.getByRole('button', { name: 'Save' })
      await expect(number).toBeFocused()
      await expect(number).toHaveAttribute('autocomplete', 'tel')
      await number.fill('12')
      await save.click()
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page).toHaveTitle(/^Error: /)
      await portal.isAccessible()
      await page.getByRole('alert').getByRole('link').click()
      await expect(number).toBeFocused()
      await number.fill('+33 1 23 45 67 89')
      const invalid = { reason: 'invalid', problems: {} }
      await sandbox.faults([{ path: '/api/personaldetails/phone', status: 422, body: invalid }])
      await save.click()
      await expect(card.getByRole('alert')).toContainText('nothing has changed')
      await sandbox.faults([{ path: '/api/personaldetails/phone', status: 500 }])
      await save.click()
      await expect(card.getByRole('alert')).toContainText('We don’t know whether it was saved.')
      await expect(number).toHaveValue('+33 1 23 45 67 89')
      await expect(card.locator('dl')).toContainText('07700 900102')
      await sandbox.clearFaults()
      await save.click()
      await expect(card.getByText('Saved.')).toBeVisible()
      await expect(card.locator('dl')).toContainText('+33 1 23 45 67 89')
      await expect(card.getByRole('button', { name: 'Change phone' })).toBeFocused()
      const text = (await sandbox.outbox()).find(({ channel }) => channel === 'text')
      expect(text?.recipient).toBe('+447700900102')
    })

    await test.step('moves house, and the address before is kept', async () => {
      const card = await change(page, 'Address')
      const fill = (name: string, typed: string) => card.getByRole('textbox', { name }).fill(typed)
      const before = await card.locator('dl').first().innerText()
      await card.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4)
      await expect(card.getByRole('combobox', { name: 'Country' })).toHaveAttribute('autocomplete', 'country')
      await fill('New address, line 1', '4 New Road')
      await fill('Town or city', 'London')
      await fill('Postcode', 'sw1a1aa')
      await fill('Day', '1')
      await fill('Month', 'October')
      await fill('Year', '2026')
      await card.getByRole('button', { name: 'Save' }).click()
      await expect(card.locator('dl').first()).toContainText('SW1A 1AA')
      await card.getByRole('button', { name: 'Former addresses (2)' }).click()
      await expect(card).toContainText('14 June 2019 to 30 September 2026')
      await expect(card).toContainText(before.split('\n')[1] ?? 'no line')
      expect((await sandbox.outbox()).map(({ subject }) => subject)).toContain('Your address was changed')
    })

    await test.step('says where they pay tax, keeping the number that is held', async () => {
      const tax = await change(page, 'Tax residency')
      await tax.getByRole('button', { name: 'Add a country' }).click()
      await expect(tax.getByRole('textbox', { name: 'Tax number' })).toHaveCount(3)
      await tax.getByRole('button', { name: 'Remove country 3' }).click()
      await tax.getByRole('button', { name: 'Remove country 2' }).click()
      await tax.getByRole('button', { name: 'Add a country' }).click()
      const second = tax.getByRole('combobox', { name: 'Country', exact: true }).nth(1)
      await expect(second).toBeFocused()
      await second.selectOption('FR')
      await tax.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        'Enter the tax number, or say why there is none',
      ])
      await tax.getByRole('combobox', { name: 'Do you have a tax number?' }).nth(1).selectOption('not-yet')
      await tax.getByRole('button', { name: 'Save' }).click()
      await expect(tax.locator('dl')).toContainText('Tax number ••••••02C')
      await expect(tax.locator('dl')).toContainText('France')
      await expect(tax.locator('dl')).not.toContainText('Ireland')
    })

    await test.step('says what support helps', async () => {
      const support = await change(page, 'Extra support')
      await support.getByRole('checkbox', { name: 'Large print' }).check()
      await support.getByRole('textbox', { name: 'Anything else (optional)' }).fill('Please call after six')
      await support.getByRole('button', { name: 'Save' }).click()
      await expect(support.locator('dl')).toContainText('Please call after six')
    })

    await test.step('finds what was saved and what was typed in the open section after a reload', async () => {
      // Leaving before it is saved is asked about.
      page.on('dialog', (dialog) => void dialog.accept())
      const card = await change(page, 'Work and family')
      const job = card.getByRole('textbox', { name: 'Job title' })
      await job.fill('Head pharmacist')
      const kept = () => sandbox.journal({ path: '/api/forms/details-work', method: 'PUT' })
      await expect.poll(async () => (await kept()).length).toBe(1)
      await page.reload()
      await expect(job).toHaveValue('Head pharmacist')
      await expect(section(page, 'Extra support')).toContainText('Large print')
      await card.getByRole('button', { name: 'Save' }).click()
      await expect(card.locator('dl')).toContainText('Head pharmacist')
      await portal.hasPath(PAGE)
      await (await change(page, 'Work and family')).getByRole('button', { name: 'Cancel' }).click()
      await portal.hasPath(PAGE)
    })

    await test.step('reads that it was changed in another tab meanwhile, and nothing typed is lost', async () => {
      const card = await change(page, 'Work and family')
      const job = card.getByRole('textbox', { name: 'Job title' })
      await job.fill('Chief pharmacist')
      const other = await context.newPage()
      await other.goto(PAGE)
      const there = await change(other, 'Work and family')
      await there.getByRole('combobox', { name: 'Marital status' }).selectOption('widowed')
      await there.getByRole('button', { name: 'Save' }).click()
      await expect(there.getByText('Saved.')).toBeVisible()
      await card.getByRole('button', { name: 'Save' }).click()
      await expect(card.getByRole('alert')).toContainText('changed somewhere else')
      await expect(card.locator('dl')).toContainText('Widowed')
      await expect(job).toHaveValue('Chief pharmacist')
      await card.getByRole('button', { name: 'Save' }).click()
      await expect(card.locator('dl')).toContainText('Chief pharmacist')
      await expect(card.getByRole('button', { name: 'Change work and family' })).toBeFocused()
    })

    await test.step('asks for another name on evidence, and takes it back, by keyboard', async () => {
      const press = (name: string | RegExp) => page.getByRole('button', { name }).press('Enter')
      const name = page.getByRole('textbox', { name: 'Full name' })
      await section(page, 'Who you are').getByRole('link', { name: 'Ask for a correction' }).press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('correct-your-details'))
      await expect(page.getByRole('textbox', { name: 'Year' })).toHaveAttribute('autocomplete', 'bday-year')
      await press('Continue')
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
      await page.getByRole('alert').getByRole('link', { name: 'Tell us what has changed' }).press('Enter')
      await expect(page.getByRole('textbox', { name: 'What has changed?' })).toBeFocused()
      await page.keyboard.type('I have married')
      await expect(name).toHaveValue('Amelia Hart')
      await name.fill('Amelia Stone')
      await page.getByLabel('Which documents show the change?').setInputFiles(certificate)
      await expect(page.getByText('uploaded')).toBeVisible()
      await press('Continue')
      await expect(page.getByRole('main')).toContainText('Amelia Stone, born 14 March 1984')
      await press('Ask for the correction')
      await expect(page.getByRole('heading', { name: 'We are checking your documents' })).toBeFocused()
      await press(/^Correction of your name or date of birth/)
      await press('Take it back')
      await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'You have taken it back' })).toBeVisible()
    })
  })

  test('confirms that it is them when the sign-in is no longer fresh, and has a new email address once they have used its link', async ({
    page,
    portal,
    sandbox,
  }) => {
    await test.step('goes back without a fresh sign-in to what they typed, and saves it', async () => {
      await portal.signIn('client', PAGE)
      const card = await change(page, 'Phone')
      const number = card.getByRole('textbox', { name: 'Phone number' })
      await number.fill('07700 900999')
      await sandbox.wantsFreshSignIn('PUT', '/api/personaldetails/phone')
      await card.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm it’s you, Amelia')
      await portal.isAccessible()
      await page.getByRole('button', { name: 'Cancel and go back' }).click()
      await expect(card.getByText('Not saved yet. Check it and press “Save”.')).toBeFocused()
      await expect(number).toHaveValue('07700 900999')
      await expect(card.locator('dl')).toContainText('07700 900102')
      await card.getByRole('button', { name: 'Save' }).click()
      await expect(card.getByText('Saved.')).toBeVisible()
      await expect(card.locator('dl')).toContainText('07700 900999')
      await portal.hasPath(PAGE)
    })

    await test.step('waits for a new email address, and has its link sent again by a fresh sign-in', async () => {
      const card = await change(page, 'Email')
      await card.getByRole('textbox', { name: 'New email address' }).fill('amelia@new.example')
      await card.getByRole('button', { name: 'Send the link' }).click()
      await expect(card).toContainText('Waiting for confirmation')
      await expect(card.locator('dl')).toHaveText(/amelia\.hart@example\.com$/)
      await sandbox.wantsFreshSignIn('PUT', '/api/personaldetails/email')
      await card.getByRole('button', { name: 'Send the link again' }).click()
      await portal.signInAtProvider('client')
      await expect(card.getByText('We have sent a link to the new address.')).toBeVisible()
    })

    await test.step('has the new address once they have used the link that was sent there', async () => {
      const mail = (await sandbox.outbox()).find(({ body }) => body.includes('confirm-email='))
      const confirm = section(page, 'Confirm your new email address')
      await page.goto(/\S+confirm-email=[\w-]+/.exec(mail!.body)![0])
      await expect(section(page, 'Email')).toContainText('Waiting for confirmation')
      await portal.isAccessible()
      await confirm.getByRole('button', { name: 'Confirm' }).click()
      await expect(confirm).toContainText('we now write to amelia@new.example')
      await expect(section(page, 'Email').locator('dl')).toContainText('amelia@new.example')
      await portal.hasPath(PAGE)
      await portal.follow('/myaccount')
      await portal.follow(`${PAGE}?confirm-email=used-up`)
      await confirm.getByRole('button', { name: 'Confirm' }).click()
      await expect(confirm.getByRole('alert')).toContainText('no longer works')
    })
  })
})

test.describe('Somebody who acts for a client', () => {
  test('tries again when the details do not come, reads whose they are, and changes all but the phone number and the email address', async ({
    page,
    portal,
    sandbox,
  }) => {
    await test.step('keeps the menu beside details that do not come, and tries again', async () => {
      await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30004' })
      await sandbox.faults([{ path: '/api/personaldetails', status: 500, times: 20 }])
      await portal.signIn('delegate', PAGE)
      await portal.goOn()
      await expect(page.getByText('We couldn’t load these details')).toBeVisible()
      await expect(page.getByRole('main').getByRole('navigation').getByRole('link')).not.toHaveCount(0)
      await sandbox.clearFaults()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(section(page, 'Phone')).toBeVisible()
    })

    await test.step('reads whose details they are, and changes all but the phone number and the email address', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/’s personal details$/)
      for (const title of ['Phone', 'Email']) {
        await expect(section(page, title).getByRole('button')).toHaveCount(0)
        await expect(section(page, title)).toContainText(/Only .+ can change this\.$/)
      }
      await expect(portal.entry('username')).toHaveAttribute('aria-current', 'true')
      const card = await change(page, 'Work and family')
      await card.getByRole('combobox', { name: 'Work' }).selectOption('retired')
      await card.getByRole('button', { name: 'Save' }).click()
      await expect(card.locator('dl')).toContainText('Retired')
    })
  })
})
