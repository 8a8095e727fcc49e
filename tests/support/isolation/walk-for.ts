// One walk with everything that watches it: frames, requests, answers, caches.
import type { BrowserContext } from '@playwright/test'
import type { SandboxClient } from '../sandbox-client.ts'
import { lookAt, watchFrames } from './frames.ts'
import { collectMarks } from './marks.ts'
import { cachedBeyondShell, grantCheck, watchAnswers } from './requests.ts'
import { Walk } from './walk.ts'

/** Which way; printed with the numbers of every walk. */
const seed = Number(process.env['WALK_SEED'] ?? 3)

interface Walked {
  numbers: Record<string, number>
  /** What somebody could have seen, sent or kept of somebody else; the walk ends with the first. */
  wrong: string[]
}

/** Walks until something is wrong, or to the end. */
export async function walkFor(
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
    if (step > 0 && step % 50 === 0) console.log(`step ${step} of ${steps}, ${frames.looked} frames`)
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
      ...walk.done,
      'frames looked at': frames.looked,
      'wrong frames': frames.wrong.length,
    },
    wrong,
  }
}
