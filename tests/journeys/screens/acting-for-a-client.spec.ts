// Pages about a client's plans and costs, by somebody who has access to that client's account.
import { expect, test } from '../../support/journey.ts'

const REVIEW = '/myaccount/reconfirmation-of-goals'
const FEES = '/myaccount/feesandnetwork'

test.describe('Somebody with access to a client’s account', () => {
  test('sees whose review and fees they are and answers in their place as a delegate, and is turned away as a viewer [R-PAGE-08]', async ({
    page,
    portal,
    sandbox,
    anotherBrowser,
  }) => {
    const main = page.getByRole('main')
    const button = (name: string) => page.getByRole('button', { name, exact: true })

    await test.step('sees at each step whose portfolio review it is, and answers in their place', async () => {
      const title = page.getByRole('heading', { level: 1, name: 'Rose Lin’s portfolio review' })
      await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
      await portal.signIn('delegate', REVIEW)
      await portal.goOn()
      await expect(title).toBeVisible()
      await expect(main).toContainText('This is Rose Lin’s review, so answer as Rose Lin would.')
      await button('Start').click()
      await expect(title).toBeVisible()
      await button('Still right').click()
      await expect(page.getByText('Your answers are saved.')).toBeVisible()
      const [save] = await sandbox.journal({ method: 'PUT', path: '/api/forms/portfolio-review' })
      expect(save!.headers['x-clientid']).toBe('C-30003')
      await portal.follow(`${REVIEW}?step=check`)
      await expect(main).toContainText('These are Rose Lin’s answers.')
      await expect(title).toBeVisible()
      await expect(main).toContainText('Before you can submit your answers')
    })

    await test.step('sees the client’s fees', async () => {
      await portal.follow(FEES)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rose Lin’s fees')
      await expect(page.getByRole('region', { name: 'How to pay less' }).getByRole('meter')).toBeVisible()
    })

    await test.step('reads the investment reviews of the client’s account', async () => {
      await portal.follow('/myaccount/A-C-30003-1/investment-review')
      await expect(portal.banner()).toBeVisible()
      await expect(main).toContainText('July to September 2026, published on 14 October 2026 by Helen Ward.')
      await expect(page.getByRole('article', { name: 'Commentary' })).toBeVisible()
    })

    await test.step('is turned away from review, summary and fees as a viewer, and asks for nothing of them', async () => {
      const viewer = await anotherBrowser()
      await sandbox.clearJournal()
      await viewer.turnsViewerAway(REVIEW)
      for (const path of [`${REVIEW}/summary`, FEES]) {
        await viewer.follow('/myaccount/documents')
        await viewer.hasPath('/myaccount/documents')
        await viewer.follow(path)
        await viewer.hasPath('/myaccount')
      }
      const asked = await sandbox.asked()
      expect(asked.filter((call) => /goal-review|fees|network/.test(call))).toEqual([])
    })
  })
})
