// What a screen reader is given of charts and dialogs: their roles and names, as the browser's accessibility tree has them.
import { takesTokensForLong } from '../../support/near-their-end.ts'
import { expect, test } from '../../support/journey.ts'

/** The row above a chart: each of its lines and edges, with where it ends. */
const key = (...names: string[]) => `
        - list "Key":${names
          .map(
            (name) => `
          - listitem:
            - text: ${name}
            - strong: /^£[\\d,]+$/`,
          )
          .join('')}`

/** A chart of values over time: its finding, a date that can be moved with all it says, a key, and the way to the table. */
const valueChart = (of: string, period: string) => `
      - figure /^Up £[\\d,]+ ${period}, a return of [\\d.]+% after fees\\. £[\\d,]+ was paid in\\.$/:
        - text: /^Up £/${key('Value', 'Paid in, after withdrawals')}
        - slider "Value of ${of}, date by date":
          - strong: /^\\d+ \\w+ \\d{4}$/
          - text: /^Value £[\\d,]+ Paid in, after withdrawals £[\\d,]+$/
        - button "Show as table"`

/** Futures: the band's edges and its middle, said at every point. */
const fan = /^Poor \(10 of 100 end below\) £[\d,]+ Middle £[\d,]+ Good \(10 of 100 end above\) £[\d,]+/

test.describe('A client with a screen reader', () => {
  test('is told by charts, tables, sliders and meters what they show', async ({ page, portal }) => {
    await portal.signIn('client')
    await test.step('is told by the chart of all accounts what it shows, and can go through it', async () => {
      await expect(page.getByRole('figure')).toMatchAriaSnapshot(valueChart('all accounts', 'this tax year'))
      await expect(page.getByRole('slider')).toHaveAttribute(
        'aria-valuetext',
        /^\d+\s\w+\s\d{4}: Value £[\d,]+, Paid in, after withdrawals £[\d,]+$/,
      )
    })
    await test.step('is told so by the chart of one account', async () => {
      await portal.follow('/myaccount/A-U-20002-1/performance')
      await expect(page.getByRole('figure')).toMatchAriaSnapshot(
        valueChart('this account', 'since the start'),
      )
    })
    await test.step('reads a table of what an account holds, by asset class, with its total', async () => {
      await portal.follow('/myaccount/A-U-20002-1/holdings')
      await expect(page.getByRole('table', { name: 'Everything held, by asset class' })).toMatchAriaSnapshot(`
      - table "Everything held, by asset class":
        - caption: Everything held, by asset class
        - rowgroup:
          - row "Asset class Value Share":
            - columnheader "Asset class"
            - columnheader "Value"
            - columnheader "Share"
        - rowgroup:
          - row /^Equities £[\\d,]+ [\\d.]+%$/:
            - rowheader "Equities":
              - button "Equities"
            - cell /^£[\\d,]+$/
            - cell /^[\\d.]+%$/
          - row /^Bonds £/
          - row /^Alternatives £/
          - row /^Cash and money market £/
        - rowgroup:
          - row /^Total £[\\d,]+ 100\\.0%$/`)
    })
    await test.step('hears the futures of an account with their edges, and the plan’s sliders beside their fields', async () => {
      await portal.follow('/myaccount/A-U-20002-1/scenarios')
      await expect(page.getByRole('figure')).toMatchAriaSnapshot(`
      - figure /^\\d+ of 100 simulated futures reach your goal “Sabbatical” of £120,000\\.$/:${key('Poor (10 of 100 end below)', 'Middle', 'Good (10 of 100 end above)', 'Goal')}
        - slider "Simulated futures of this account, date by date":
          - strong: /^\\d+ \\w+ \\d{4}$/
          - text: ${fan}
        - button "Show as table"`)
      await expect(page.getByRole('region', { name: 'Your plan' })).toMatchAriaSnapshot(`
      - region "Your plan":
        - heading "Your plan" [level=2]
        - textbox "Lump sum today"
        - slider "Lump sum today, slider"
        - textbox "Each month"
        - slider "Each month, slider"
        - textbox "Years"
        - slider "Years, slider"
        - textbox "Risk level"
        - slider "Risk level, slider"
        - group "What if"`)
    })
    await test.step('hears what costs do, on an axis that begins at zero', async () => {
      await portal.follow('/myaccount/feesandnetwork')
      await page.getByRole('button', { name: 'What costs do in ten years' }).click()
      await expect(page.getByRole('figure')).toMatchAriaSnapshot(`
      - figure /^After ten years you would have £[\\d,]+ without costs and £[\\d,]+ after costs/:${key('Without costs', 'After costs')}
        - slider "What costs do in ten years, date by date":
          - text: /^Without costs £[\\d,]+ After costs £[\\d,]+$/
        - button "Show as table"`)
      await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', /^£[\d,]+ /)
    })
    await test.step('goes through the retirement plan by age, in both of its charts', async () => {
      await portal.follow('/retirement-planner')
      await expect(page.getByRole('figure')).toHaveCount(2)
      await expect(page.getByRole('figure').first()).toMatchAriaSnapshot(`
      - figure:
        - list "Key":
          - listitem: State Pension
          - listitem: Pension pots
          - listitem: ISAs
          - listitem: General accounts and cash
          - listitem: Spending
        - slider "Income by source, by age":
          - strong: /^Age \\d+$/
          - text: /Spending £[\\d,]+$/
        - button "Show as table"`)
      await expect(page.getByRole('figure').last()).toMatchAriaSnapshot(`
      - figure /simulated futures in today’s money; 8 in 10 end inside the shaded area\\.$/:${key('Poor (10 of 100 end below)', 'Middle', 'Good (10 of 100 end above)')}
        - slider "Money in all pots, by age":
          - strong: Age 95
          - text: ${fan}
        - button "Show as table"`)
    })
    await test.step('hears each allowance as how much of it is used', async () => {
      await portal.follow('/myaccount/tax-allowances-and-services')
      const meters = page.getByRole('meter')
      await expect(meters).toHaveCount(4)
      for (const [name, words] of [
        ['Allowance used and planned: ISA', /^£[\d,.]+ used of £20,000/],
        ['Gains beside the exempt amount', /^£[\d,.]+ of £3,000/],
        ['Dividends beside the dividend allowance', /^£[\d,.]+ (of £500|free of tax, £[\d,.]+ taxable)/],
        ['Pension allowance used', /^£[\d,.]+ of £60,000/],
      ] as const)
        await expect(page.getByRole('meter', { name })).toHaveAttribute('aria-valuetext', words)
    })
  })
})

