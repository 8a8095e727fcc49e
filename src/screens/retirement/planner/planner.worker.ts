// Works out retirement plans away from the page: a first answer from few futures, then all of them, then the levers. It
// pauses often, so that a newer question ends an older one.
import { shippedSeed } from '#domain/projection/assumptions.ts'
import { courseOf } from '#domain/retirement/course.ts'
import {
  advanceFutures,
  chanceToLast,
  futuresShown,
  lastsIn,
  potsFan,
  startFutures,
  type RetirementFutures,
} from '#domain/retirement/futures.ts'
import { leversOf } from '#domain/retirement/levers.ts'
import { yearsLived } from '#domain/retirement/middle.ts'
import type { ReadPlan } from '#domain/retirement/read-plan.ts'
import type { Answer, Outcome, Question } from './messages.ts'

/** Futures between two looks at the clock, and milliseconds of work after which it pauses. */
const BATCH = 100
const WORK = 12

let newest = 0

class Superseded extends Error {}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  newest = data.id
  answer(data).catch((error: unknown) => {
    if (!(error instanceof Superseded)) reportError(error)
  })
})

async function answer({ id, today, asked, beside }: Question): Promise<void> {
  let since = performance.now()
  const pause = async () => {
    if (performance.now() - since < WORK) return
    await new Promise((resolve) => setTimeout(resolve))
    if (id !== newest) throw new Superseded()
    since = performance.now()
  }
  const reach = async (futures: RetirementFutures, paths: number) => {
    while (futures.done < paths) {
      advanceFutures(futures, BATCH)
      await pause()
    }
  }
  const futuresOf = ({ plan }: ReadPlan) => startFutures(courseOf(plan, today), futuresShown.all, shippedSeed)
  const futures = futuresOf(asked)
  const others = beside && { read: beside, futures: futuresOf(beside) }
  const post = (rest: Pick<Answer, 'isLast' | 'levers'>) =>
    postMessage({
      id,
      paths: futures.done,
      asked: outcomeOf(asked, futures),
      beside: others && outcomeOf(others.read, others.futures),
      ...rest,
    } satisfies Answer)
  for (const paths of [futuresShown.first, futuresShown.all]) {
    await reach(futures, paths)
    if (others) await reach(others.futures, paths)
    post({ isLast: false, levers: undefined })
    await pause()
  }
  const steps = leversOf({ ...asked, today, futures })
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return post({ isLast: true, levers: value })
    await pause()
  }
}

function outcomeOf(read: ReadPlan, futures: RetirementFutures): Outcome {
  return {
    ...read,
    lastsInNine: lastsIn(futures, 9),
    lastsInFive: lastsIn(futures, 5),
    chance: chanceToLast(futures, read.untilAge),
    years: yearsLived(futures.course),
    pots: potsFan(futures).map((fan) => [fan[0]!, fan[4]!, fan[8]!]),
  }
}
