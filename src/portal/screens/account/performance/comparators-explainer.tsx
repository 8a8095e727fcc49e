// What comparators are, until it was read once.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { preferencesQuery, setComparatorsDismissed } from '#api/people/preferences.ts'
import { Introduction, mayShowAgain } from 'portal-engine/ui/introduction.tsx'

export function ComparatorsExplainer() {
  const api = useApi()
  const client = useQueryClient()
  const preferences = useQuery(preferencesQuery(api))
  const { mutate } = useMutation({
    mutationFn: () => api.call(setComparatorsDismissed, { params: { value: 'true' } }),
    onMutate: () =>
      client.setQueryData(
        preferencesQuery(api).queryKey,
        (now) => now && { ...now, hasDismissedPerformanceComparatorsModal: true },
      ),
    onError: mayShowAgain,
  })
  if (preferences.data?.hasDismissedPerformanceComparatorsModal !== false) return null
  return (
    <Introduction title="Comparing your return" onDismiss={() => mutate()}>
      <li>
        <strong>Similar portfolios</strong> take about as much risk as yours. You see whether others did
        better with it.
      </li>
      <li>
        <strong>Cash</strong> and <strong>inflation</strong> show whether the risk was worth it, and whether
        your money buys more than before.
      </li>
      <li>
        <strong>Your target</strong> is what we aim for over five years or more. Short periods say little.
      </li>
    </Introduction>
  )
}
