// Fees and network: the rate and its bands, what was paid, what it does, and the people who share a rate.
import type { Page } from '@playwright/test'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

const PATH = '/myaccount/feesandnetwork'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const costs = 'Costs by account, in pounds and of the average value'

test.describe('A client', () => {
  test('sees the rate and what was paid, follows it to the penny, and founds a network although its call fails [R-PAGE-16]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const network = region(page, 'Your network')
    const paid = page.getByRole('table', { name: costs })

    await test.step('sees the rest when one call fails, and tries that one again', async () => {
      await sandbox.faults([{ path: '/api/network', status: 500 }])
      await portal.signIn('client', PATH)
      await expect(network.getByText('We couldn’t load your network')).toBeVisible()
      await expect(region(page, 'What you paid')).toBeVisible()
      await sandbox.clearFaults()
      await network.getByRole('button', { name: 'Try again' }).click()
      await expect(network).toContainText('You are not in a network yet')
    })

    await test.step('sees the rate, the next band, and the costs of the last tax year that is over in pounds', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('fees-and-network'))
      await expect(region(page, 'What you paid').getByRole('status')).toContainText(
        /^£1,\d{3}\.\d\d in 20\d\d\/\d\d0\.\d\d% of what you had invested, fund charges included$/,
      )
      const rate = region(page, 'How to pay less')
      await expect(rate.getByRole('meter')).toHaveAttribute(
        'aria-valuetext',
        /^£[\d,]+ more takes you to 0\.50%$/,
      )
      await expect(rate).toContainText(/£[\d,]+ more takes you to 0\.50%: about £[\d,]+ less a year\./)
      await expect(rate.locator('[aria-current]')).toHaveText('0.60%from £100k')
      await expect(paid.getByRole('row')).toHaveCount(5)
    })

    await test.step('follows the explanation from one month’s charge to ten years, for each account', async () => {
      const explained = region(page, 'In detail')
      await explained.getByRole('button', { name: 'How we work it out' }).click()
      const month = explained.getByRole('status').first()
      await expect(month).toContainText(/times 0\.60% a year, divided by 365: (£\d+\.\d\d)\./)
      const first = await month.innerText()
      await explained.getByRole('button', { name: 'Personal Pension' }).click()
      await expect(month).not.toHaveText(first)
      await portal.hasPath(`${PATH}?account=A-U-20002-3`)
      // On a wide screen the sentences stand side by side, and nothing is left empty beside them.
      const lefts = await explained
        .locator('ol > li')
        .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().left))
      expect(new Set(lefts).size).toBe(3)
      await explained.getByRole('button', { name: 'What costs do in ten years' }).click()
      await expect(explained.getByText(/^After ten years you would have £[\d,]+ without costs/)).toBeVisible()
      await expect(explained.getByText(/growth of 5% a year before costs/)).toBeVisible()
      await expect(explained.getByRole('table').last().getByRole('row')).toHaveCount(5)
    })

    await test.step('founds a network with an invitation and withdraws it', async () => {
      const send = network.getByRole('button', { name: 'Send invitation' })
      const name = network.getByLabel('Name')
      const email = network.getByLabel('Email address')
      await network.getByRole('button', { name: 'Invite somebody' }).click()
      await send.click()
      await expect(network.getByRole('alert', { name: 'There is a problem' }).getByRole('link')).toHaveCount(
        2,
      )
      await name.fill('Sam Hart')
      await email.fill('amelia.hart@example.com')
      await send.click()
      await expect(network.getByRole('link', { name: 'This is your own email address' })).toBeVisible()
      await sandbox.faults([{ method: 'PUT', path: '/api/network/invitations/*', status: 500, times: 1 }])
      await email.fill('sam.hart@example.com')
      await send.click()
      await expect(network.getByText('We don’t know whether the invitation was sent')).toBeVisible()
      await expect(name).toHaveValue('Sam Hart')
      await send.click()
      const row = network.getByRole('row', { name: /^Sam Hart/ })
      await expect(row).toContainText('Invited')
      await expect(name).toHaveValue('')
      await row.getByRole('button', { name: /^Withdraw/ }).click()
      await expect(row).toHaveCount(0)
    })

    await test.step('finds the same fees among the transactions, to the penny', async () => {
      const link = paid.getByRole('row', { name: /^General Investment Account/ }).getByRole('link')
      const fee = (await link.innerText()).split(':')[0]!.trim()
      expect(fee).toMatch(/^£\d+\.\d\d$/)
      await link.click()
      await expect
        .poll(() => portal.path())
        .toMatch(/^\/myaccount\/A-U-20002-2\/transactions\?type=Fee&from=/)
      await expect(region(page, 'Totals of these transactions')).toContainText(fee)
    })
  })
})

test.describe('The lead of a network', () => {
  test('sees what it saves and nobody’s amounts, as does a member; a client with children reads costs as cards', async ({
    page,
    portal,
    sandbox,
    anotherBrowser,
  }) => {
    await test.step('sees who is in it and what it saves where the fees fail, and the rate when they are tried again', async () => {
      const network = region(page, 'Your network')
      await sandbox.faults([{ path: '/api/fees', status: 500 }])
      await portal.signIn('inviter', PATH)
      await expect(page.getByText('We couldn’t load your fees')).toBeVisible()
      await expect(network).toContainText(/You pay 0\.35% instead of 0\.50%: about £[\d,]+ less/)
      await expect(network.getByRole('row', { name: /^Paula Diaz/ })).toContainText('Private')
      await expect(network.getByRole('row', { name: /^Rosa Diaz/ })).toContainText('Invited')
      await expect(network.getByRole('table')).not.toContainText('£')
      await sandbox.clearFaults()
      await page.getByRole('button', { name: 'Try again' }).first().click()
      await expect(region(page, 'How to pay less')).toContainText('This is our lowest rate.')
    })

    await test.step('a member of a network of two reads no total that would show the other’s amount, and invites nobody', async () => {
      const member = await anotherBrowser()
      await member.signIn('invitee', PATH)
      const rate = region(member.page, 'How to pay less')
      await expect(rate).toContainText('so we hide the total')
      await expect(rate.getByRole('meter')).toHaveCount(0)
      const network = region(member.page, 'Your network')
      await expect(network).toContainText('Only the lead can invite people')
      await expect(network.getByRole('textbox')).toHaveCount(0)
    })

    await test.step('a client with children reads the costs of every account as cards on a small screen, in pounds', async () => {
      const parent = await anotherBrowser({ viewport: { width: 390, height: 800 } })
      await parent.signIn('client-with-children', PATH)
      const paid = parent.page.getByRole('list', { name: costs })
      await expect(paid.getByRole('listitem')).toHaveCount(6)
      await expect(paid).not.toContainText('US$')
    })
  })
})
