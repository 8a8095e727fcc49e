// Reading and filing a conversation. The unread count follows, so that the badges do.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApi } from '#http/context.ts'
import {
  archiveThread,
  markAllRead,
  markThread,
  threadQuery,
  type Thread,
  type Threads,
} from '#api/inbox/messages.ts'
import { tasksQuery } from '#api/inbox/tasks.ts'
import { unreadCountQuery } from '#api/inbox/unread-count.ts'

/** Fetches the unread count, the folders and the tasks again; an open conversation only when it is next opened. */
function useMessagesChanged() {
  const api = useApi()
  const queryClient = useQueryClient()
  return async () => {
    const messages = [api.actor, 'messages']
    void queryClient.invalidateQueries({ queryKey: [...messages, 'thread'], refetchType: 'none' })
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [...messages, 'unread-count'] }),
      queryClient.invalidateQueries({ queryKey: [...messages, 'threads'] }),
      queryClient.invalidateQueries({ queryKey: tasksQuery(api).queryKey }),
    ])
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
  const counts = [
    { queryKey: unreadCountQuery(api).queryKey },
    { queryKey: [api.actor, 'messages', 'threads'] },
  ]
  return useMutation({
    mutationFn: (until: string) => api.call(markAllRead, { body: { until } }),
    onMutate: async () => {
      await Promise.all(counts.map((count) => queryClient.cancelQueries(count)))
      const before = counts.flatMap((count) => queryClient.getQueriesData(count))
      queryClient.setQueryData(unreadCountQuery(api).queryKey, 0)
      queryClient.setQueriesData<Threads>(counts[1]!, (answer) => answer && allRead(answer))
      return before
    },
    onError: (_error, _until, before) => {
      for (const [queryKey, data] of before ?? []) queryClient.setQueryData(queryKey, data)
    },
    onSuccess: useMessagesChanged(),
  })
}

const allRead = ({ threads }: Threads): Threads => ({
  threads: threads.map((thread) => ({ ...thread, unread: 0 })),
  unreadCount: 0,
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
    queryClient.setQueryData(queryKey, (thread) => (thread ? { ...thread, isArchived } : thread))
  return useMutation({
    mutationFn: (isArchived: boolean) =>
      api.call(archiveThread, { params: { id: threadId }, body: { isArchived } }),
    onMutate: (isArchived) => void show(isArchived),
    onError: (_error, isArchived) => void show(!isArchived),
    onSuccess: useMessagesChanged(),
  })
}
