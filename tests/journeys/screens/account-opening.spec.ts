// From a plan to an open account: design, basket, application, how it ended, and the day on which it opens.
import type { Page } from '@playwright/test'
import { londonDate } from '#base/dates/london-time.ts'
import { workingDaysAfter } from '#base/dates/working-days.ts'
import { pressApply, tickAll } from '../../support/application.ts'
import { expect, test } from '../../support/journey.ts'

/** Comes back to this tab, which looks again at who they are. */
const comesBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test.describe('A registered person', () => {
  test('plans, applies for an account, and becomes a client while signed in: menu, home and pages follow [R-PAGE-41, R-PAGE-43, R-PROD-11, R-PROD-21, R-API-03]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('registered', '/projections')

    await test.step('reads what a poor year does at each risk level, and what a month would make the goal likely', async () => {
      await page.getByLabel('What will you need?').fill('60,000')
      await page.getByLabel('First payment').fill('5,000')
      await page.getByLabel('Monthly payment').fill('200')
      await page.getByLabel('For how many years?').fill('10')
      const balanced = page.getByRole('radio', { name: '4 Balanced', exact: true })
      await expect(balanced).toHaveAccessibleDescription('£4,428')
      await balanced.check()
      await expect(
        page.getByText(/^0 of 100 reach the £60,000 you need\. £\d+ a month would get 9 of 10 there\.$/),
      ).toBeVisible()
      const needed = /£(\d+) a month/.exec(await page.getByText(/would get 9 of 10/).innerText())![1]!
      await page.getByLabel('Monthly payment').fill(needed)
      await expect(page.getByText(/^90 of 100 reach the £60,000 you need\.$/)).toBeVisible()
    })

    await test.step('applies for an account, once', async () => {
      await page.getByLabel('What will you need?').fill('')
      await page.getByLabel('Monthly payment').fill('')
      await page.getByRole('radio', { name: 'General investment account', exact: true }).check()
      await page.getByLabel('Name').fill('New kitchen')
      await page.getByLabel('First payment').fill('2,500')
      await page.getByRole('button', { name: 'Add to basket' }).click()
      await expect(page.getByText('“New kitchen” is in your basket.')).toBeVisible()
      await expect(page.getByText('Your basket is saved.')).toBeVisible()
      await page.getByRole('link', { name: 'See your basket' }).click()
      await pressApply(page, portal)
      await portal.hasPath('/projections/application')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert')).toContainText('Read “Terms and conditions”, and tick it')
      await tickAll(page)
      await page.getByRole('radio', { name: 'Another bank account' }).check()
      await page.getByLabel('Name on the account').fill('Dev Patel')
      await page.getByRole('radio', { name: 'Personal', exact: true }).check()
      const pair = [page.getByLabel('Sort code'), page.getByLabel('Account number')]
      const [left, right] = await Promise.all(pair.map((field) => field.boundingBox()))
      // The first one alone has a hint.
      expect({ y: left!.y, isBeside: left!.x < right!.x }).toEqual({ y: right!.y, isBeside: true })
      await page.getByLabel('Sort code').fill('10-79-99')
      await page.getByLabel('Account number').fill('88837491')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
      await expect(page.getByText('General investment account: £2,500.00 at first')).toHaveCount(2)
      await page.getByRole('button', { name: 'Send the application' }).click()
      await portal.hasPath('/projections/complete/success')
      await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible()
      await expect(page.getByText(/AP-\d+/)).toBeVisible()
      await expect.poll(async () => (await portal.menu())[0]).toBe('Basket → /projections/basket')
      await portal.isAccessible()
      expect(
        await sandbox.journal({ path: '/api/accountopening/applications', method: 'POST' }),
      ).toHaveLength(1)
    })

    await test.step('finds the outcome after a reload, and follows it on the home page', async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible()
      await page.getByRole('link', { name: 'See how it goes on' }).click()
      await portal.hasPath('/dashboard')
      await expect(page.getByRole('region', { name: 'New kitchen' })).toBeVisible()
      await expect(portal.entry('open-an-account')).toBeVisible()
    })

    await test.step('is a client on the day on which the account opens', async () => {
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      // The account opens on this day; the money comes on the next.
      await sandbox.clock(`${workingDaysAfter(londonDate(new Date()), 5)}T12:00:00Z`)
      await comesBack(page)
      await expect(page.getByRole('heading', { name: 'Your money is on its way' })).toBeVisible()
      await expect(portal.entry('my-accounts')).toBeVisible()
      await expect(portal.entry('open-an-account')).toHaveCount(0)
      await page.getByRole('main').getByRole('link', { name: 'See your accounts' }).click()
      await portal.hasPath('/myaccount')
      await expect(page.getByText('New kitchen').first()).toBeVisible()
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    })

    await test.step('whose account has just opened reads when the first money arrives, and what to do meanwhile', async () => {
      await sandbox.reset()
      await portal.signIn('registered', '/dashboard')
      /** The day that the steps of the opening promise, as other pages write it. */
      const expectedOn = async (step: string) => {
        const told = await page.getByRole('listitem').filter({ hasText: step }).innerText()
        const day = new Date(`${/By (\d+\s\w+\s\d{4})/.exec(told.replaceAll('\u00a0', ' '))![1]!} UTC`)
        return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(day)
      }
      const [open, funded] = [await expectedOn('Account set-up'), await expectedOn('Funded')]
      await sandbox.clock(new Date(`${open} 12:00 UTC`).toISOString())
      await comesBack(page)
      await page.getByRole('main').getByRole('link', { name: 'See your accounts' }).click()
      const card = page.getByRole('region', { name: 'Your first days' })
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(card.getByRole('heading', { level: 3 })).toHaveText([
          'Your money is on its way',
          'Add a second step to your sign-in',
          'See what it could become',
        ])
        await expect(card).toContainText(`£4,000.00 is expected on ${funded}.`)
        await expect(page.getByRole('heading', { name: 'Total value' })).toHaveCount(0)
      }
      await portal.isAccessible()
    })
  })
})

