// Simulates plans away from the page: a first answer from few paths, then the whole one. A newer question ends an
// older one between two batches.
import { shippedSeed } from '#domain/projection/assumptions.ts'
import { LIKELY, monthlyNeeded } from '#domain/projection/monthly-needed.ts'
import { advance, chanceOf, fanOf, startSimulation } from '#domain/projection/simulation.ts'
import type { Answer, Question } from './messages.ts'

const FIRST = 1_000
const ALL = 10_000

let newest = 0

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  newest = data.id
  void answer(data)
})

async function answer({ id, plans, goalPence, asksMonthly }: Question): Promise<void> {
  const simulations = plans.map((plan) => startSimulation(plan, ALL, shippedSeed))
  for (let done = FIRST; done <= ALL; done += FIRST) {
    for (const simulation of simulations) advance(simulation, FIRST)
    if (done === FIRST || done === ALL) {
      const results = simulations.map((simulation) => ({
        months: simulation.months,
        fan: fanOf(simulation),
        chance: goalPence === undefined ? undefined : chanceOf(simulation, goalPence),
        monthlyPence:
          asksMonthly && goalPence !== undefined && done === ALL
            ? monthlyNeeded(simulation.plan, goalPence, LIKELY, simulation)
            : undefined,
      }))
      postMessage({ id, paths: done, isLast: done === ALL, results } satisfies Answer)
    }
    // Lets a newer question in.
    await new Promise((resolve) => setTimeout(resolve))
    if (id !== newest) return
  }
}
