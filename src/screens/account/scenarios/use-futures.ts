// Asks the worker about two plans, and asks again whenever they change.
import type { Plan } from '#domain/projection/simulation.ts'
import { useWorker } from '#screen-api/use-worker.ts'
import type { Answer, Question } from './answers.ts'

const start = () => new Worker(new URL('./simulation.worker.ts', import.meta.url), { type: 'module' })

/** `years` of the newest answer's plans may differ from those asked for now. */
export const useFutures = (changed: Plan, unchanged: Plan, goalPence: number | undefined) =>
  useWorker<Answer>(start, { plans: [changed, unchanged], goalPence } satisfies Omit<Question, 'id'>)
