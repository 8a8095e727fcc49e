// Asks the worker about plans, and asks again whenever they change.
import type { Plan } from '#domain/projection/simulation.ts'
import { useWorker } from '../use-worker.ts'
import type { Answer, Question } from './messages.ts'

const start = () => new Worker(new URL('./simulation.worker.ts', import.meta.url), { type: 'module' })

/**
 * The results of these plans, in their order; nothing is asked without a plan. `years` of the newest answer's plans may
 * differ from those asked for now.
 */
export const useSimulation = (plans: readonly Plan[], goalPence?: number, asksMonthly = false) =>
  useWorker<Answer>(
    start,
    plans.length === 0 ? undefined : ({ plans, goalPence, asksMonthly } satisfies Omit<Question, 'id'>),
  )
