// Is this a person's first visit to a part of the portal? Until they dismiss its introduction.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { clearFirstVisit, preferencesQuery, type FirstVisit } from './preferences.ts'

/** `onFailure` runs when the dismissal could not be saved. */
export function useFirstVisit(
  which: FirstVisit,
  onFailure: () => void,
): { isFirst: boolean; dismiss: () => void } {
  const api = useApi()
  const client = useQueryClient()
  const preferences = useQuery(preferencesQuery(api))
  const dismiss = () => {
    client.setQueryData(preferencesQuery(api).queryKey, (now) => now && { ...now, [which]: false })
    // No useMutation: the first page would load its code for this alone.
    api.call(clearFirstVisit[which]).catch(onFailure)
  }
  return { isFirst: preferences.data?.[which] ?? false, dismiss }
}
