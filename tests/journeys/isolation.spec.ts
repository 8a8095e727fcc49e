// Nobody ever sees anything of somebody else: a random walk, with every frame, request and answer looked at.
// WALK_STEPS and WALK_SEED set how far and which way (npm run soak: 500 steps); the numbers are printed and attached.
import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import type { SandboxClient } from '../support/sandbox-client.ts'
import { lookAt, watchFrames } from '../support/isolation/frames.ts'
import { collectMarks } from '../support/isolation/marks.ts'
import { cachedBeyondShell, grantCheck, watchAnswers } from '../support/isolation/requests.ts'
import { Walk } from '../support/isolation/walk.ts'

const steps = Number(process.env['WALK_STEPS'] ?? 30)
const seed = Number(process.env['WALK_SEED'] ?? 20_261)

interface Walked {
  numbers: Record<string, number>
  /** What somebody could have seen, sent or kept of somebody else; the walk ends with the first. */
  wrong: string[]
}

async function walkFor(
  steps: number,
  at: { context: BrowserContext; sandbox: SandboxClient; portal: string },
): Promise<Walked> {
  const marks = await collectMarks(at.portal, at.sandbox.url)
  const frames = await watchFrames(at.context, marks)
  const answers = watchAnswers(at.context, marks, at.sandbox.url)
  const wrongRequests = grantCheck(at.sandbox)
  const walk = new Walk(at.portal, at.context, at.sandbox, seed)
  await walk.start()
  const wrong: string[] = []
  let step = 0
  for (; step < steps && wrong.length === 0; step++) {
    try {
      await walk.step()
    } catch (error) {
      throw new Error(`seed ${seed}, step ${step}: ${walk.log.slice(-6).join(' · ')}`, { cause: error })
    }
    const now = (await Promise.all(walk.tabs.map(lookAt))).flat()
    const kept = (await Promise.all(walk.tabs.map(cachedBeyondShell))).flat()
    wrong.push(
      ...[...frames.wrong, ...now].map((each) => JSON.stringify(each)),
      ...answers,
      ...kept,
      ...(await wrongRequests()),
    )
    if (wrong.length > 0) wrong.push(`seed ${seed}, step ${step}: ${walk.log.slice(-6).join(' · ')}`)
  }
  return {
    numbers: {
      seed,
      steps: step,
      'sign-ins': walk.done['sign-in'] ?? 0,
      switches: walk.done['switch'] ?? 0,
      ...walk.done,
      'frames looked at': frames.looked,
      'wrong frames': frames.wrong.length,
    },
    wrong,
  }
}

test.describe('Whoever uses this browser', () => {
  test.setTimeout(90_000 + steps * 6_000)

  test('sees, asks for and leaves behind nothing of anybody else, whatever they do in whatever order', async ({
    context,
    sandbox,
    addresses,
  }, testInfo) => {
    const { numbers, wrong } = await walkFor(steps, { context, sandbox, portal: addresses.portal })
    console.log(`isolation walk: ${JSON.stringify(numbers)}`)
    await testInfo.attach('isolation-walk.json', {
      body: JSON.stringify(numbers),
      contentType: 'application/json',
    })
    expect(wrong).toEqual([])
  })
})