test.describe('People with a screen reader', () => {
  test('hear in the name of each dialog what it asks, and what they can do', async ({
    page,
    portal,
    sandbox,
    context,
    anotherBrowser,
  }) => {
    await test.step('an alert dialog asks before the session ends, with the seconds that are left', async () => {
      await takesTokensForLong(context)
      await page.clock.install()
      await sandbox.tokens({ accessTokenSeconds: 300 })
      await portal.signIn('client')
      await expect(page.getByRole('alertdialog')).toMatchAriaSnapshot(`
      - alertdialog "Your session is about to time out":
        - heading "Your session is about to time out" [level=2]
        - timer: /^\\d+ seconds left$/
        - status: /^\\d+ seconds left to continue your session$/
        - paragraph: /sign you out/
        - button "Continue"
        - button "Log out"`)
    })
    await sandbox.reset()
    await test.step('who is invited to view an account is told by whom', async () => {
      const invitee = await anotherBrowser()
      await invitee.signIn('invitee')
      await expect(invitee.page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "Nora Ford has invited you to view their account":
        - heading "Nora Ford has invited you to view their account" [level=2]
        - button "Close"
        - paragraph: /see their accounts and documents, but can’t change anything/
        - button "See the invitation"
        - button "Remind me later"`)
    })
    await test.step('a parent who designs a portfolio hears its futures, and is asked before all is thrown away', async () => {
      const parent = await anotherBrowser()
      await parent.signIn('client-with-children', '/projections')
      await expect(parent.page.getByRole('figure')).toMatchAriaSnapshot(`
      - figure /8 in 10 simulated futures end inside the shaded area\\.$/:${key('Poor (10 of 100 end below)', 'Middle', 'Good (10 of 100 end above)')}
        - slider "Simulated futures of this portfolio, date by date":
          - strong: /^\\d+ \\w+ \\d{4}$/
          - text: ${fan}
        - button "Show as table"`)
      await parent.entry('start-over').click()
      await expect(parent.page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "Start over?":
        - heading "Start over?" [level=2]
        - button "Close"
        - paragraph: /You can’t undo this\\./
        - button "Cancel"
        - button "Start over"`)
    })
  })
})
