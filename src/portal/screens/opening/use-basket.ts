// The basket on screen: every change shows at once and is kept on the server. What could not be kept stays on screen.
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '#http/client.ts'
import { useApi } from '#http/context.ts'
import { openingBackupQuery, saveBasket, type OpeningBackup } from '#api/opening/account-opening.ts'
import { emptyBasket, type Basket } from '#domain/opening/basket.ts'
import { useUnsavedChanges } from '#screen-api/use-unsaved-changes.ts'

export interface ShownBasket {
  query: UseQueryResult<OpeningBackup>
  basket: Basket
  change(edit: (basket: Basket) => Basket): void
  /** Saves the basket on screen again. */
  save(): void
  saving: 'idle' | 'saving' | 'saved' | 'failed'
}

/** Saves run one at a time and in order, so that an older basket never lands on a newer one. */
export const basketScope = (api: Api) => ({ id: `basket ${api.actor}` })

export function useBasket(): ShownBasket {
  const api = useApi()
  const queryClient = useQueryClient()
  const options = openingBackupQuery(api)
  const query = useQuery(options)
  const keep = useMutation({
    mutationKey: [basketScope(api).id],
    scope: basketScope(api),
    mutationFn: (basket: Basket) => saveBasket(api, basket),
    onSuccess(answer) {
      const isLast = queryClient.isMutating({ mutationKey: [basketScope(api).id] }) === 1
      if (isLast) queryClient.setQueryData(options.queryKey, answer)
    },
  })
  useUnsavedChanges(keep.isPending || keep.isError)
  const change = async (edit: (basket: Basket) => Basket) => {
    // A read on its way would bring the older basket back, now or when it is called off.
    await queryClient.cancelQueries({ queryKey: options.queryKey })
    const now = queryClient.getQueryData(options.queryKey)?.basket ?? emptyBasket
    const basket = { ...edit(now), savedAt: new Date().toISOString() }
    queryClient.setQueryData(options.queryKey, { basket, problem: undefined })
    keep.mutate(basket)
  }
  const states = { idle: 'idle', pending: 'saving', success: 'saved', error: 'failed' } as const
  return {
    query,
    basket: query.data?.basket ?? emptyBasket,
    change: (edit) => void change(edit),
    save: () => void change((basket) => basket),
    saving: states[keep.status],
  }
}
