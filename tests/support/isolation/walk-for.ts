// One walk with everything that watches it: frames, requests, answers, caches.
import type { Browser, BrowserContext } from '@playwright/test'
import type { SandboxClient } from '../sandbox-client.ts'
import { lookAt, watchFrames } from './frames.ts'
import { collectMarks } from './marks.ts'
import { cachedBeyondShell, grantCheck, watchAnswers } from './requests.ts'
import { Walk } from './walk.ts'

/** Which way; printed with the numbers of every walk. */
const firstSeed = Number(process.env['WALK_SEED'] ?? 3)
const TRIES = 3

interface Walked {
  numbers: Record<string, number>
  /** What somebody could have seen, sent or kept of somebody else; the walk ends with the first. */
  wrong: string[]
}

interface Place {
  sandbox: SandboxClient
  portal: string
}

/**
 * Walks until something is wrong, or to the end. A walk that cannot go on (a page that never comes) is begun again
 * another way, and one that found nothing too where something `mustBeFound`; what was found always counts.
 */
export async function walkFor(
  steps: number,
  { browser, mustBeFound = false, ...at }: Place & { browser: Browser; mustBeFound?: boolean },
): Promise<Walked> {
  for (let seed = firstSeed; ; seed++) {
    const isLast = seed === firstSeed + TRIES - 1
    await at.sandbox.reset()
    const context = await browser.newContext({ baseURL: at.portal, serviceWorkers: 'allow' })
    try {
      const walked = await walk(steps, seed, { ...at, context })
      if (walked.wrong.length > 0 || !mustBeFound || isLast) return walked
    } catch (error) {
      if (isLast) throw error
      console.log(`the walk could not go on: ${String(error)}`)
    } finally {
      await context.close()
    }
  }
}

async function walk(steps: number, seed: number, at: Place & { context: BrowserContext }): Promise<Walked> {
  const marks = await collectMarks(at.portal, at.sandbox.url)
  const frames = await watchFrames(at.context, marks)
  const answers = watchAnswers(at.context, marks, at.sandbox.url)
  const wrongRequests = grantCheck(at.sandbox)
  const walker = new Walk(at.portal, at.context, at.sandbox, seed)
  await walker.start()
  const wrong: string[] = []
  let step = 0
  for (; step < steps && wrong.length === 0; step++) {
    if (step > 0 && step % 50 === 0) console.log(`step ${step} of ${steps}, ${frames.looked} frames`)
    try {
      await walker.step()
    } catch (error) {
      throw new Error(`seed ${seed}, step ${step}: ${walker.log.slice(-6).join(' · ')}`, { cause: error })
    }
    const now = (await Promise.all(walker.tabs.map(lookAt))).flat()
    const kept = (await Promise.all(walker.tabs.map(cachedBeyondShell))).flat()
    wrong.push(
      ...[...frames.wrong, ...now].map((each) => JSON.stringify(each)),
      ...answers,
      ...kept,
      ...(await wrongRequests()),
    )
    if (wrong.length > 0) wrong.push(`seed ${seed}, step ${step}: ${walker.log.slice(-6).join(' · ')}`)
  }
  return {
    numbers: {
      seed,
      steps: step,
      ...walker.done,
      'frames looked at': frames.looked,
      'wrong frames': frames.wrong.length,
    },
    wrong,
  }
}
