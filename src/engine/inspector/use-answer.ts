// Asks the development server while something is shown, again whenever the question or `version` changes.
import { useEffect, useState } from 'react'
import { ask, sentenceOf } from './ask-server.ts'

interface Answered<T> {
  /** The last answer; it stays while a new one is on its way. */
  answer: T | undefined
  problem: string | undefined
  isAsking: boolean
}

export function useAnswer<T>(what: string, about: object, version?: unknown): Answered<T> {
  const [answered, setAnswered] = useState<Answered<T>>({
    answer: undefined,
    problem: undefined,
    isAsking: true,
  })
  const asking = JSON.stringify(about)
  useEffect(() => {
    const stop = new AbortController()
    setAnswered((before) => ({ ...before, isAsking: true }))
    ask<T>(what, JSON.parse(asking), stop.signal).then(
      (answer) => setAnswered({ answer, problem: undefined, isAsking: false }),
      (error: unknown) => {
        if (!stop.signal.aborted)
          setAnswered((before) => ({ ...before, problem: sentenceOf(error), isAsking: false }))
      },
    )
    return () => stop.abort()
  }, [what, asking, version])
  return answered
}
