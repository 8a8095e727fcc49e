// Asks the worker about two plans, and asks again whenever they change. The last answer stays until the next one.
import { useEffect, useRef, useState } from 'react'
import type { Plan } from '#domain/projection/simulation.ts'
import type { Answer, Question } from './answers.ts'

export interface Asking {
  /** The newest answer; `years` of its plans may differ from those asked for now. */
  answer: Answer | undefined
  hasFailed: boolean
  tryAgain: () => void
}

export function useFutures(changed: Plan, unchanged: Plan, goalPence: number | undefined): Asking {
  const [answer, setAnswer] = useState<Answer>()
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const worker = useRef<Worker>(undefined)
  const id = useRef(0)
  useEffect(() => {
    const started = new Worker(new URL('./simulation.worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.id === id.current) setAnswer(data)
    })
    started.addEventListener('error', () => setHasFailed(true))
    return () => started.terminate()
  }, [attempt])
  // As text, so that equal plans are not asked about twice.
  const asked = JSON.stringify({ plans: [changed, unchanged], goalPence })
  useEffect(() => {
    id.current += 1
    const question = JSON.parse(asked) as Pick<Question, 'plans' | 'goalPence'>
    worker.current?.postMessage({ ...question, id: id.current } satisfies Question)
  }, [asked, attempt])
  return {
    answer,
    hasFailed,
    tryAgain: () => {
      setHasFailed(false)
      setAttempt(attempt + 1)
    },
  }
}
