// One exchange with the API, and its repetition while the retry rule allows it.
import { retryDelay } from './retry.ts'

interface Exchanged {
  status: number
  retryAfter: string | null
  text: string
  /** What came in place of an answer of the API. */
  foreign: string | undefined
}
/** Sends the request once. */
export type Exchange = (signal: AbortSignal) => Promise<Exchanged>

export const isBusy = ({ status }: Pick<Exchanged, 'status'>) => status === 429

/** Repeats the exchange while the retry rule allows it; `only` after such an answer, where it is given. */
export function repeated(exchange: Exchange, only?: (answer: Exchanged) => boolean): Exchange {
  return async (signal) => {
    for (let attempt = 1; ; attempt++) {
      const answer = await exchange(signal).catch((error: unknown) => ({ error }))
      const { status, retryAfter } = 'error' in answer ? unanswered : answer
      const delay = retryDelay({ attempt, status, retryAfter, random: Math.random(), now: Date.now() })
      const isOther = only && ('error' in answer || !only(answer))
      if (delay === undefined || isOther || signal.aborted) {
        if ('error' in answer) throw answer.error
        return answer
      }
      await pause(delay, signal)
    }
  }
}

const unanswered = { status: undefined, retryAfter: null }

/** Resolves after this time; never after the signal has aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}
