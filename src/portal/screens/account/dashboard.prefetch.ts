// What the account dashboard asks for first. The build runs it too, so that the page can ask while scripts load.
import type { QueryClient } from '@tanstack/react-query'
import { accountsQuery } from '#api/accounts/accounts.ts'
import { activityQuery } from '#api/accounts/activity.ts'
import { seriesQuery } from '#api/accounts/series.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { tasksQuery } from '#api/inbox/tasks.ts'
import { preferencesQuery } from '#api/people/preferences.ts'
import { taxYearInfoQuery } from '#api/tax/tax-year-info.ts'
import { periodOf } from '#domain/returns/period-words.ts'
import type { Opened } from 'portal-engine/screen-api/portal.ts'
import { intervalOf } from '#screens/shared/chart-points.ts'

export function prefetch(queryClient: QueryClient, api: Api, { url, part }: Opened): void {
  const period = periodOf(url.searchParams.get('period'))
  if (part('own-access')) void queryClient.prefetchQuery(tasksQuery(api))
  void queryClient.prefetchQuery(accountsQuery(api))
  void queryClient.prefetchQuery(preferencesQuery(api))
  void queryClient.prefetchQuery(seriesQuery(api, { interval: intervalOf(period) }))
  void queryClient.prefetchQuery(activityQuery(api))
  void queryClient.prefetchQuery(taxYearInfoQuery(api))
}
