// Tax allowances and services: what is left, the ISA declaration, what was paid in elsewhere, and the services.
import { taxYearAt, taxYearLabel } from '#domain/tax/tax-year.ts'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

const PATH = '/myaccount/tax-allowances-and-services'
const year = taxYearAt(new Date())
const label = taxYearLabel(year)
const next = taxYearLabel(year + 1)

test.describe('A client', () => {
  test('sees every allowance of the tax year [R-PAGE-15]', async ({ page, portal }) => {
    await portal.signIn('client', PATH)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('tax-allowances'))
    const isa = page.getByRole('region', { name: `ISA allowance ${label}` })
    await expect(isa.getByRole('meter')).toHaveAttribute('aria-valuetext', '£0 used · £0 planned of £20,000')
    await expect(isa.getByText(/^\d+ days left of this tax year/)).toBeVisible()
    const pension = page.getByRole('region', { name: `Pension allowance ${label}` })
    await expect(pension.getByRole('meter')).toHaveAttribute('aria-valuetext', /^£[\d,]+ of £60,000 used$/)
    await pension.getByRole('button', { name: 'What each year left' }).click()
    await expect(pension.getByRole('row', { name: `${taxYearLabel(year - 3)} £6,000 £54,000` })).toBeVisible()
    const gains = page.getByRole('region', { name: `Gains and income ${label}` })
    await expect(gains.getByRole('meter', { name: 'Gains beside the exempt amount' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book a call' })).toBeVisible()
    await portal.isAccessible()
  })

  test('makes the ISA declaration: the account is subscribed, chosen, and open for payments [R-PROD-16] [R-ISA-10] [R-ISA-11] [R-ISA-12] [R-ISA-13]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', PATH)
    const row = page.getByRole('list', { name: 'Your ISAs' }).getByRole('listitem')
    await expect(row).toContainText('Not subscribed')
    await sandbox.clearJournal()
    await row.getByRole('button', { name: 'Make the declaration' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your ISA declaration' })
    await dialog.getByRole('button', { name: 'Make the declaration' }).click()
    await expect(dialog.getByRole('alert', { name: 'There is a problem' }).getByRole('link')).toHaveCount(2)
    await dialog.getByLabel(/^I am resident in the UK/).check()
    await dialog.getByLabel(/^This declaration is true/).check()
    await portal.isAccessible()
    await dialog.getByRole('button', { name: 'Make the declaration' }).click()
    await expect(
      page.getByText(
        'Your ISA subscription request has been received and you can fund this ISA for this tax year',
        { exact: true },
      ),
    ).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(row.getByText('Subscribed', { exact: true })).toBeVisible()
    await expect(row).toBeFocused()
    await expect(row).toHaveAttribute('aria-current', 'true')
    const [sent] = await sandbox.journal({ method: 'PUT', path: '/api/portfolios/isasubscriptionstatus' })
    expect(sent!.body).toEqual({ accountNumber: 'NP2000201', subscriptionStatus: 'Subscribed' })
    await row.getByRole('link', { name: 'Pay in' }).click()
    await portal.hasPath('/myaccount/payments-and-transfers/isa-jisa?account=A-U-20002-1')
  })

  test('reads the same room for the ISA on the dashboard, among the allowances and where it is paid in [R-PROD-25]', async ({
    page,
    portal,
  }) => {
    const main = page.getByRole('main')
    await portal.signIn('client', '/myaccount')
    const card = main.getByText(/^£[\d,]+ left$/)
    await expect(card).toBeVisible()
    const pounds = /£[\d,]+/.exec((await card.textContent()) ?? '')![0]
    await page.goto(PATH)
    await expect(
      page
        .getByRole('region', { name: `ISA allowance ${label}` })
        .getByText(`${pounds} left`, { exact: true }),
    ).toBeVisible()
    await page.goto('/myaccount/payments-and-transfers/isa-jisa')
    await expect(main.getByText(`${pounds} room until 5 April`).first()).toBeVisible()
  })

  test('reads the same room in all three places while a payment is on its way [R-PROD-25]', async ({
    page,
    portal,
  }) => {
    const main = page.getByRole('main')
    await portal.signIn('client-with-children', '/myaccount/payments-and-transfers/isa-jisa')
    const said = main.getByText(/^£[\d,.]+ room until/).first()
    const room = async () => /£[\d,.]+/.exec(await said.innerText())![0]
    const before = await room()
    await page.getByLabel('Amount').fill('1000')
    await page.getByLabel('Day of the transfer').fill('2026-12-01')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'I’ll send it on 1 December 2026' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
    await page.goto('/myaccount/payments-and-transfers/isa-jisa')
    await expect.poll(room).not.toBe(before)
    // The other two places show whole pounds.
    const left = `£${Math.round(Number((await room()).replace(/[£,]/g, ''))).toLocaleString('en-GB')}`
    await page.goto(PATH)
    const card = page.getByRole('region', { name: `ISA allowance ${label}` })
    await expect(card.getByText(`${left} left`, { exact: true })).toBeVisible()
    await expect(card.getByText(/^On its way/).locator('..')).toContainText('£1,000')
    await page.goto('/myaccount')
    await expect(main.getByText(`${left} left`, { exact: true })).toBeVisible()
  })

  test('chooses the next tax year, which stays in the address [R-TAX-05]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', PATH)
    await page.getByRole('button', { name: next }).click()
    await expect(page.getByText(`The tax year ${next} begins on 6 April ${year + 1}`)).toBeVisible()
    await expect(page.getByRole('region', { name: `ISA allowance ${next}` })).toBeVisible()
    await portal.hasPath(`${PATH}?year=${year + 1}`)
    expect((await sandbox.journal({ path: '/api/taxyearinfo' })).map(({ query }) => query)).toEqual([
      {},
      { year: String(year + 1) },
    ])
    await page.reload()
    await expect(page.getByRole('button', { name: next })).toHaveAttribute('aria-pressed', 'true')
    await page.goto(`${PATH}?year=1066`)
    await expect(page.getByText(`We have no such tax year here. This is ${label}.`)).toBeVisible()
  })

  test('tells us what was paid in elsewhere, and it counts', async ({ page, portal, sandbox }) => {
    await portal.signIn('client', PATH)
    const isa = page.getByRole('region', { name: `ISA allowance ${label}` })
    await isa.getByRole('button', { name: /^Tell us/ }).click()
    const dialog = page.getByRole('dialog', { name: 'ISAs with other firms' })
    const amount = dialog.getByLabel('Paid in since 6 April, in pounds')
    await amount.fill('twenty')
    await dialog.getByRole('button', { name: 'Keep this amount' }).click()
    await expect(dialog.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Enter an amount in pounds, such as 2,500',
    )
    await sandbox.faults([{ method: 'PUT', path: '/api/portfolios/paidelsewhere', status: 500, times: 1 }])
    await amount.fill('2,500')
    await amount.press('Enter')
    await expect(dialog.getByText('We couldn’t keep this amount')).toBeVisible()
    await expect(amount).toHaveValue('2,500')
    await amount.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(isa.getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      '£2,500 used · £0 planned of £20,000',
    )
    await expect(isa.getByRole('listitem')).toContainText('£17,500 left to pay in')
    await page.reload()
    await isa.getByRole('button', { name: /^Change/ }).click()
    await expect(amount).toHaveValue('2,500')
  })

  test('asks for the new allowance to be used on 6 April, and takes it back', async ({ page, portal }) => {
    await portal.signIn('client-flags-off', PATH)
    const service = page.getByRole('region', { name: 'Use the new allowance on 6 April' })
    await service.getByRole('button', { name: 'Use my new allowance' }).click()
    const dialog = page.getByRole('dialog', { name: 'Use the new allowance on 6 April' })
    await dialog.getByLabel('Amount in pounds').fill('25000')
    await dialog.getByRole('button', { name: 'Send the request' }).click()
    await expect(dialog.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Enter £20,000 or less',
    )
    await dialog.getByLabel('Amount in pounds').fill('20,000')
    await dialog.getByRole('button', { name: 'Send the request' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(service).toContainText('£20,000.00')
    await expect(service).toContainText(/we begin on \d+ April 20\d\d/)
    await service.getByRole('button', { name: 'Take it back' }).click()
    await expect(service.getByRole('button', { name: 'Use my new allowance' })).toBeVisible()
  })

  test('asks for a bed and ISA and reads what the sale would realise', async ({ page, portal }) => {
    await portal.signIn('client-flags-off', PATH)
    const service = page.getByRole('region', { name: 'Bed and ISA' })
    await service.getByRole('button', { name: 'Move money into my ISA' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bed and ISA' })
    await dialog.getByLabel('Amount in pounds').fill('5,000')
    await expect(dialog.getByText(/At today’s prices the sale would realise/)).toBeVisible()
    await portal.isAccessible()
    await dialog.getByRole('button', { name: 'Send the request' }).click()
    await expect(service).toContainText('Requested')
    await expect(service).toContainText('From General Investment Account to Stocks and Shares ISA')
  })

  test('makes the declaration inside a bed and ISA, and goes on with the amount', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', PATH)
    const service = page.getByRole('region', { name: 'Bed and ISA' })
    await service.getByRole('button', { name: 'Move money into my ISA' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bed and ISA' })
    await expect(dialog).toContainText('This ISA needs your declaration for this tax year')
    await portal.isAccessible()
    await dialog.getByLabel(/^I am resident in the UK/).check()
    await dialog.getByLabel(/^This declaration is true/).check()
    await dialog.getByRole('button', { name: 'Make the declaration' }).click()
    await dialog.getByLabel('Amount in pounds').fill('1,000')
    await dialog.getByRole('button', { name: 'Send the request' }).click()
    await expect(service).toContainText('Requested')
  })

  test('saves the tax pack of the last year as one file', async ({ page, portal }) => {
    await portal.signIn('client', `${PATH}?year=${year - 1}`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download the tax pack/ }).click()
    expect((await download).suggestedFilename()).toBe(
      `Tax pack ${taxYearLabel(year - 1).replace('/', '-')}.zip`,
    )
    await expect(page.getByText(/^Saved (\d+) of \1 as one zip file\.$/)).toBeVisible()
  })
})

test.describe('A client with children', () => {
  test('sees each child’s allowance, and allowances of ISAs in pounds only [R-ISA-01, R-ISA-02]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client-with-children', PATH)
    const kofi = page.getByRole('region', { name: `Junior ISA allowance ${label}: Kofi Osei` })
    const abena = page.getByRole('region', { name: `Junior ISA allowance ${label}: Abena Osei` })
    await expect(kofi.getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      '£1,200 used · £750 planned of £9,000',
    )
    await expect(abena.getByRole('listitem')).toContainText('left to pay in')
    await expect(page.getByRole('list', { name: 'Your ISAs' }).getByRole('listitem')).toHaveCount(1)
    const asked = (await sandbox.asked()).filter((call) => call.includes('remainingallowance'))
    expect(asked.toSorted()).toEqual(
      ['1', '2', '3'].map((number) => `GET /api/portfolios/remainingallowance/A-U-20003-${number}`),
    )
    await kofi.getByRole('link', { name: 'Pay in' }).click()
    await portal.hasPath('/myaccount/payments-and-transfers/isa-jisa?account=A-U-20003-2')
  })

  test('sees each account load by itself [R-ISA-03] [R-ISA-04]', async ({ page, portal, sandbox }) => {
    await sandbox.faults([{ path: '/api/portfolios/remainingallowance/A-U-20003-2', hang: true }])
    await portal.signIn('client-with-children', PATH)
    const kofi = page.getByRole('region', { name: `Junior ISA allowance ${label}: Kofi Osei` })
    const abena = page.getByRole('region', { name: `Junior ISA allowance ${label}: Abena Osei` })
    await expect(abena.getByRole('listitem')).toContainText('Subscribed')
    await expect(kofi.getByRole('listitem').getByText(/^Loading the allowance/)).toBeAttached()
  })
})

test.describe('A client whose services fail', () => {
  test('sees which accounts failed to load, and everything else [R-ISA-08] [R-ISA-09]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('failing-services', PATH)
    const rows = page.getByRole('list', { name: 'Your ISAs' }).getByRole('listitem')
    await expect(rows.filter({ hasText: 'We couldn’t load the allowance' })).toHaveCount(2)
    await expect(
      page.getByRole('region', { name: `ISA allowance ${label}` }).getByRole('meter'),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: `Gains and income ${label}` })).toBeVisible()
    await portal.startJournal()
    await rows.first().getByRole('button', { name: 'Try again' }).click()
    await expect
      .poll(async () => (await sandbox.asked()).every((call) => call.endsWith('A-U-20015-1')))
      .toBe(true)
  })

  test('reads that a declaration was not saved; the status stays [R-ISA-14] [R-ISA-15]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await sandbox.faults([{ method: 'PUT', path: '/api/portfolios/isasubscriptionstatus', status: 500 }])
    await portal.signIn('client', PATH)
    const row = page.getByRole('list', { name: 'Your ISAs' }).getByRole('listitem')
    await row.getByRole('button', { name: 'Make the declaration' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your ISA declaration' })
    await dialog.getByLabel(/^I am resident in the UK/).check()
    await dialog.getByLabel(/^This declaration is true/).check()
    await dialog.getByRole('button', { name: 'Make the declaration' }).click()
    const toast = page.getByText('Your ISA subscription request has not been saved', { exact: true })
    await expect(toast).toBeVisible()
    await expect(page.locator('[data-type="warning"]').filter({ has: toast })).toBeVisible()
    await expect(row).toContainText('Not subscribed')
    await expect(row).toContainText('Your declaration was not saved')
    await expect(row).not.toHaveAttribute('aria-current')
    await expect(row.getByRole('button', { name: 'Make the declaration' })).toBeVisible()
  })
})

test.describe('Other people', () => {
  test('see and use the client’s allowances when they act for a client', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
    await portal.signIn('delegate', PATH)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Rose Lin’s tax allowances/)
    await expect(page.getByRole('list', { name: 'Your ISAs' }).getByRole('listitem')).toHaveCount(1)
    const asked = await sandbox.journal({ path: '/api/portfolios/taxuse' })
    expect(asked.length).toBeGreaterThan(0)
  })

  test('are turned away when they view a client’s accounts', async ({ portal }) => {
    await portal.turnsViewerAway(PATH)
  })

  test('are asked to sign in when they have not, and come here then', async ({ page, portal }) => {
    await page.goto(PATH)
    await portal.signInAtProvider('client')
    await portal.hasPath(PATH)
  })
})

test.describe('A client with a keyboard on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('opens the declaration, leaves it with Escape, and is back at the button', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', PATH)
    const row = page.getByRole('list', { name: 'Your ISAs' }).getByRole('listitem')
    await row.getByRole('button', { name: 'Make the declaration' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(/^I am resident in the UK/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(row.getByRole('button', { name: 'Make the declaration' })).toBeFocused()
    await portal.isAccessible()
  })
})
