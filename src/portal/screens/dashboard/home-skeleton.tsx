// Holds the place of a home page until its upper cards have their height.
import { useQuery } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { openingBackupQuery } from '#api/opening/account-opening.ts'
import { preferencesQuery } from '#api/people/preferences.ts'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { useElapsed } from '#screens/shared/use-elapsed.ts'
import css from './home.module.css'

const SLOW_AFTER_MS = 1000

/** Is it time to draw the page? Once what decides heights has settled, or after a second without it. */
export function useReadiness(isSettled: boolean): boolean {
  const api = useApi()
  const backup = useQuery(openingBackupQuery(api))
  const preferences = useQuery(preferencesQuery(api))
  const isLate = useElapsed(SLOW_AFTER_MS)
  return isLate || (isSettled && !backup.isLoading && !preferences.isLoading)
}

export function HomeSkeleton() {
  return (
    <div className={css.grid} aria-busy="true">
      <div className={css.main}>
        <Skeleton height="14rem" lines={2} />
      </div>
      <div className={css.side}>
        <Skeleton height="18rem" />
      </div>
    </div>
  )
}
