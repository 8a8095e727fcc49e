// Cards that only some people have, or that are below the first figures: their code loads later, in reserved space.
import { lazy, Suspense, type ComponentProps } from 'react'
import { afterPaint } from 'portal-engine/ui/after-paint.ts'
import type { AdviserCardProps } from './adviser-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'

const Adviser = lazy(() => afterPaint().then(() => import('./adviser-card.tsx')))
const Granted = lazy(() => import('./granted-accounts.tsx'))
const None = lazy(() => import('./no-accounts.tsx'))

export const AdviserCard = (props: AdviserCardProps) => (
  <Suspense fallback={<Skeleton height="13rem" />}>
    <Adviser {...props} />
  </Suspense>
)

export const GrantedAccounts = () => (
  <Suspense fallback={<Skeleton height="10rem" />}>
    <Granted />
  </Suspense>
)

export const NoAccounts = (props: ComponentProps<typeof None>) => (
  <Suspense fallback={<Skeleton height="14rem" />}>
    <None {...props} />
  </Suspense>
)
