// A random walk of payments against the sandbox over HTTP, over three tax-year ends. WALK_ACTIONS and WALK_SEED make it longer or different:
// `npm run soak` walks far.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openProductApi } from '#product-api/product-api.ts'
import { step, walk, type Walked } from '../../../support/payments-walk/walk.ts'
import { openSandbox } from '../../../sandbox/sandbox-client.ts'

const actions = Number(process.env['WALK_ACTIONS'] ?? 30)
const seed = Number(process.env['WALK_SEED'] ?? 20_261_122)

it('Payments of two people in three tabs: no money is made or lost, no allowance passed, nothing done twice or for another', async () => {
  await using sandbox = await openSandbox((options) => openProductApi({ ...options, file: ':memory:' }))
  let walked: Walked | undefined
  // Drawn evenly: small numbers and short lists are no likelier to find something here. A step has one action or more,
  // though not everything that is drawn can be done.
  const length = actions * 2
  const steps = fc.noBias(fc.array(step, { minLength: length, maxLength: length, size: 'max' }))
  await fc.assert(
    fc.asyncProperty(steps, async (drawn) => {
      walked = await walk(sandbox, drawn, actions)
    }),
    { numRuns: 1, seed, endOnFailure: true },
  )
  console.log(`payments walk: ${JSON.stringify(walked)}`)
  expect(walked!.actions).toBeGreaterThanOrEqual(actions)
  expect(walked!['tax-year ends']).toBeGreaterThanOrEqual(3)
  expect(walked!['carried out']).toBeGreaterThan(actions / 10)
}, 3_600_000)
