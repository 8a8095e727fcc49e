// Decides what a failed page shows, and waits for the connection.
import { useEffect, useState } from 'react'
import * as limits from '#base/limits.gen.ts'
import { useServices } from '../state/portal-services.tsx'

/** `waiting`: the connection is being checked, or the page is about to reload. */
export type Outcome = 'waiting' | 'offline' | 'failed'

export function useRecovery(error: unknown): Outcome {
  const { recovery } = useServices()
  const cause = recovery.causeOf(error)
  const [known, setKnown] = useState<{ of: unknown; outcome: Outcome }>()
  useEffect(() => {
    if (cause === 'mistake') return
    let isOver = false
    async function checkCause() {
      const isConnected = await recovery.isConnected()
      if (isOver || (isConnected && cause === 'file' && recovery.reload())) return
      setKnown({ of: error, outcome: isConnected ? 'failed' : 'offline' })
    }
    void checkCause()
    return () => void (isOver = true)
  }, [recovery, cause, error])
  if (cause === 'mistake') return 'failed'
  return known && known.of === error ? known.outcome : 'waiting'
}

/** Calls `onReconnect` when the connection returns: on the browser's `online` event, or when a regular check succeeds. */
export function useOnReconnect(onReconnect: () => void): void {
  const { recovery } = useServices()
  useEffect(() => {
    let isOver = false
    const check = async () => {
      if ((await recovery.isConnected()) && !isOver) onReconnect()
    }
    const timer = setInterval(check, limits['connection-check-interval'].value * 1000)
    addEventListener('online', check)
    return () => {
      isOver = true
      clearInterval(timer)
      removeEventListener('online', check)
    }
  }, [recovery, onReconnect])
}
