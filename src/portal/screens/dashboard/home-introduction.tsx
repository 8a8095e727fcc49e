// The introduction of a first visit to the portal, on its home page.
import type { ReactNode } from 'react'
import { useFirstVisit } from '#api/people/first-visit.ts'
import { Introduction, mayShowAgain } from 'portal-engine/ui/introduction.tsx'

export function HomeIntroduction({ children }: { children: ReactNode }) {
  const { isFirst, dismiss } = useFirstVisit('isFirstVisit', mayShowAgain)
  if (!isFirst) return null
  return (
    <Introduction title="Welcome to your home page" onDismiss={dismiss}>
      {children}
    </Introduction>
  )
}
