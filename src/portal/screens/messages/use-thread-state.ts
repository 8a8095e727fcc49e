// Reading and filing a conversation. The unread count follows, so that the badges do.
import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { keyOf, refetch } from 'portal-engine/http/query.ts'
import { useApi } from 'portal-engine/http/context.ts'
import {
  archiveThread,
  getThread,
  listThreads,
  markAllRead,
  markThread,
  threadQuery,
  type Thread,
  type Threads,
} from '#api/inbox/messages.ts'
import { listTasks } from '#api/inbox/tasks.ts'
import { getUnreadCount, unreadCountQuery } from '#api/inbox/unread-count.ts'

/** Fetches the unread count, the folders and the tasks again; an open conversation only when it is next opened. */
function useMessagesChanged() {
  const api = useApi()
  const queryClient = useQueryClient()
  return async () => {
    void queryClient.invalidateQueries({ queryKey: keyOf(api, getThread), refetchType: 'none' })
    await refetch(queryClient, api, [getUnreadCount, listThreads, listTasks])
  }
}

export function useMark() {
  const api = useApi()
  return useMutation({
    mutationFn: ({ threadId, isRead }: { threadId: string; isRead: boolean }) =>
      api.call(markThread, { params: { id: threadId }, body: { isRead } }),
    onSuccess: useMessagesChanged(),
  })
}

/** Marks everything read that has come by an instant. Shown at once, and put back if it fails. */
export function useMarkAllRead() {
  const api = useApi()
  const queryClient = useQueryClient()
  const counts = [getUnreadCount, listThreads].map((call) => ({ queryKey: keyOf(api, call) }))
  return useMutation({
    mutationFn: (until: string) => api.call(markAllRead, { body: { until } }),
    onMutate: async () => {
      await Promise.all(counts.map((count) => queryClient.cancelQueries(count)))
      const before = counts.flatMap((count) => queryClient.getQueriesData(count))
      queryClient.setQueryData(unreadCountQuery(api).queryKey, 0)
      queryClient.setQueriesData<InfiniteData<Threads>>(
        counts[1]!,
        (list) => list && { ...list, pages: list.pages.map(allRead) },
      )
      return before
    },
    onError: (_error, _until, before) => {
      for (const [queryKey, data] of before ?? []) queryClient.setQueryData(queryKey, data)
    },
    onSuccess: useMessagesChanged(),
  })
}

const allRead = ({ threads, found, ...page }: Threads): Threads => ({
  ...page,
  threads: threads.map((thread) => ({ ...thread, unread: 0 })),
  unreadCount: 0,
  found: found && { ...found, unread: 0 },
})

/** Marks a conversation read when it is opened with something unread; its "New" marks stay until it is opened again. */
export function useReadOnOpening(thread: Thread | undefined): void {
  const { mutate } = useMark()
  const opened = useRef<string>(undefined)
  useEffect(() => {
    if (!thread || opened.current === thread.id) return
    opened.current = thread.id
    if (thread.unread > 0) mutate({ threadId: thread.id, isRead: true })
  }, [thread, mutate])
}

/** Files a conversation or takes it back. Shown at once, and put back if it fails. */
export function useArchive(threadId: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = threadQuery(api, threadId)
  const show = (isArchived: boolean) =>
    queryClient.setQueryData(
      queryKey,
      (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, isArchived })) },
    )
  return useMutation({
    mutationFn: (isArchived: boolean) =>
      api.call(archiveThread, { params: { id: threadId }, body: { isArchived } }),
    onMutate: (isArchived) => void show(isArchived),
    onError: (_error, isArchived) => void show(!isArchived),
    onSuccess: useMessagesChanged(),
  })
}
