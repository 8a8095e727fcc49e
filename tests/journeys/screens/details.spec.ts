import { expect, test } from '../../support/journey.ts'

const DETAILS = '/myaccount/customerinformation'

test.describe('A client', () => {
  test('begins with their personal details when they open account details [R-PAGE-27]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', DETAILS)
    await portal.hasPath(`${DETAILS}/personal-details`)
    await expect(page.getByRole('main').getByRole('navigation').getByRole('link')).not.toHaveCount(0)
  })

  test('chooses what reaches them, and how; a choice is saved at once and can be undone [R-PAGE-33]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', `${DETAILS}/communication-preferences`)
    const insights = page.getByRole('checkbox', { name: 'Market insights Email' })
    await expect(insights).not.toBeChecked()
    await portal.isAccessible()
    await insights.click()
    await expect(page.getByText('Saved: Market insights by Email is on.')).toBeVisible()
    await page.reload()
    await expect(insights).toBeChecked()
    await insights.click()
    await expect(insights).not.toBeChecked()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(insights).toBeChecked()
    // A message that must reach people keeps one way at least.
    const statements = page.getByRole('checkbox', { name: 'Statements and documents Email' })
    await statements.click()
    await expect(page.getByRole('alert')).toHaveText(/must reach you in at least one way/)
    await expect(statements).toBeChecked()
    await sandbox.faults([{ path: '/api/communicationpreferences/events/app', status: 500 }])
    await page.getByRole('checkbox', { name: 'Events and offers App' }).click()
    await expect(page.getByRole('alert')).toHaveText(/We couldn’t save Events and offers by App/)
    await expect(page.getByRole('checkbox', { name: 'Events and offers App' })).not.toBeChecked()
    await portal.isAccessible()
    // What was refused stays said while others are saved, until it is read.
    await page.getByRole('checkbox', { name: 'Research Email' }).click()
    await expect(page.getByText('Saved: Research by Email is on.')).toBeVisible()
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(2)
    const refused = page.getByRole('alert').getByRole('listitem').filter({ hasText: 'must reach you' })
    await refused.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
      /We couldn’t save Events and offers by App/,
    ])
  })

  test('sees once how payments work when they have never used them [R-PREF-08]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', '/myaccount/payments-and-transfers')
    await portal.startJournal()
    await page.getByRole('button', { name: 'Got it' }).click()
    await expect(page.getByRole('button', { name: 'Got it' })).toHaveCount(0)
    await expect
      .poll(async () =>
        (await sandbox.journal({ path: '/api/uiuserprefs/isfirstvisittopayments' })).map(
          ({ method }) => method,
        ),
      )
      .toEqual(['DELETE'])
    await page.reload()
    await portal.settled()
    await expect(page.getByRole('heading', { name: 'Moving money' })).toHaveCount(0)
  })
})

test.describe('A client with children', () => {
  test('reads who may act for each child, and what happens at 16 and 18; menu beside or above the page [R-PAGE-29]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client-with-children', `${DETAILS}/child-details`)
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5)
    await expect(page.getByText(/nobody can take money out/).first()).toBeVisible()
    await portal.isAccessible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Account details', exact: true }).last().click()
    await page.getByRole('main').getByRole('link', { name: 'Communication preferences' }).click()
    await expect(page.getByRole('checkbox', { name: 'Market insights Email' })).toBeVisible()
    await portal.isAccessible()
  })
})
