// Preferences of the logged-in user. A person without stored preferences has the defaults.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { defaultPreferences } from '#domain/browser/preferences.ts'
import { ApiError, type Api } from '../http/client.ts'
import { nothing } from '../http/fields.ts'

export const preferencesSchema = z.object({
  isFirstVisit: z.boolean(),
  isFirstVisitToMyAccounts: z.boolean(),
  isFirstVisitToPaymentsAndTransfers: z.boolean(),
  hasDismissedPerformanceComparatorsModal: z.boolean(),
})
export type Preferences = z.infer<typeof preferencesSchema>

/** Which introductions has this person not seen yet? A 404 gives the defaults (R-PREF-01). */
export const preferencesQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'preferences'],
    queryFn: async ({ signal }): Promise<Preferences> => {
      try {
        return await api.get('/api/uiuserprefs', preferencesSchema, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { ...defaultPreferences }
        throw error
      }
    },
  })

const firstVisitPaths = {
  isFirstVisit: '/api/uiuserprefs/isfirstvisit',
  isFirstVisitToMyAccounts: '/api/uiuserprefs/isfirstvisittomyaccounts',
  isFirstVisitToPaymentsAndTransfers: '/api/uiuserprefs/isfirstvisittopayments',
} as const
export type FirstVisit = keyof typeof firstVisitPaths

/** Marks the introduction as seen. */
export const clearFirstVisit = (api: Api, which: FirstVisit): Promise<undefined> =>
  api.send('DELETE', firstVisitPaths[which], undefined, nothing)

/** Shows the introduction again. */
export const resetFirstVisit = (api: Api, which: FirstVisit): Promise<undefined> =>
  api.send('POST', firstVisitPaths[which], undefined, nothing)

/** The explainer of comparators was dismissed, or is to show again. */
export const setComparatorsDismissed = (api: Api, isDismissed: boolean): Promise<undefined> =>
  api.send(
    'PUT',
    `/api/uiuserprefs/hasDismissedPerformanceComparatorsModal/${isDismissed}`,
    undefined,
    nothing,
  )
