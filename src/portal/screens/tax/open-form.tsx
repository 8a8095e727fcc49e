// Opens a dialog with a form that loads when it is first needed.
import { Suspense, type ReactNode } from 'react'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { modals } from 'portal-engine/ui/modals/modals.ts'

/** Its content is drawn outside the page, so it asks nothing of the portal's context. */
export function openForm(title: string, content: (close: () => void) => ReactNode): void {
  modals.open({
    key: 'tax-form',
    title,
    content: (close) => (
      <Suspense fallback={<Skeleton lines={3} height="3.5rem" />}>{content(close)}</Suspense>
    ),
  })
}
