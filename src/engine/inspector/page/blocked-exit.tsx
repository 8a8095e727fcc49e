// Covers what the live session has on a page where another person would not be, and says where they would be.
import { useEffect } from 'react'
import type { Store } from '#base/state/store.ts'
import { useStore } from '#shell/state/portal-services.tsx'

export function BlockedExit({ exit }: { exit: Store<string | undefined> }) {
  const words = useStore(exit)
  const isCovered = words !== undefined
  useEffect(() => {
    const { dataset } = document.documentElement
    // The style sheet of start.tsx hides the screen.
    if (isCovered) dataset['covered'] = ''
    return () => {
      delete dataset['covered']
    }
  }, [isCovered])
  return (
    isCovered && (
      <p className="cover" role="status">
        {words} What the live session has here is covered.
      </p>
    )
  )
}
