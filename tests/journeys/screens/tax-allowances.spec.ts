// Tax allowances and services: what is left, the ISA declaration, what was paid in elsewhere, and the services.
import type { Locator, Page } from '@playwright/test'
import { fillDay } from '../../support/fill-day.ts'
import { taxYearAt, taxYearLabel } from '#domain/tax/tax-year.ts'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

const PATH = '/myaccount/tax-allowances-and-services'
const year = taxYearAt(new Date())
const label = taxYearLabel(year)
const next = taxYearLabel(year + 1)
const PAY_IN = '/myaccount/payments-and-transfers/isa-jisa'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const isas = (page: Page) => page.getByRole('list', { name: 'Your ISAs' }).getByRole('listitem')
const declaration = (place: Page | Locator) => place.getByRole('button', { name: 'Make the declaration' })
const problem = (dialog: Locator) => dialog.getByRole('alert', { name: 'There is a problem' })
const tick = async (dialog: Locator) => {
  await dialog.getByLabel(/^I am resident in the UK/).check()
  await dialog.getByLabel(/^This declaration is true/).check()
}

test.describe('A client', () => {
  test('sees every allowance of a tax year, tells us what else was paid in, and moves money into an ISA [R-PAGE-15, R-PROD-25, R-TAX-05]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const main = page.getByRole('main')
    const isa = region(page, `ISA allowance ${label}`)
    await portal.signIn('client', PATH)
    await test.step('sees what is used of each allowance', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('tax-allowances'))
      await expect(isa.getByRole('meter')).toHaveAttribute('aria-valuetext', '£0 used of £20,000')
      await expect(isa.getByText(/^\d+ days left of this tax year/)).toBeVisible()
      const pension = region(page, `Pension allowance ${label}`)
      await expect(pension.getByRole('meter')).toHaveAttribute('aria-valuetext', /^£[\d,]+ of £60,000 used$/)
      await pension.getByRole('button', { name: 'Unused from earlier years' }).click()
      await expect(
        pension.getByRole('row', { name: `${taxYearLabel(year - 3)} £6,000 £54,000` }),
      ).toBeVisible()
      const gains = region(page, `Gains and income ${label}`)
      await expect(gains.getByRole('meter', { name: 'Gains beside the exempt amount' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Book a call' })).toBeVisible()
    })
    await test.step('chooses the next tax year', async () => {
      await page.getByRole('button', { name: next }).click()
      await expect(page.getByText(`The tax year ${next} begins on 6 April ${year + 1}`)).toBeVisible()
      await expect(region(page, `ISA allowance ${next}`)).toBeVisible()
      await portal.hasPath(`${PATH}?year=${year + 1}`)
      expect((await sandbox.journal({ path: '/api/taxyearinfo' })).map(({ query }) => query)).toEqual([
        {},
        { year: String(year + 1) },
      ])
      await portal.follow(`${PATH}?year=1066`)
      await expect(page.getByText(`We have no such tax year here. This is ${label}.`)).toBeVisible()
    })
    const dialog = page.getByRole('dialog', { name: 'ISAs with other firms' })
    const amount = dialog.getByLabel('Paid in since 6 April, in pounds')
    await test.step('tells us what was paid in elsewhere, and it counts', async () => {
      await isa.getByRole('button', { name: /^Tell us/ }).click()
      await amount.fill('twenty')
      await dialog.getByRole('button', { name: 'Keep this amount' }).click()
      await expect(problem(dialog)).toContainText('Enter an amount, such as 5,000')
      await sandbox.faults([{ method: 'PUT', path: '/api/portfolios/paidelsewhere', status: 500, times: 1 }])
      await amount.fill('2,500')
      await amount.press('Enter')
      await expect(dialog.getByText('We couldn’t keep this amount')).toBeVisible()
      await expect(amount).toHaveValue('2,500')
      await amount.press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(isa.getByRole('meter')).toHaveAttribute('aria-valuetext', '£2,500 used of £20,000')
      await expect(isa.getByRole('listitem')).toContainText('£17,500 left to pay in')
    })
    await test.step('finds the year of the address and that amount again after a reload', async () => {
      await page.getByRole('button', { name: next }).click()
      await portal.hasPath(`${PATH}?year=${year + 1}`)
      await page.reload()
      await expect(page.getByRole('button', { name: next })).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('button', { name: label }).click()
      await isa.getByRole('button', { name: /^Change/ }).click()
      await expect(amount).toHaveValue('2,500')
      await page.keyboard.press('Escape')
    })
    await test.step('reads the same room for the ISA here, on the dashboard and where it is paid in', async () => {
      await expect(isa.getByText('£17,500 left', { exact: true })).toBeVisible()
      await portal.follow('/myaccount')
      await expect(main.getByText('£17,500 left', { exact: true })).toBeVisible()
      await portal.follow(PAY_IN)
      await expect(main.getByText('£17,500 left until 5 April').first()).toBeVisible()
    })
    await test.step('saves the tax pack of the last year as one file', async () => {
      await portal.follow(`${PATH}?year=${year - 1}`)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: /^Download the tax pack/ }).click()
      expect((await download).suggestedFilename()).toBe(
        `Tax pack ${taxYearLabel(year - 1).replace('/', '-')}.zip`,
      )
      await expect(page.getByText(/^Saved (\d+) of \1 as one zip file\.$/)).toBeVisible()
    })
    await test.step('makes the declaration inside a bed and ISA, and goes on with the amount', async () => {
      await portal.follow(PATH)
      const service = region(page, 'Bed and ISA')
      await service.getByRole('button', { name: 'Move money into my ISA' }).click()
      const bed = page.getByRole('dialog', { name: 'Bed and ISA' })
      await expect(bed).toContainText('This ISA needs your declaration for this tax year')
      await tick(bed)
      await declaration(bed).click()
      await bed.getByLabel('Amount in pounds').fill('1,000')
      await bed.getByRole('button', { name: 'Send the request' }).click()
      await expect(service).toContainText('Requested')
    })
  })

  test('makes the ISA declaration on a small screen, and uses the services that follow from it [R-PROD-16] [R-ISA-10] [R-ISA-11] [R-ISA-12] [R-ISA-13] [R-ISA-14] [R-ISA-15]', async ({
    page,
    portal,
    sandbox,
    anotherBrowser,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const path = '/api/portfolios/isasubscriptionstatus'
    const row = isas(page)
    const dialog = page.getByRole('dialog', { name: 'Your ISA declaration' })
    await portal.signIn('client', PATH)
    await test.step('opens it by keyboard, leaves it with Escape, and is back at the button', async () => {
      await declaration(row).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(/^I am resident in the UK/)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(declaration(row)).toBeFocused()
    })
    await test.step('reads that it was not saved; the status stays', async () => {
      await sandbox.faults([{ method: 'PUT', path, status: 500 }])
      await expect(row).toContainText('No declaration yet')
      await declaration(row).click()
      await declaration(dialog).click()
      await expect(problem(dialog).getByRole('link')).toHaveCount(2)
      await portal.isAccessible()
      await tick(dialog)
      await declaration(dialog).click()
      const toast = page.getByText('Your ISA subscription request has not been saved', { exact: true })
      await expect(toast).toBeVisible()
      await expect(page.locator('[data-type="warning"]').filter({ has: toast })).toBeVisible()
      await expect(row).toContainText('No declaration yet')
      await expect(row).toContainText('Your declaration was not saved')
      await expect(row).not.toHaveAttribute('aria-current')
      await expect(declaration(row)).toBeVisible()
    })
    await test.step('makes it: the account is subscribed, chosen, and open for payments', async () => {
      await sandbox.clearFaults()
      await sandbox.clearJournal()
      await declaration(row).click()
      await tick(dialog)
      await declaration(dialog).click()
      const received =
        'Your ISA subscription request has been received and you can fund this ISA for this tax year'
      await expect(page.getByText(received, { exact: true })).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await expect(row.getByText('Subscribed', { exact: true })).toBeVisible()
      await expect(row).toBeFocused()
      await expect(row).toHaveAttribute('aria-current', 'true')
      const [sent] = await sandbox.journal({ method: 'PUT', path })
      expect(sent!.body).toEqual({ accountNumber: 'NP2000201', subscriptionStatus: 'Subscribed' })
      await row.getByRole('link', { name: 'Pay in' }).click()
      await portal.hasPath(`${PAY_IN}?account=A-U-20002-1`)
    })

    const chloe = await anotherBrowser()
    await chloe.signIn('client-flags-off', PATH)
    await test.step('asks for the new allowance to be used on 6 April, and takes it back', async () => {
      const service = region(chloe.page, 'Use the new allowance on 6 April')
      const ask = service.getByRole('button', { name: 'Use my new allowance' })
      await ask.click()
      const form = chloe.page.getByRole('dialog', { name: 'Use the new allowance on 6 April' })
      await form.getByLabel('Amount in pounds').fill('25000')
      await form.getByRole('button', { name: 'Send the request' }).click()
      await expect(problem(form)).toContainText('Enter £20,000 or less')
      await form.getByLabel('Amount in pounds').fill('20,000')
      await form.getByRole('button', { name: 'Send the request' }).click()
      await expect(form).toHaveCount(0)
      await expect(service).toContainText('£20,000.00')
      await expect(service).toContainText(/we begin on \d+\sApril\s20\d\d/)
      await service.getByRole('button', { name: 'Take it back' }).click()
      await expect(ask).toBeVisible()
    })
    await test.step('asks for a bed and ISA and reads what the sale would realise', async () => {
      const service = region(chloe.page, 'Bed and ISA')
      await service.getByRole('button', { name: 'Move money into my ISA' }).click()
      const form = chloe.page.getByRole('dialog', { name: 'Bed and ISA' })
      await form.getByLabel('Amount in pounds').fill('5,000')
      await expect(form.getByText(/At today’s prices the sale would realise/)).toBeVisible()
      await chloe.isAccessible()
      await form.getByRole('button', { name: 'Send the request' }).click()
      await expect(service).toContainText('Requested')
      await expect(service).toContainText('From General Investment Account to Stocks and Shares ISA')
    })
  })
})

