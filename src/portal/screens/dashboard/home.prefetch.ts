// What a home page asks for first. The build runs it too, so that the page can ask while scripts load.
import type { QueryClient } from '@tanstack/react-query'
import { accountsQuery } from '#api/accounts/accounts.ts'
import { seriesQuery } from '#api/accounts/series.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { learnQuery } from '#api/inbox/learn.ts'
import { tasksQuery } from '#api/inbox/tasks.ts'
import { openingBackupQuery, openingStatusQuery } from '#api/opening/account-opening.ts'
import { preferencesQuery } from '#api/people/preferences.ts'
import type { Opened } from 'portal-engine/screen-api/portal.ts'

export function prefetch(queryClient: QueryClient, api: Api, { part }: Opened): void {
  if (part('client-home')) {
    void queryClient.prefetchQuery(tasksQuery(api))
    void queryClient.prefetchQuery(accountsQuery(api))
    void queryClient.prefetchQuery(seriesQuery(api, { interval: 'weekly' }))
  }
  if (part('registered-home')) void queryClient.prefetchQuery(openingStatusQuery(api))
  void queryClient.prefetchQuery(preferencesQuery(api))
  void queryClient.prefetchQuery(openingBackupQuery(api))
  void queryClient.prefetchQuery(learnQuery(api))
}
