// The basket on screen: every change shows at once and is kept on the server, over the basket that was read and no other.
// What could not be kept stays on screen.
import { useCallback } from 'react'
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from 'portal-engine/http/client.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { openingBackupQuery, type OpeningBackup } from '#api/opening/account-opening.ts'
import { keptElsewhere, saveBasket } from '#api/opening/basket-saving.ts'
import { emptyBasket, type Basket } from '#domain/opening/basket.ts'
import { useKept } from '#forms/in-progress/use-kept.ts'

export interface ShownBasket {
  query: UseQueryResult<OpeningBackup>
  basket: Basket
  change(edit: (basket: Basket) => Basket): void
  /** Saves the basket on screen again. */
  save(): void
  saving: 'idle' | 'saving' | 'saved' | 'failed'
  /** What is kept instead, where that is why the basket on screen could not be. */
  elsewhere: OpeningBackup | undefined
  /** Shows this one, which is kept, in place of the basket on screen. */
  take(kept: OpeningBackup): void
  /** Saves the basket on screen over this one, which is kept. */
  saveOver(kept: OpeningBackup): void
}

/** Saves run one at a time and in order, so that an older basket never lands on a newer one. */
export const basketScope = (api: Api) => ({ id: `basket ${api.actor}` })

const keptStates = { idle: undefined, pending: 'saving', success: 'saved', error: 'unsaved' } as const

/** Each change is on its way at once, and what failed waits for the person. */
const nothingWaits = () => undefined

export function useBasket(): ShownBasket {
  const api = useApi()
  const queryClient = useQueryClient()
  const options = openingBackupQuery(api)
  const query = useQuery(options)
  const keep = useMutation({
    mutationKey: [basketScope(api).id],
    scope: basketScope(api),
    mutationFn: (basket: Basket) =>
      saveBasket(api, basket, queryClient.getQueryData(options.queryKey)?.keptAt),
    onSuccess(answer) {
      const isLast = queryClient.isMutating({ mutationKey: [basketScope(api).id] }) === 1
      queryClient.setQueryData(options.queryKey, (now) =>
        isLast || !now ? answer : { ...now, keptAt: answer.keptAt },
      )
    },
  })
  const { status } = keep
  const kept = useCallback(() => keptStates[status], [status])
  useKept(nothingWaits, kept, keep.isPending || keep.isError)
  const change = async (edit: (basket: Basket) => Basket) => {
    // A read on its way would bring the older basket back, now or when it is called off.
    await queryClient.cancelQueries({ queryKey: options.queryKey })
    const now = queryClient.getQueryData(options.queryKey)
    const basket = { ...edit(now?.basket ?? emptyBasket), savedAt: new Date().toISOString() }
    queryClient.setQueryData(options.queryKey, { basket, problem: undefined, keptAt: now?.keptAt ?? null })
    keep.mutate(basket)
  }
  const basket = query.data?.basket ?? emptyBasket
  const states = { idle: 'idle', pending: 'saving', success: 'saved', error: 'failed' } as const
  return {
    query,
    basket,
    change: (edit) => void change(edit),
    save: () => keep.mutate(basket),
    saving: states[status],
    elsewhere: keptElsewhere(keep.error),
    take(kept) {
      queryClient.setQueryData(options.queryKey, kept)
      keep.reset()
    },
    saveOver({ keptAt }) {
      queryClient.setQueryData(options.queryKey, (now) => now && { ...now, keptAt })
      keep.mutate(basket)
    },
  }
}
