// Nobody ever sees anything of somebody else: a random walk, with every frame, request and answer looked at.
// WALK_STEPS and WALK_SEED set how far and which way (npm run soak: 500 steps); the numbers are printed and attached.
import { expect, test } from '../../support/journey.ts'
import { walkFor } from '../../support/isolation/walk-for.ts'

const steps = Number(process.env['WALK_STEPS'] ?? 30)
const firstSeed = Number(process.env['WALK_SEED'] ?? 3)
/** So many steps have every kind of step among them. */
const LONG = 500

// A trace of hundreds of steps would cost more than the steps.
test.use({ trace: 'off' })

test.describe('Whoever uses this browser', () => {
  // What was found once counts.
  test.describe.configure({ retries: 0 })
  test.setTimeout(90_000 + steps * 6_000)

  test('sees, asks for and leaves behind nothing of anybody else, whatever they do in whatever order', async ({
    browser,
    sandbox,
    addresses,
  }, testInfo) => {
    const { numbers, neverDone, wrong } = await walkFor(steps, {
      browser,
      sandbox,
      firstSeed,
      portal: addresses.portal,
    })
    console.log(`isolation walk: ${JSON.stringify(numbers)}`)
    await testInfo.attach('isolation-walk.json', {
      body: JSON.stringify(numbers),
      contentType: 'application/json',
    })
    expect(wrong).toEqual([])
    expect(numbers['files from the service worker']).toBeGreaterThan(0)
    if (steps >= LONG) expect(neverDone).toEqual([])
  })
})
