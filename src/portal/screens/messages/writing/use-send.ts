// Sending a message or a reply: its draft goes with it, and stays when sending fails.
import type { NewAttachment } from 'portal-engine/http/attachments.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refetch } from 'portal-engine/http/query.ts'
import { getThread, listThreads } from '#api/inbox/messages.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { wasRefused } from 'portal-engine/http/error-message.ts'
import { listDrafts, sendMessage, type DraftInput, type SentMessage } from '#api/inbox/message-writing.ts'
import { useIsShown } from 'portal-engine/screen-api/use-is-shown.ts'
import { toasts } from 'portal-engine/ui/toasts/toasts.ts'
import { discardDraft, forgetDraft, type KeptDraft } from './use-draft.ts'

export interface Outgoing {
  input: DraftInput
  files: NewAttachment[]
}

/**
 * What was sent and not answered, by sender and words. Sent again as it is, also by another visit of the page, it is
 * the same call. It names the draft of the first time, which the message may have taken away.
 */
const unanswered = new Map<string, { key: string; draftId: string | null }>()

export function useSend(draft: KeptDraft, onSent: (sent: SentMessage) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const isShown = useIsShown()
  return useMutation({
    mutationFn: async ({ input, files }: Outgoing) => {
      // What is sent is what the draft has: nothing has to be saved when the answer does not come.
      const saved = await draft.flush()
      const message = { ...input, attachments: files }
      const words = JSON.stringify([api.actor, message])
      const { key, draftId } = unanswered.get(words) ?? { key: crypto.randomUUID(), draftId: saved ?? null }
      unanswered.set(words, { key, draftId })
      const sent = await api.call(sendMessage, { body: { ...message, draftId }, key })
      unanswered.delete(words)
      if (draftId !== null) forgetDraft(queryClient, api, draftId)
      const later = await draft.settle()
      if (later !== undefined && later !== draftId)
        void discardDraft(queryClient, api, later).catch(() => undefined)
      return sent
    },
    onSuccess(sent) {
      if (isShown()) onSent(sent)
      else toasts.success(`Your message is sent, reference ${sent.reference}.`)
    },
    onError(error) {
      if (isShown()) return
      toasts.error(
        wasRefused(sendMessage, error)
          ? 'Your message was not sent. It is in your drafts.'
          : 'We don’t know whether your message arrived. If it did, it is in your sent messages; if not, in your drafts.',
      )
    },
    // Also after a failure: the message may have arrived and taken its draft away.
    onSettled() {
      void refetch(queryClient, api, [listThreads, getThread, listDrafts])
    },
  })
}
