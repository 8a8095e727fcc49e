// Pages stay where they are while their parts come: what is drawn meanwhile has the size of what comes.
import { addressOf, everyScreen } from '../../support/every-screen.ts'
import { HeldCalls } from '../../support/held-calls.ts'
import { expect, test } from '../../support/journey.ts'

/** Cumulative Layout Shift that nobody notices. */
const UNNOTICED = 0.01

test.describe('A client on a slow line', () => {
  for (const width of [390, 1280])
    test(`has every page of ${width} px stay where it is when its parts come`, async ({ page, portal }) => {
      await page.setViewportSize({ width, height: 900 })
      const calls = new HeldCalls(portal)
      await calls.start()
      await portal.signIn('client', '/myaccount/messages')
      await portal.isQuiet()
      const moved: Record<string, unknown> = {}
      for (const { path } of everyScreen) {
        const { sum, what } = await calls.follow(addressOf(path.replace(':account', 'A-U-20002-1')))
        if (sum > UNNOTICED) moved[path] = { sum, what }
      }
      expect(moved).toEqual({})
    })
})
