// What the inspector has written: the last of it can be taken back, and what shows manifests asks again.
import { useCallback, useEffect, useMemo, useState } from 'react'
import { ask, sentenceOf } from '../ask-server.ts'
import { setPageState, pageState, wasWriting } from '../page-state.ts'
import type { LastStep, Undone } from './making.ts'
import { useShortcut } from '../use-shortcut.ts'

export interface Writing {
  /** Rises with everything that is written or taken back. */
  count: number
  /** How many steps can be taken back? */
  undoable: number
  /** What was done last, in a sentence. */
  told: string | undefined
  problem: string | undefined
  /** After something is written. */
  wrote(undoable: number, told?: string): void
  undo(): void
}

export function useWriting(): Writing {
  const [state, setState] = useState<Omit<Writing, 'wrote' | 'undo'>>({
    ...{ count: 0, undoable: 0, told: pageState<string>('told'), problem: undefined },
  })
  useEffect(() => {
    const stop = new AbortController()
    ask<LastStep>('undoable', {}, stop.signal).then(
      ({ undoable, files }) =>
        setState((before) => ({
          ...before,
          undoable,
          ...(wasWriting && { told: `Written: ${files.join(', ')}` }),
        })),
      // The inspection says that the server does not answer.
      () => {},
    )
    return () => stop.abort()
  }, [])
  const wrote = useCallback((undoable: number, told?: string) => {
    setPageState('told', told)
    setState(({ count }) => ({ count: count + 1, undoable, told, problem: undefined }))
  }, [])
  const undo = useCallback(() => {
    ask<Undone>('undo', {}).then(
      ({ undoable, problems }) =>
        wrote(undoable, problems === undefined ? 'Taken back.' : `Taken back.\n${problems}`),
      (error: unknown) => setState((before) => ({ ...before, told: undefined, problem: sentenceOf(error) })),
    )
  }, [wrote])
  useShortcut('KeyZ', undo)
  return useMemo(() => ({ ...state, wrote, undo }), [state, wrote, undo])
}
