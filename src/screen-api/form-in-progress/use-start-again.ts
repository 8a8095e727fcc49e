// "Start again" takes a form in progress away; where that fails, nothing has changed.
import { useState } from 'react'
import type { FormInProgress } from './use-form-in-progress.ts'

export function useStartAgain<A>(form: Pick<FormInProgress<A>, 'discard'>, onStartAgain: () => void) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const startAgain = () => {
    setState('busy')
    form.discard().then(
      (isGone) => (isGone ? onStartAgain() : setState('idle')),
      () => setState('failed'),
    )
  }
  return { state, startAgain }
}
