// A form that was sent, and needs its person's password first: once they are back with it, it goes on by itself, if it is as
// it was: the same key, and no save since.
import { useEffect, useEffectEvent, useState } from 'react'
import { usePortal } from '#screen-api/portal.ts'

interface Stored {
  key: string
  version: number
}

/** What the session keeps of it while the person is at the provider. */
export const sentForm = ({ key, version }: Stored): string => `${key} ${version}`

/** Is its person just back for this form? */
export function useIsConfirmed(stored: Stored | null): boolean {
  const { confirmedForm } = usePortal()
  const [isConfirmed] = useState(() => stored !== null && confirmedForm.get() === sentForm(stored))
  return isConfirmed
}

/** Where something else stands in its place, it goes on no more: the next press is its person’s. */
export function useStop(isElsewhere: boolean): void {
  const { confirmedForm } = usePortal()
  useEffect(() => {
    if (isElsewhere) confirmedForm.set(undefined)
  }, [isElsewhere, confirmedForm])
}

/** Then it goes on, once. */
export function useGoOn(isConfirmed: boolean, send: () => void): void {
  const { confirmedForm } = usePortal()
  const goOn = useEffectEvent(() => {
    if (!isConfirmed || confirmedForm.get() === undefined) return
    confirmedForm.set(undefined)
    send()
  })
  useEffect(() => goOn(), [])
}
