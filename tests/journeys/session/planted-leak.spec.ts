// The walk of isolation.spec.ts on a build with a leak planted in it: a watch that finds nothing there would be no watch.
import { expect, test } from '../../support/journey.ts'
import { walkFor } from '../../support/isolation/walk-for.ts'

test.use({ process: 'isolation/leaky-process.ts', trace: 'off' })

test.describe('A portal that keeps answers when the person changes', () => {
  test.setTimeout(600_000)

  test('is found out by the same walk', async ({ browser, sandbox, addresses }) => {
    const { numbers, wrong } = await walkFor(60, {
      browser,
      sandbox,
      portal: addresses.portal,
      // A way that is short: the second step is a change of account.
      firstSeed: 4,
      mustBeFound: true,
    })
    console.log(`planted leak: ${JSON.stringify(numbers)}`)
    expect(wrong.join('\n')).toMatch(/"of":"[UC]-\d+","signedIn"/)
  })
})
