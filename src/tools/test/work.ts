// What a run has to do, all of it or a part, and doing it.
import { ensureBrowser } from '../browser.ts'
import { ensureNginx } from '../nginx.ts'
import { findFirefox, findWebKit } from './engines.ts'
import { doneJourneys, greenSteps, leftUnit, listDoneJourneys, recordStep } from './record.ts'
import { runStep, type Step } from './run-step.ts'
import { budgets, build, checks, engines, journeys, secondBuild, unit } from './steps.ts'

export interface Work {
  checks: readonly Step[]
  unit: readonly Step[]
  builds: readonly Step[]
  journeys: readonly Step[]
  engines: boolean
}

export const whole: Work = {
  checks,
  unit: [unit('run')],
  // Budgets weigh both builds.
  builds: [secondBuild, budgets],
  journeys: [journeys([])],
  engines: true,
}

/** The part of one machine of several, "1/4"; the first has the checks, the last the other engines. */
export function shardOf(shard: string): Work {
  const [, own, all] = /^(\d+)\/(\d+)$/.exec(shard) ?? []
  if (own === undefined || all === undefined || Number(own) < 1 || Number(own) > Number(all))
    throw new Error(`--shard wants which of how many, such as 1/4, and not "${shard}"`)
  return {
    checks: own === '1' ? checks : [],
    unit: [unit('run', `--shard=${shard}`)],
    builds: [secondBuild, own === '1' ? budgets : build],
    journeys: [journeys([], `--shard=${shard}`)],
    engines: own === all,
  }
}

/** What the last run has not brought to green. */
export function leftOf(work: Work): Work {
  const green = greenSteps()
  const isLeft = ({ name }: Step) => !green.has(name)
  const files = leftUnit()
  const done = listDoneJourneys()
  const left = {
    checks: work.checks.filter(isLeft),
    unit: files.length > 0 ? [unit('run', ...files)] : [],
    builds: work.builds,
    journeys: work.journeys.some(isLeft) ? [journeys([], `--test-list-invert=${doneJourneys}`)] : [],
    engines: isLeft(engines),
  }
  console.log(
    `Left: ${left.checks.length} checks, ${files.length} files of unit tests; ${done} journeys are green`,
  )
  return left
}

/** Unit tests run alongside everything else, so that no core waits for the last of them. */
export async function runWork(work: Work): Promise<boolean> {
  findBrowser()
  const others = async () => {
    const first = await inOrder([...work.checks, ...work.builds])
    return (await inOrder(work.journeys)) && first
  }
  const green = await Promise.all([inOrder(work.unit), others()])
  const walked = !work.engines || (await inEngines())
  return walked && green.every(Boolean)
}

/** Finds or installs what journeys need. */
function findBrowser(): void {
  ensureBrowser()
  ensureNginx()
}

/** Runs steps that need a browser; after one that failed, no more. */
export async function inBrowser(steps: readonly Step[]): Promise<boolean> {
  findBrowser()
  for (const step of steps) if (!(await inOrder([step]))) return false
  return true
}

/** Goes through the portal in the other engines that are there, and says which are not. */
export async function inEngines(): Promise<boolean> {
  const [hasFirefox, hasWebKit] = [findFirefox() !== undefined, findWebKit() !== undefined]
  if (!hasFirefox) console.log('There is no Firefox here, so it is not tried (firefox-esr).')
  if (!hasWebKit) console.log('There is no WebKit here, so it is not tried (webkit2gtk-driver, xvfb).')
  return hasFirefox || hasWebKit ? inOrder([engines]) : true
}

/** Runs every step, also after one that failed, and says whether all are green. */
export async function inOrder(steps: readonly Step[]): Promise<boolean> {
  let isGreen = true
  for (const step of steps) {
    const green = await runStep(step)
    recordStep({ name: step.name, isGreen: green })
    isGreen &&= green
  }
  return isGreen
}
