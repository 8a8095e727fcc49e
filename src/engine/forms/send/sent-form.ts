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

/** Goes on with this form if its person is just back for it, and says so. */
export function useGoOn(stored: Stored | null, send: () => void): boolean {
  const { confirmedForm } = usePortal()
  const isConfirmed = () => stored !== null && confirmedForm.get() === sentForm(stored)
  const [goesOn] = useState(isConfirmed)
  const goOn = useEffectEvent(() => {
    if (!isConfirmed()) return
    confirmedForm.set(undefined)
    send()
  })
  useEffect(() => goOn(), [])
  return goesOn
}
