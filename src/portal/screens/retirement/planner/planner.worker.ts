// Works out retirement plans away from the page: a first answer from a few paths, then all of them, then the levers. It
// pauses often, so that a newer question ends an older one.
import { shippedSeed } from '#domain/projection/assumptions.ts'
import { scheduleOf } from '#screens/retirement/engine/schedule.ts'
import {
  advanceSimulation,
  chanceToLast,
  simulatedPaths,
  lastsIn,
  potsFan,
  startSimulation,
  type RetirementSimulation,
} from '#screens/retirement/engine/simulation.ts'
import { leversOf } from '#screens/retirement/engine/levers.ts'
import { medianPathOf } from '#screens/retirement/engine/median-path.ts'
import type { ReadPlan } from '#domain/retirement/read-plan.ts'
import type { Answer, Outcome, Question } from './messages.ts'

/** Paths between two looks at the clock, and milliseconds of work after which it pauses. */
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
  const reach = async (simulation: RetirementSimulation, paths: number) => {
    while (simulation.done < paths) {
      advanceSimulation(simulation, BATCH)
      await pause()
    }
  }
  const simulationOf = ({ plan }: ReadPlan) =>
    startSimulation(scheduleOf(plan, today), simulatedPaths.all, shippedSeed)
  const simulation = simulationOf(asked)
  const others = beside && { read: beside, simulation: simulationOf(beside) }
  const post = (rest: Pick<Answer, 'isLast' | 'levers'>) =>
    postMessage({
      id,
      paths: simulation.done,
      asked: outcomeOf(asked, simulation),
      beside: others && outcomeOf(others.read, others.simulation),
      ...rest,
    } satisfies Answer)
  for (const paths of [simulatedPaths.first, simulatedPaths.all]) {
    await reach(simulation, paths)
    if (others) await reach(others.simulation, paths)
    post({ isLast: false, levers: undefined })
    await pause()
  }
  const steps = leversOf({ ...asked, today, simulation })
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return post({ isLast: true, levers: value })
    await pause()
  }
}

function outcomeOf(read: ReadPlan, simulation: RetirementSimulation): Outcome {
  return {
    ...read,
    lastsInNine: lastsIn(simulation, 9),
    lastsInFive: lastsIn(simulation, 5),
    chance: chanceToLast(simulation, read.untilAge),
    years: medianPathOf(simulation.schedule),
    pots: potsFan(simulation).map((fan) => [fan[0]!, fan[4]!, fan[8]!]),
  }
}
