// Asks a worker a question, and asks again whenever it changes. The last answer stays until the next one.
import { useEffect, useRef, useState } from 'react'

export interface Asking<Answer> {
  /** The newest answer; it may still be that of an older question. */
  answer: Answer | undefined
  hasFailed: boolean
  tryAgain: () => void
}

/** `start` makes the worker and is a constant of its module. The worker is sent `{ id, ...question }` and answers with the id. */
export function useWorker<Answer extends { id: number }>(
  start: () => Worker,
  question: object | undefined,
): Asking<Answer> {
  const [answer, setAnswer] = useState<Answer>()
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const worker = useRef<Worker>(undefined)
  const id = useRef(0)
  useEffect(() => {
    const started = start()
    worker.current = started
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.id === id.current) setAnswer(data)
    })
    started.addEventListener('error', () => setHasFailed(true))
    return () => started.terminate()
  }, [start, attempt])
  // As text, so that equal questions are not asked twice.
  const asked = question && JSON.stringify(question)
  useEffect(() => {
    if (asked === undefined) return
    id.current += 1
    worker.current?.postMessage({ ...(JSON.parse(asked) as object), id: id.current })
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
