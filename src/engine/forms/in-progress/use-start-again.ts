// "Start again" takes a form in progress away; where that fails, nothing has changed.
import { useState } from 'react'
import { toasts } from '#ui/toasts/toasts.ts'
import { useIsShown } from '#screen-api/use-is-shown.ts'
import type { FormInProgress } from './use-form-in-progress.ts'

export function useStartAgain<A>(form: Pick<FormInProgress<A>, 'discard'>, onStartAgain: () => void) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const isShown = useIsShown()
  const startAgain = async () => {
    setState('busy')
    const isGone = await form.discard().catch(() => undefined)
    // What shows "Start again" may have gone with the form; the address changes only while its page is shown.
    if (isGone) onStartAgain()
    else if (isGone === false) setState('idle')
    else if (isShown()) setState('failed')
    else toasts.error('We couldn’t start again. Nothing has changed.')
  }
  return { state, startAgain: () => void startAgain(), discard: startAgain }
}
