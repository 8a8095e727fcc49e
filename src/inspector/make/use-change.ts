// A change that is looked at before it is written: its effect, then writing it.
import { useState } from 'react'
import { ask, sentenceOf } from '../ask-server.ts'
import type { Change, Planned, Written } from './making.ts'
import type { Writing } from './use-writing.ts'

export interface Changing {
  planned: Planned | undefined
  /** Is the server working it out, or writing it? */
  isBusy: boolean
  problem: string | undefined
  show(change: Change): void
  write(): void
  /** Nothing of it is shown any more. */
  leave(): void
}

type State = { change: Change; planned: Planned } | { problem: string } | 'busy' | undefined

/** `written` is told once it is written. */
export function useChange(writing: Writing, written?: () => void): Changing {
  const [state, setState] = useState<State>()
  const failed = (error: unknown) => setState({ problem: sentenceOf(error) })
  const shown = state === 'busy' ? undefined : state
  return {
    planned: shown && 'planned' in shown ? shown.planned : undefined,
    isBusy: state === 'busy',
    problem: shown && 'problem' in shown ? shown.problem : undefined,
    show(change) {
      setState('busy')
      ask<Planned>('plan', change).then((planned) => setState({ change, planned }), failed)
    },
    write() {
      if (!shown || !('planned' in shown)) return
      const { change, planned } = shown
      setState('busy')
      ask<Written>('write', { change, version: planned.version }).then(({ files, undoable }) => {
        setState(undefined)
        written?.()
        return writing.wrote(undoable, `Written: ${files.join(', ')}`)
      }, failed)
    },
    leave: () => setState(undefined),
  }
}
