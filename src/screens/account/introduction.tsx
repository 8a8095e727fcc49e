// The introduction of a first visit, until it is dismissed; and the way to see introductions again.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/context.ts'
import { clearFirstVisit, preferencesQuery, resetFirstVisit } from '#api/preferences.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { toasts } from '#ui/toasts/toasts.ts'
import css from './introduction.module.css'

export function Introduction() {
  const api = useApi()
  const client = useQueryClient()
  const preferences = useQuery(preferencesQuery(api))
  const dismiss = useMutation({
    mutationFn: () => clearFirstVisit(api, 'isFirstVisitToMyAccounts'),
    onMutate: () =>
      client.setQueryData(
        preferencesQuery(api).queryKey,
        (now) => now && { ...now, isFirstVisitToMyAccounts: false },
      ),
    onError: () => toasts.warning('We couldn’t save that. This introduction may show again next time.'),
  })
  if (!preferences.data?.isFirstVisitToMyAccounts) return null
  return (
    <div className={css.introduction}>
      <Card title="Welcome to your accounts" tone="wash">
        <ul className={css.points}>
          <li>
            <strong>Total value</strong> adds up all your accounts. The dashed line in the chart is what you
            paid in.
          </li>
          <li>
            <strong>To do</strong> lists what needs you, the most urgent first.
          </li>
          <li>
            <strong>Accounts</strong> shows each account on its own. Open its details, or its page.
          </li>
        </ul>
        <Button look="primary" onClick={() => dismiss.mutate()}>
          Got it
        </Button>
      </Card>
    </div>
  )
}

export function ShowIntroductions() {
  const api = useApi()
  const client = useQueryClient()
  const reset = useMutation({
    mutationFn: async () => {
      await resetFirstVisit(api, 'isFirstVisitToMyAccounts')
      await resetFirstVisit(api, 'isFirstVisitToPaymentsAndTransfers')
    },
    onSuccess: () => {
      toasts.success('Introductions will show again.')
      return client.invalidateQueries({ queryKey: preferencesQuery(api).queryKey })
    },
    onError: () => toasts.error('We couldn’t bring the introductions back. Please try again.'),
  })
  return (
    <p className={css.again}>
      <Button look="quiet" busy={reset.isPending} onClick={() => reset.mutate()}>
        Show introductions again
      </Button>
    </p>
  )
}
