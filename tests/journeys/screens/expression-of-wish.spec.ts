// The expression of wish: shares that add up, signed with fresh credentials, and its holder's alone.
import { expect, test, type Portal } from '../../support/journey.ts'
import { titleOf } from '../../support/expected-view.ts'

const PATH = '/myaccount/customerinformation/expression-of-wish'

/** Fills in a nominee's fields by the label of its group: "Person 1". */
const nominee = ({ page }: Portal, name: string) => {
  const group = page.getByRole('group', { name, exact: true })
  return {
    group,
    enter: async (fields: Record<string, string>) => {
      for (const [label, value] of Object.entries(fields))
        await group.getByLabel(label, { exact: true }).fill(value)
    },
  }
}

test.describe('A client with children', () => {
  test('reads the wish that they have signed while the page is open, changes its shares by keyboard and signs with fresh credentials [R-PAGE-32]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client-with-children', PATH)
    const current = page.getByRole('region', { name: 'Who should receive your pension' })
    const left = page.getByText('The shares add up to 100%.')

    await test.step('the wish and the earlier one are read, and said to be still right', async () => {
      await expect(current.getByRole('listitem')).toHaveText([
        /Ama Osei.*60%$/,
        /The Osei Children’s Trust.*30%$/,
        /Riverside Hospice.*10%$/,
      ])
      await expect(page.getByText('It is not binding.')).toBeVisible()
      await expect(page.getByText(/From 6\sApril\s2027 .* will count towards inheritance tax/)).toBeVisible()
      await page.getByRole('button', { name: /^Signed on .*, replaced on/ }).click()
      await expect(page.getByRole('region', { name: 'Earlier wishes' }).getByRole('listitem')).toHaveText([
        /Ama Osei.*100%$/,
      ])
      await expect(current).toContainText('more than a year ago')
      await current.getByRole('button', { name: 'It is still right' }).click()
      await expect(current).not.toContainText('more than a year ago')
    })

    const personalDetails = '/myaccount/customerinformation/personal-details'
    const looksAgain = () => page.evaluate(() => dispatchEvent(new Event('focus')))
    await test.step('the page closes when the flag is switched off, and leads to personal details', async () => {
      await portal.isQuiet()
      await sandbox.flags({ 'expression-of-wish': false })
      await looksAgain()
      await portal.hasPath(personalDetails)
      await expect(page.getByText('The page you were on is closed at the moment.')).toBeVisible()
      await portal.follow('/myaccount/messages')
      await portal.follow(PATH)
      await portal.hasPath(personalDetails)
    })
    await test.step('its link comes when the flag is switched on', async () => {
      const link = page.getByRole('main').getByRole('link', { name: titleOf('expression-of-wish') })
      await expect(link).toBeHidden()
      await portal.isQuiet()
      await sandbox.flags({ 'expression-of-wish': true })
      await looksAgain()
      await link.click()
      await portal.hasPath(PATH)
    })

    await test.step('shares are changed by keyboard, and have to come to 100%', async () => {
      await page.getByRole('button', { name: 'Change the wish' }).press('Enter')
      await expect(left).toBeVisible()
      await nominee(portal, 'Person 1').enter({ 'Share (%)': '45' })
      await expect(page.getByText('You have 15% left to give.')).toBeVisible()
      await nominee(portal, 'Person 1').enter({ 'Share (%)': '65.5' })
      await expect(page.getByText('That is 5.5% more than 100%.')).toBeVisible()
    })

    await test.step('somebody is taken out and back', async () => {
      await page.getByRole('button', { name: 'Take out Riverside Hospice' }).press('Enter')
      await expect(page.getByText('Riverside Hospice is taken out.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(nominee(portal, 'Charity 3').group.getByLabel('Name of the charity')).toBeFocused()
    })

    await test.step('mistakes are named, and shares split evenly', async () => {
      await page.getByRole('button', { name: 'Continue' }).press('Enter')
      await expect(page.getByRole('alert')).toContainText('The shares must add up to 100%')
      await expect(page.getByRole('alert')).toContainText('Confirm that you have read this')
      await expect(page).toHaveTitle(/^Error: /)
      await portal.isAccessible()
      await page.getByRole('button', { name: 'Split evenly' }).press('Enter')
      await expect(left).toBeVisible()
      await expect(nominee(portal, 'Person 1').group.getByLabel('Share (%)')).toHaveValue('33.34')
      await page.getByRole('checkbox').press('Space')
      await page.getByRole('button', { name: 'Continue' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
    })

    await test.step('the wish is signed with fresh credentials', async () => {
      await sandbox.wantsFreshSignIn('POST', '/api/expression-of-wish')
      await page.getByRole('button', { name: 'Sign this wish' }).press('Enter')
      await portal.signInAtProvider('client-with-children')
      await expect(page.getByText(/^Your wish is signed\. Its reference is EW-/)).toBeVisible()
      await expect(current.getByRole('listitem')).toHaveText([/33\.34%$/, /33\.33%$/, /33\.33%$/])
      const earlier = page.getByRole('region', { name: 'Earlier wishes' })
      await expect(earlier.getByRole('button')).toHaveCount(2)
      const [text, email] = await sandbox.outbox()
      expect([text?.channel, email?.channel]).toEqual(['text', 'email'])
      expect(email?.subject).toContain('Your expression of wish was signed')
    })
  })
})

test('A client without a wish makes a first one of a person, a charity and a trust; what is missing is named [R-PAGE-32]', async ({
  page,
  portal,
  sandbox,
}) => {
  await sandbox.flags({ 'expression-of-wish': true })
  await portal.signIn('client', PATH)
  await expect(page.getByText('No wish yet')).toBeVisible()
  await page.getByRole('button', { name: 'Make a wish' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('Add a person, a charity or a trust')
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.keyboard.type('Tom Hart')
  await nominee(portal, 'Person 1').enter({ Day: '31', Month: '2', Year: '2010' })
  await page.getByRole('button', { name: 'Add a charity' }).click()
  await nominee(portal, 'Charity 2').enter({
    'Name of the charity': 'Riverside Hospice',
    'Charity number (optional)': '12',
  })
  await page.getByRole('button', { name: 'Add a trust' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText([
    'Choose who Tom Hart is to you',
    'Enter the date of birth of Tom Hart, such as 27 3 1984',
    'Enter how we can reach Tom Hart',
    'Enter the share of Tom Hart, such as 25 or 33.33',
    /^Enter the number as on the register/,
    'Enter how we can reach Riverside Hospice',
    'Enter the share of Riverside Hospice, such as 25 or 33.33',
    'Enter the name of the trust',
    'Enter how we can reach this trust',
    'Enter the share of this trust, such as 25 or 33.33',
    'Confirm that you have read this',
  ])
  await summary.getByRole('link').nth(1).click()
  await expect(nominee(portal, 'Person 1').group.getByLabel('Day')).toBeFocused()
  await page.getByLabel('Who are they to you?').selectOption('Child')
  await nominee(portal, 'Person 1').enter({ Day: '28', 'How can we reach them?': 'tom@example.com' })
  await nominee(portal, 'Charity 2').enter({
    'Charity number (optional)': 'sc 012345',
    'How can we reach them?': '14 Weir Lane, Bath',
  })
  await nominee(portal, 'Trust 3').enter({
    'Name of the trust': 'Hart Family Trust',
    'A trustee, and how we can reach them': 'Jo Hart, 020 7946 0855',
  })
  await page.getByRole('button', { name: 'Split evenly' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Sign this wish' }).click()
  await expect(page.getByText(/^Your wish is signed/)).toBeVisible()
  await expect(page.getByText('Charity, number SC012345')).toBeVisible()
})
