// Accounts on their way. While there are some, the page looks again; when one has opened, the portal follows.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import { openingStatusQuery } from '#api/opening/account-opening.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'

const LOOK_AGAIN_MILLISECONDS = 30_000

export function useOpenings() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { refreshUser } = usePortal()
  const openings = useQuery({
    ...openingStatusQuery(api),
    refetchInterval: ({ state }) => (state.data?.length ? LOOK_AGAIN_MILLISECONDS : false),
    refetchOnWindowFocus: ({ state }) => (state.data?.length ? 'always' : false),
  })
  // An account that is open and paid for leaves the queue.
  const queue = openings.data?.map(({ id, accountId }) => `${id} ${accountId}`).join()
  const before = useRef<string>(undefined)
  useEffect(() => {
    const isNews = before.current !== undefined && before.current !== queue
    before.current = queue
    if (!isNews) return
    void queryClient.invalidateQueries({ queryKey: [api.actor] })
    void refreshUser()
  }, [queue, refreshUser, queryClient, api.actor])
  return openings
}
