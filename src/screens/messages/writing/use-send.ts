// Sending a message or a reply: its draft goes with it, and stays when sending fails.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/http/context.ts'
import {
  sendMessage,
  type DraftInput,
  type NewAttachment,
  type SentMessage,
} from '#api/inbox/message-writing.ts'
import { forgetDraft, type KeptDraft } from './use-draft.ts'

export interface Outgoing {
  input: DraftInput
  files: NewAttachment[]
}

export function useSend(draft: KeptDraft, onSent: (sent: SentMessage) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ input, files }: Outgoing) => {
      const draftId = (await draft.settle()) ?? null
      const sent = await sendMessage(api, { ...input, attachments: files, draftId })
      if (draftId !== null) forgetDraft(queryClient, api, draftId)
      return sent
    },
    onSuccess(sent) {
      void queryClient.invalidateQueries({ queryKey: [api.actor, 'messages', 'threads'] })
      void queryClient.invalidateQueries({ queryKey: [api.actor, 'messages', 'thread', sent.threadId] })
      onSent(sent)
    },
    onError: (_error, { input }) => draft.changed(input),
  })
}
