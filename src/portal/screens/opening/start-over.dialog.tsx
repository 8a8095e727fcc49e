// Start Over: asks before it empties the basket, here and on the server.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { openingBackupQuery } from '#api/opening/account-opening.ts'
import { keptElsewhere, saveBasket } from '#api/opening/basket-saving.ts'
import { emptyBasket } from '#domain/opening/basket.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { countItems } from './basket-edits.ts'
import { basketScope } from './use-basket.ts'
import notice from 'portal-engine/ui/notice.module.css'
import css from './opening.module.css'

export const title = 'Start over?'

export default function StartOver({ close }: { close: (result: boolean) => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const options = openingBackupQuery(api)
  const count = useQuery(options).data?.basket.items.length
  const empty = useMutation({
    scope: basketScope(api),
    mutationFn: () => saveBasket(api, emptyBasket, queryClient.getQueryData(options.queryKey)?.keptAt),
    onSuccess(answer) {
      queryClient.setQueryData(options.queryKey, answer)
      close(true)
    },
    onError(error) {
      const kept = keptElsewhere(error)
      if (kept) queryClient.setQueryData(options.queryKey, kept)
    },
  })
  if (count === 0)
    return (
      <div className={css.stack}>
        <p>Your basket is empty, so there is nothing to start over.</p>
        <div className={css.dialogActions}>
          <Button data-autofocus onClick={() => close(false)}>
            Close
          </Button>
        </div>
      </div>
    )
  return (
    <div className={css.stack}>
      <p>
        This empties your basket{count === undefined ? '' : ` of ${countItems(count)}`}, here and where we
        keep it. You can’t undo this.
      </p>
      {empty.isError && (
        <p role="alert" className={notice.problem}>
          {keptElsewhere(empty.error)
            ? 'Your basket has just changed somewhere else, so we did not empty it. Press again to empty it as it is now.'
            : 'We couldn’t empty your basket. Try again.'}
        </p>
      )}
      <div className={css.dialogActions}>
        <Button data-autofocus onClick={() => close(false)}>
          Cancel
        </Button>
        <Button variant="primary" busy={empty.isPending} onClick={() => empty.mutate()}>
          Start over
        </Button>
      </div>
    </div>
  )
}
