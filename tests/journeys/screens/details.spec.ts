// Account details: where they begin, what reaches a client and how, and what is said of children.
import { expect, test } from '../../support/journey.ts'

const DETAILS = '/myaccount/customerinformation'

test.describe('A client', () => {
  test('begins with personal details, chooses what reaches them, and sees once how payments work [R-PAGE-27, R-PAGE-33, R-PREF-08]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const box = (name: string) => page.getByRole('checkbox', { name })
    const insights = box('Market insights Email')

    await test.step('account details begin with personal details', async () => {
      await portal.signIn('client', DETAILS)
      await portal.hasPath(`${DETAILS}/personal-details`)
      await expect(page.getByRole('main').getByRole('navigation').getByRole('link')).not.toHaveCount(0)
    })

    await test.step('a choice is saved at once', async () => {
      await portal.follow(`${DETAILS}/communication-preferences`)
      await expect(insights).not.toBeChecked()
      await insights.click()
      await expect(page.getByText('Saved: Market insights by Email is on.')).toBeVisible()
    })

    await test.step('how payments work is shown once', async () => {
      await portal.follow('/myaccount/payments-and-transfers')
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

    await test.step('a choice is there after the reload, and can be undone', async () => {
      await portal.follow(`${DETAILS}/communication-preferences`)
      await expect(insights).toBeChecked()
      await insights.click()
      await expect(insights).not.toBeChecked()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(insights).toBeChecked()
    })

    await test.step('a message that must reach people keeps one way at least', async () => {
      const statements = box('Statements and documents Email')
      await statements.click()
      await expect(page.getByRole('alert')).toHaveText(/must reach you in at least one way/)
      await expect(statements).toBeChecked()
    })

    await test.step('what was refused stays said while others are saved, until it is read', async () => {
      const refused = page.getByRole('alert').getByRole('listitem')
      const failed = /We couldn’t save Events and offers by App/
      await sandbox.faults([{ path: '/api/communicationpreferences/events/app', status: 500 }])
      await box('Events and offers App').click()
      await expect(page.getByRole('alert')).toHaveText(failed)
      await expect(box('Events and offers App')).not.toBeChecked()
      await portal.isAccessible()
      await box('Research Email').click()
      await expect(page.getByText('Saved: Research by Email is on.')).toBeVisible()
      await expect(refused).toHaveCount(2)
      await refused.filter({ hasText: 'must reach you' }).getByRole('button', { name: 'Dismiss' }).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(refused).toHaveText([failed])
    })
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
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Account details', exact: true }).last().click()
    await page.getByRole('main').getByRole('link', { name: 'Communication preferences' }).click()
    await expect(page.getByRole('checkbox', { name: 'Market insights Email' })).toBeVisible()
  })
})