test.describe('A client with children', () => {
  test('sees the allowance of each ISA in pounds load, or fail, by itself, and the room go down as they pay in [R-ISA-01, R-ISA-02, R-ISA-03, R-ISA-04, R-ISA-08, R-ISA-09, R-PROD-25]', async ({
    page,
    portal,
    sandbox,
    anotherBrowser,
  }) => {
    const main = page.getByRole('main')
    const kofi = region(page, `Junior ISA allowance ${label}: Kofi Osei`)
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/portfolios/remainingallowance/A-U-20003-2', async (route) => {
      await answered
      await route.continue()
    })
    await portal.signIn('client-with-children', PATH)
    await test.step('sees each child’s allowance, and those that have loaded', async () => {
      const abena = region(page, `Junior ISA allowance ${label}: Abena Osei`)
      await expect(abena.getByRole('listitem')).toContainText('Subscribed')
      await expect(kofi.getByRole('listitem').getByText(/^Loading the allowance/)).toBeAttached()
      answer()
      await expect(kofi.getByRole('meter')).toHaveAttribute(
        'aria-valuetext',
        '£1,200 used · £750 planned of £9,000',
      )
      await expect(abena.getByRole('listitem')).toContainText('left to pay in')
      await expect(isas(page)).toHaveCount(1)
      await expect(kofi.getByRole('link', { name: 'Pay in' })).toBeVisible()
      const asked = (await sandbox.asked()).filter((call) => call.includes('remainingallowance'))
      expect(asked.toSorted()).toEqual(
        ['1', '2', '3'].map((number) => `GET /api/portfolios/remainingallowance/A-U-20003-${number}`),
      )
      await kofi.getByRole('link', { name: 'Pay in' }).click()
      await portal.hasPath(`${PAY_IN}?account=A-U-20003-2`)
    })
    await test.step('reads the same room in all three places while a payment is on its way', async () => {
      const said = main.getByText(/^£[\d,.]+ left until/).first()
      const room = async () => /£[\d,.]+/.exec(await said.innerText())![0]
      await portal.follow(PATH)
      await portal.follow(PAY_IN)
      const before = await room()
      await page.getByLabel('Amount').fill('1000')
      await fillDay(page, 'Day of the transfer', '1/12/2026')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'I’ll send it on 1 December 2026' }).click()
      await expect(page.getByRole('heading', { name: 'We’re expecting your money' })).toBeFocused()
      await portal.follow(PATH)
      const card = region(page, `ISA allowance ${label}`)
      await expect(card.getByText(/^On the way/).locator('..')).toContainText('£1,000')
      await portal.follow(PAY_IN)
      await expect.poll(room).not.toBe(before)
      // The other two places show whole pounds.
      const left = `£${Math.round(Number((await room()).replace(/[£,]/g, ''))).toLocaleString('en-GB')}`
      await portal.follow(PATH)
      await expect(card.getByText(`${left} left`, { exact: true })).toBeVisible()
      await portal.follow('/myaccount')
      await expect(main.getByText(`${left} left`, { exact: true })).toBeVisible()
    })
    await test.step('sees, where services fail, which accounts failed to load, and everything else', async () => {
      const noor = await anotherBrowser()
      await noor.signIn('failing-services', PATH)
      await expect(isas(noor.page).filter({ hasText: 'We couldn’t load the allowance' })).toHaveCount(2)
      await expect(region(noor.page, `ISA allowance ${label}`).getByRole('meter')).toBeVisible()
      await expect(region(noor.page, `Gains and income ${label}`)).toBeVisible()
      await noor.startJournal()
      await isas(noor.page).first().getByRole('button', { name: 'Try again' }).click()
      await expect
        .poll(async () => {
          const asked = await sandbox.asked()
          return asked.length > 0 && asked.every((call) => call.endsWith('A-U-20015-1'))
        })
        .toBe(true)
    })
  })
})
