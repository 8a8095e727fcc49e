// Everyone's home: a client's, or that of a registered person who has no accounts yet. The manifest says which.
import { lazy, Suspense } from 'react'
import { Part } from 'portal-engine/screen-api/layout/part.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { ClientHome } from './client-home.tsx'
import { prefetch as prefetchAnswers } from './home.prefetch.ts'

/** Apart, so that clients do not load what only applications need. */
const loadRegisteredHome = () => import('./registered-home.tsx')
const RegisteredHome = lazy(loadRegisteredHome)

export function prefetch(...opened: Parameters<typeof prefetchAnswers>): void {
  if (opened[2].part('registered-home')) void loadRegisteredHome().catch(() => {})
  prefetchAnswers(...opened)
}

export default function Home() {
  return (
    <>
      <Part name="client-home">
        <ClientHome />
      </Part>
      <Part name="registered-home">
        <Suspense fallback={<Skeleton height="24rem" />}>
          <RegisteredHome />
        </Suspense>
      </Part>
    </>
  )
}
