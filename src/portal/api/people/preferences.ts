// Preferences of the logged-in user. A person without stored preferences has the defaults.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { keyOf } from 'portal-engine/http/query.ts'
import { defaultPreferences } from '#domain/personal/preferences.ts'
import { ApiError, type Api } from 'portal-engine/http/client.ts'
import { get, post, put, remove } from 'portal-engine/http/contract.ts'

const preferencesSchema = z.object({
  isFirstVisit: z.boolean(),
  isFirstVisitToMyAccounts: z.boolean(),
  isFirstVisitToPaymentsAndTransfers: z.boolean(),
  hasDismissedPerformanceComparatorsModal: z.boolean(),
})
export type Preferences = z.infer<typeof preferencesSchema>

export const getPreferences = get('/api/uiuserprefs', {
  summary: 'Preferences of the logged-in user; 404 where none are stored',
  answer: preferencesSchema,
  openTo: 'viewer',
  mayBeMissing: true,
})

/** Which introductions has this person not seen yet? A 404 gives the defaults (R-PREF-01). */
export const preferencesQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(api, getPreferences),
    queryFn: async ({ signal }): Promise<Preferences> => {
      try {
        return await api.call(getPreferences, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { ...defaultPreferences }
        throw error
      }
    },
  })

const firstVisits = {
  isFirstVisit: '/api/uiuserprefs/isfirstvisit',
  isFirstVisitToMyAccounts: '/api/uiuserprefs/isfirstvisittomyaccounts',
  isFirstVisitToPaymentsAndTransfers: '/api/uiuserprefs/isfirstvisittopayments',
} as const
export type FirstVisit = keyof typeof firstVisits

const clearing = <const Path extends string>(path: Path) =>
  remove(path, { summary: `Clears the flag ${path.split('/').at(-1)}`, openTo: 'viewer' })

const setting = <const Path extends string>(path: Path) =>
  post(path, { summary: `Sets the flag ${path.split('/').at(-1)} again`, openTo: 'viewer' })

/** Marks the introduction as seen. */
export const clearFirstVisit = {
  isFirstVisit: clearing(firstVisits.isFirstVisit),
  isFirstVisitToMyAccounts: clearing(firstVisits.isFirstVisitToMyAccounts),
  isFirstVisitToPaymentsAndTransfers: clearing(firstVisits.isFirstVisitToPaymentsAndTransfers),
}

/** Shows the introduction again. */
export const resetFirstVisit = {
  isFirstVisit: setting(firstVisits.isFirstVisit),
  isFirstVisitToMyAccounts: setting(firstVisits.isFirstVisitToMyAccounts),
  isFirstVisitToPaymentsAndTransfers: setting(firstVisits.isFirstVisitToPaymentsAndTransfers),
}

/** The explainer of comparators was dismissed, or is to show again. */
export const setComparatorsDismissed = put(
  '/api/uiuserprefs/hasDismissedPerformanceComparatorsModal/:value',
  {
    summary: 'Sets the flag to true or false',
    params: { value: z.enum(['true', 'false']) },
    openTo: 'viewer',
  },
)
