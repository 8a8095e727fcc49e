// The sandbox's process killed at random with calls in flight. KILLS and KILL_SEED make the run longer or different:
// `npm run soak` kills 200 times.
import { expect, it } from 'vitest'
import { seededFrom } from '#product-api/market/random.ts'
import { killRun } from '../../../support/kills/kill-run.ts'

const kills = Number(process.env['KILLS'] ?? 2)
const seed = process.env['KILL_SEED'] ?? '20261124'

it('A process killed with calls in flight: nothing is doubled, lost or half done, also after its clock was moved', async () => {
  const killed = await killRun(kills, seededFrom(seed))
  console.log(`kills: ${JSON.stringify(killed)}`)
  expect(killed.kills).toBe(kills)
  expect(killed.calls).toBe(kills * 12)
}, 7_200_000)
