// One walk with everything that watches it: frames, requests, answers, caches.
import type { Browser, BrowserContext } from '@playwright/test'
import { refuseCookies } from '../consent.ts'
import type { SandboxClient } from '../sandbox-client.ts'
import { lookAt, watchFrames } from './frames.ts'
import { collectMarks } from './marks.ts'
import { cachedBeyondShell, watchAnswers, watchGrants } from './requests.ts'
import { Walk } from './walk.ts'

const TRIES = 3
/** So many steps before a find are told with it. */
const TOLD_STEPS = 40

interface Walked {
  numbers: Record<string, number>
  /** Kinds of step that this walk never did. */
  neverDone: string[]
  /** What somebody could have seen, sent or kept of somebody else; the walk ends with the first. */
  wrong: string[]
}

interface Place {
  sandbox: SandboxClient
  portal: string
}

/**
 * Walks until something is wrong, or to the end; once more another way where something `mustBeFound` and was not. The seed says which
 * way, and is printed with the numbers of every walk.
 */
export async function walkFor(
  steps: number,
  {
    browser,
    firstSeed,
    mustBeFound = false,
    ...at
  }: Place & { browser: Browser; firstSeed: number; mustBeFound?: boolean },
): Promise<Walked> {
  for (let seed = firstSeed; ; seed++) {
    await at.sandbox.reset()
    const context = await browser.newContext({ baseURL: at.portal, serviceWorkers: 'allow' })
    await refuseCookies(context, at.portal)
    const walked = await walk(steps, seed, { ...at, context }).finally(() => context.close())
    if (walked.wrong.length > 0 || !mustBeFound || seed === firstSeed + TRIES - 1) return walked
  }
}

async function walk(steps: number, seed: number, at: Place & { context: BrowserContext }): Promise<Walked> {
  const start = performance.now()
  const marks = await collectMarks(at.portal, at.sandbox.url)
  await at.sandbox.clearJournal()
  const frames = await watchFrames(at.context, marks)
  const answers = watchAnswers(at.context, marks, at.sandbox.url)
  const requests = watchGrants(at.sandbox)
  const walker = new Walk(at.portal, at.context, at.sandbox, seed)
  await walker.visitor.start()
  const { tabs } = walker.visitor
  const wrong: string[] = []
  let step = 0
  for (; step < steps && wrong.length === 0; step++) {
    if (step > 0 && step % 50 === 0) console.log(`step ${step} of ${steps}, ${frames.looked} frames`)
    const stopped = await walker.step().then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    const now = (await Promise.all(tabs.map(lookAt))).flat()
    const kept = (await Promise.all(tabs.map(cachedBeyondShell))).flat()
    await requests.look()
    if (step === steps - 1) await answers.settled()
    wrong.push(
      ...[...frames.wrong, ...now].map((each) => JSON.stringify(each)),
      ...answers.wrong,
      ...kept,
      ...requests.wrong,
    )
    const lately = [`seed ${seed}, step ${step}`, ...walker.log.slice(-TOLD_STEPS)].join('\n')
    if (wrong.length > 0) wrong.push(lately)
    else if (stopped)
      throw new Error([lately, ...(await walker.visitor.whereabouts()), String(stopped.error)].join('\n'))
  }
  return {
    numbers: {
      seed,
      steps: step,
      seconds: Math.round((performance.now() - start) / 1000),
      ...walker.done,
      'frames looked at': frames.looked,
      'wrong frames': frames.wrong.length,
      'requests looked at': requests.looked,
      'requests that named a client': requests.forOthers,
      'wrong requests': requests.wrong.length,
      'answers looked at': answers.looked,
      'answers overtaken by later ones': answers.overtaken,
      'wrong answers': answers.wrong.length,
      'files from the service worker': answers.fromServiceWorker,
    },
    neverDone: Object.entries(walker.done).flatMap(([kind, times]) => (times === 0 ? [kind] : [])),
    wrong,
  }
}
