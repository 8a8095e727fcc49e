// The parts of the account dashboard that load after its first figures.
import { lazy } from 'react'
import { afterPaint } from 'portal-engine/ui/after-paint.ts'

const load = () => afterPaint().then(() => import('./later.ts'))

export const AllowanceCard = lazy(() => load().then((later) => ({ default: later.AllowanceCard })))
export const ActivityCard = lazy(() => load().then((later) => ({ default: later.ActivityCard })))
export const AccountFacts = lazy(() => load().then((later) => ({ default: later.AccountFacts })))
export const ShowIntroductions = lazy(() => load().then((later) => ({ default: later.ShowIntroductions })))