test.describe('A client', () => {
  test('splits a first payment beyond the ISA allowance, and applies for a company, once [R-PAGE-40, R-PAGE-43, R-PAGE-44, R-API-07, R-API-08, R-ENT-18]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await test.step('a word that is unknown, and an outcome without application, are a neutral page', async () => {
      const neutral = page.getByRole('heading', { name: 'We have no application that ended like this' })
      await portal.signIn('client', '/projections/complete/success')
      await expect(neutral).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Go to your basket' }).click()
      await portal.hasPath('/projections/basket')
      await portal.follow('/projections/complete/something')
      await expect(neutral).toBeVisible()
    })

    await test.step('a split is offered where a first payment passes the ISA allowance', async () => {
      await portal.follow('/projections')
      await page.getByLabel('Name').fill('Sabbatical')
      await page.getByLabel('First payment').fill('25,000')
      await page.getByLabel('For how many years?').fill('4')
      await page.getByRole('button', { name: 'Help me choose a risk level' }).click()
      for (const answer of [
        'Invest more',
        'At worst £6,500, at best £24,000',
        'Hardly ever',
        'Shares of my own choice',
        'The most growth',
        'More than 6 months',
        'Less than a quarter',
      ])
        await page.getByRole('radio', { name: answer }).check()
      await expect(page.getByText('Your answers suggest risk level 4.')).toBeVisible()
      await page.getByRole('radio', { name: 'Junior ISA' }).check()
      await page.getByRole('radio', { name: 'A child', exact: true }).check()
      await expect(page.getByLabel('The child’s full name')).toBeVisible()
      await portal.isAccessible()
      await page.getByRole('button', { name: 'Use level 4' }).click()
      await page.getByRole('radio', { name: 'ISA', exact: true }).check()
      await page.getByRole('button', { name: 'Split it like this' }).click()
      await expect(
        page.getByText('“Sabbatical” and “Sabbatical, beyond the ISA” are in your basket.'),
      ).toBeVisible()
      await expect(page.getByText('Your basket is saved.')).toBeVisible()
      const { json } = (await sandbox.journal({ path: '/api/accountopeningbackup', method: 'PUT' })).at(-1)!
        .body as { json: string }
      const { items } = JSON.parse(json) as { items: { wrapper: string; initialPence: number }[] }
      expect(items.map(({ wrapper }) => wrapper)).toEqual(['ISA', 'GIA'])
      expect(items[0]!.initialPence + items[1]!.initialPence).toBe(25_000_00)
    })

    await test.step('a company’s form is checked, sent, and gives its client number', async () => {
      // Below fields that come by and by, the link moves while it is pressed.
      await portal.isQuiet()
      await page.getByRole('link', { name: 'Open an account for a company' }).click()
      await portal.hasPath('/projections/corporate')
      const person = page.getByRole('group', { name: 'Person 1' })
      const fill = async () => {
        await page.getByLabel('Registered name').fill('Hart Holdings Ltd')
        await page.getByLabel('Company number').fill('1234567')
        await page.getByLabel('Address line 1').fill('1 High Street')
        await page.getByLabel('Town or city').fill('Leeds')
        await page.getByLabel('Postcode').fill('ls11aa')
        await person.getByLabel('Name').fill('Amelia Hart')
        await person.getByRole('radio', { name: 'Director' }).check()
        await page.getByLabel('Name on the account').fill('Hart Holdings')
        await page.getByLabel('Sort code').fill('08-99-99')
        await page.getByLabel('Account number').fill('66374958')
        await page.getByLabel('Where does the company’s money come from?').fill('Trading profits')
      }
      const sections = page.getByRole('list', { name: 'Sections of this form' })
      await expect(page.getByText('0 of 5 sections answered')).toBeVisible()
      await expect(sections.getByRole('listitem')).toHaveText(
        [
          'The company, to do',
          'Registered address, to do',
          'People, to do',
          'The company’s bank account, to do',
          'The company’s money, to do',
        ].map((text) => new RegExp(`${text}$`)),
      )
      await fill()
      await expect(page.getByText('5 of 5 sections answered')).toBeVisible()
      await page.getByLabel('Legal entity identifier').fill('213800WSGIIZCXF1P573')
      await page.getByRole('button', { name: 'Add another person' }).click()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert')).toContainText('its check digits are wrong')
      await expect(page.getByRole('alert')).toContainText('Enter the name of this person')
      await portal.isAccessible()
      await page.getByLabel('Legal entity identifier').fill('2138 00WS GIIZ CXF1 P572')
      await page.getByRole('button', { name: 'Remove person 2' }).click()
      await expect(person.getByLabel('Name')).toBeFocused()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
      await expect(page.getByText('LS1 1AA')).toBeVisible()
      await page.getByRole('button', { name: 'Send the application' }).click()
      await expect(page.getByText('The company’s client number is C-40001.')).toBeFocused()
      const [sent] = await sandbox.journal({ path: '/api/clients', method: 'POST' })
      expect(sent?.body).toMatchObject({
        companyNumber: '01234567',
        legalEntityIdentifier: '213800WSGIIZCXF1P572',
        bank: { sortCode: '089999', accountNumber: '66374958' },
      })

      await page.getByRole('button', { name: 'Apply for another company' }).click()
      await fill()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'Send the application' }).click()
      await expect(page.getByText('This company already has an account with us')).toBeVisible()
    })
  })
})

