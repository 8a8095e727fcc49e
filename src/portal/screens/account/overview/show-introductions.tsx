// What can be done with the page as a whole: to see all introductions again.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { preferencesQuery, resetFirstVisit } from '#api/people/preferences.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { MoreMenu } from 'portal-engine/ui/tables/more-menu.tsx'
import { toasts } from 'portal-engine/ui/toasts/toasts.ts'

export function ShowIntroductions() {
  const api = useApi()
  const client = useQueryClient()
  const reset = useMutation({
    mutationFn: async () => {
      await api.call(resetFirstVisit.isFirstVisit)
      await api.call(resetFirstVisit.isFirstVisitToMyAccounts)
      await api.call(resetFirstVisit.isFirstVisitToPaymentsAndTransfers)
    },
    onSuccess: () => {
      toasts.success('Introductions will show again.')
      return client.invalidateQueries({ queryKey: preferencesQuery(api).queryKey })
    },
    onError: () => toasts.error('We couldn’t bring the introductions back. Please try again.'),
  })
  return (
    <MoreMenu>
      <Button variant="quiet" busy={reset.isPending} onClick={() => reset.mutate()}>
        Show introductions again
      </Button>
    </MoreMenu>
  )
}
