// Fees and network: the rate and its bands, what was paid, what it does, and the people who share a rate.
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

const PATH = '/myaccount/feesandnetwork'

test.describe('A client', () => {
  test('sees the rate, the next band, and the costs of twelve months in pounds [R-PAGE-16]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', PATH)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('fees-and-network'))
    // The last tax year that is over comes first.
    const costs = page.getByRole('region', { name: 'What you paid' })
    await expect(costs.getByRole('status')).toContainText(
      /^£1,\d{3} in 20\d\d\/\d\d\d\dp for each £100 invested$/,
    )
    const rate = page.getByRole('region', { name: 'How to pay less' })
    await expect(rate.getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      /^£[\d,]+ more takes you to 0\.50%$/,
    )
    await expect(rate).toContainText(/£[\d,]+ more takes you to 0\.50%: about £[\d,]+ less a year\./)
    await expect(rate.locator('[aria-current]')).toHaveText('0.60%from £100k')
    const paid = page.getByRole('table', { name: 'Costs by account, in pounds and of the average value' })
    await expect(paid.getByRole('row')).toHaveCount(5)
    await portal.isAccessible()
  })

  test('finds the same fees among the transactions, to the penny', async ({ page, portal }) => {
    await portal.signIn('client', PATH)
    const paid = page.getByRole('table', { name: 'Costs by account, in pounds and of the average value' })
    const link = paid.getByRole('row', { name: /^General Investment Account/ }).getByRole('link')
    const fee = (await link.innerText()).split(':')[0]!.trim()
    expect(fee).toMatch(/^£\d+\.\d\d$/)
    await link.click()
    await expect.poll(() => portal.path()).toMatch(/^\/myaccount\/A-U-20002-2\/transactions\?type=Fee&from=/)
    await expect(page.getByRole('region', { name: 'Totals of these transactions' })).toContainText(fee)
  })

  test('follows the explanation from one month’s charge to ten years, for each account', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', PATH)
    const explained = page.getByRole('region', { name: 'In detail' })
    await explained.getByRole('button', { name: 'How we work it out' }).click()
    const month = explained.getByRole('status').first()
    await expect(month).toContainText(/Times 0\.60% a year, divided by 365: (£\d+\.\d\d)\./)
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

  test('founds a network with an invitation and withdraws it', async ({ page, portal, sandbox }) => {
    await portal.signIn('client', PATH)
    const network = page.getByRole('region', { name: 'Your network', exact: true })
    await expect(network).toContainText('You are not in a network yet')
    await network.getByRole('button', { name: 'Invite somebody' }).click()
    await network.getByRole('button', { name: 'Send invitation' }).click()
    await expect(network.getByRole('alert', { name: 'There is a problem' }).getByRole('link')).toHaveCount(2)
    await network.getByLabel('Name').fill('Sam Hart')
    await network.getByLabel('Email address').fill('amelia.hart@example.com')
    await network.getByRole('button', { name: 'Send invitation' }).click()
    await expect(network.getByRole('link', { name: 'This is your own email address' })).toBeVisible()
    await sandbox.faults([{ method: 'PUT', path: '/api/network/invitations/*', status: 500, times: 1 }])
    await network.getByLabel('Email address').fill('sam.hart@example.com')
    await network.getByRole('button', { name: 'Send invitation' }).click()
    await expect(network.getByText('We don’t know whether the invitation was sent')).toBeVisible()
    await expect(network.getByLabel('Name')).toHaveValue('Sam Hart')
    await network.getByRole('button', { name: 'Send invitation' }).click()
    const row = network.getByRole('row', { name: /^Sam Hart/ })
    await expect(row).toContainText('Invited')
    await expect(network.getByLabel('Name')).toHaveValue('')
    await row.getByRole('button', { name: /^Withdraw/ }).click()
    await expect(row).toHaveCount(0)
  })
})

test.describe('The lead of a network', () => {
  test('sees who is in it and what it saves, and nobody’s amounts', async ({ page, portal }) => {
    await portal.signIn('inviter', PATH)
    const network = page.getByRole('region', { name: 'Your network', exact: true })
    await expect(network).toContainText(/You pay 0\.35% instead of 0\.50%: about £[\d,]+ less/)
    await expect(network.getByRole('row', { name: /^Paula Diaz/ })).toContainText('Private')
    await expect(network.getByRole('row', { name: /^Rosa Diaz/ })).toContainText('Invited')
    await expect(network.getByRole('table')).not.toContainText('£')
    await expect(page.getByRole('region', { name: 'How to pay less' })).toContainText(
      'This is our lowest rate.',
    )
  })
})

test.describe('A member of a network of two', () => {
  test('reads no total that would show the other’s amount, and invites nobody', async ({ page, portal }) => {
    await portal.signIn('invitee', PATH)
    const rate = page.getByRole('region', { name: 'How to pay less' })
    await expect(rate).toContainText('so we hide the total')
    await expect(rate.getByRole('meter')).toHaveCount(0)
    const network = page.getByRole('region', { name: 'Your network', exact: true })
    await expect(network).toContainText('Only the lead can invite people')
    await expect(network.getByRole('textbox')).toHaveCount(0)
  })
})

test.describe('A client whose services fail', () => {
  test('sees the rest when one call fails, and tries that one again', async ({ page, portal, sandbox }) => {
    await sandbox.faults([{ path: '/api/network', status: 500 }])
    await portal.signIn('failing-services', PATH)
    const network = page.getByRole('region', { name: 'Your network', exact: true })
    await expect(network.getByText('We couldn’t load your network')).toBeVisible()
    await expect(page.getByRole('region', { name: 'What you paid' })).toBeVisible()
    await sandbox.clearFaults()
    await network.getByRole('button', { name: 'Try again' }).click()
    await expect(network).toContainText('You are not in a network yet')
    await sandbox.faults([{ path: '/api/fees', status: 500 }])
    await page.reload()
    await expect(page.getByText('We couldn’t load your fees')).toBeVisible()
    await expect(network).toContainText('You are not in a network yet')
  })
})

test.describe('Other people', () => {
  test('see the client’s fees when they act for a client', async ({ page, portal }) => {
    await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
    await portal.signIn('delegate', PATH)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rose Lin’s fees')
    await expect(page.getByRole('region', { name: 'How to pay less' }).getByRole('meter')).toBeVisible()
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

test.describe('A client with children on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('reads the costs of every account as cards, in pounds', async ({ page, portal }) => {
    await portal.signIn('client-with-children', PATH)
    const paid = page.getByRole('list', { name: 'Costs by account, in pounds and of the average value' })
    await expect(paid.getByRole('listitem')).toHaveCount(6)
    await expect(paid).not.toContainText('US$')
    await portal.isAccessible()
  })
})
