// A change that is looked at before it is written: its effect, then writing it.
import { useCallback, useEffect, useRef, useState } from 'react'
import { ask, sentenceOf } from '../ask-server.ts'
import { setPageState } from '../page-state.ts'
import type { Change, Planned, Written } from './making.ts'
import type { Writing } from './use-writing.ts'

export interface Changing {
  /** Stays while it is written. */
  planned: Planned | undefined
  /** Is the server working it out, or writing it? */
  isBusy: boolean
  problem: string | undefined
  show(change: Change): void
  write(): void
  /** Nothing of it is shown any more. */
  leave(): void
}

type State =
  | { change: Change; planned: Planned; isBeingWritten?: boolean }
  | { problem: string }
  | 'busy'
  | undefined

/** `written` is told once it is written. */
export function useChange(writing: Writing, written?: (answer: Written, change: Change) => void): Changing {
  const [state, setState] = useState<State>()
  const asked = useRef(new AbortController())
  useEffect(() => () => asked.current.abort(), [])
  const failed = (error: unknown) => {
    setPageState('writing', undefined)
    setState({ problem: sentenceOf(error) })
  }
  const shown = typeof state === 'object' ? state : undefined
  const isBeingWritten = shown !== undefined && 'planned' in shown && shown.isBeingWritten === true
  return {
    planned: shown && 'planned' in shown ? shown.planned : undefined,
    isBusy: state === 'busy' || isBeingWritten,
    problem: shown && 'problem' in shown ? shown.problem : undefined,
    show(change) {
      asked.current.abort()
      const { signal } = (asked.current = new AbortController())
      setState('busy')
      ask<Planned>('plan', change, signal).then(
        (planned) => signal.aborted || setState({ change, planned }),
        (error: unknown) => signal.aborted || failed(error),
      )
    },
    write() {
      if (!shown || !('planned' in shown) || isBeingWritten) return
      const { change, planned } = shown
      setState({ ...shown, isBeingWritten: true })
      setPageState('writing', change)
      ask<Written>('write', { change, version: planned.version }).then((answer) => {
        setPageState('writing', undefined)
        setState(undefined)
        written?.(answer, change)
        return writing.wrote(answer.undoable, `Written: ${answer.files.join(', ')}`)
      }, failed)
    },
    leave: useCallback(() => {
      asked.current.abort()
      setState(undefined)
    }, []),
  }
}