test.describe('A client with children', () => {
  test('plans a junior ISA for another child, says that they may, and applies [R-PAGE-43]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client-with-children', '/projections')
    await page.getByRole('radio', { name: 'Junior ISA' }).check()
    await page.getByLabel('Name', { exact: true }).fill('Driving lessons')
    await page.getByLabel('First payment').fill('500')
    await page.getByLabel('For how many years?').fill('9')
    await page.getByRole('radio', { name: '5 Moderately adventurous', exact: true }).check()
    await page.getByRole('button', { name: 'Add to basket' }).click()
    await expect(page.getByRole('alert')).toContainText('Choose the child')
    await page.getByRole('radio', { name: 'Another child' }).check()
    await page.getByLabel('The child’s full name').fill('Ada Osei')
    await page.getByRole('textbox', { name: 'Day' }).fill('14')
    await page.getByRole('textbox', { name: 'Month', exact: true }).fill('6')
    await page.getByLabel('Year', { exact: true }).fill('2019')
    await page.getByLabel('I have parental responsibility').check()
    await page.getByRole('button', { name: 'Add to basket' }).click()
    await expect(page.getByText('“Driving lessons” is in your basket.')).toBeVisible()
    await page.getByRole('link', { name: 'See your basket' }).click()
    await expect(page.getByText('For Ada Osei')).toBeVisible()
    await pressApply(page, portal)
    await tickAll(page)
    await page.getByRole('radio', { name: 'account ending' }).first().check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Send the application' }).click()
    await portal.hasPath('/projections/complete/success')
    await expect(page.getByRole('list', { name: 'Accounts applied for' }).locator('> li')).toHaveCount(4)
  })
})
