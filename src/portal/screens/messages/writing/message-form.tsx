// A new message, or the answer to a conversation: its text and files. Kept as a draft while it is written.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountsQuery } from '#api/accounts/accounts.ts'
import { useApi } from 'portal-engine/http/context.ts'
import type { NewAttachment } from 'portal-engine/http/attachments.ts'
import type { Draft, SentMessage } from '#api/inbox/message-writing.ts'
import type { Thread } from '#api/inbox/messages.ts'
import { filesProblem } from '#base/files/attached-files.ts'
import { QuestionFields } from '#forms/fields/question-fields.tsx'
import { errorsOf } from '#forms/form-logic.ts'
import { changedBy, type Change } from 'portal-engine/forms/send/change.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useIsShown } from 'portal-engine/screen-api/use-is-shown.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { FilePicker } from 'portal-engine/ui/forms/file-picker.tsx'
import { Form, useProblems } from 'portal-engine/ui/forms/form.tsx'
import { toasts } from 'portal-engine/ui/toasts/toasts.ts'
import { DraftLine } from './draft-line.tsx'
import { messageQuestions, replyQuestions } from './message-questions.ts'
import { blankText, draftOf, textOf, type MessageText } from './message-text.ts'
import { SendFailure } from './send-failure.tsx'
import { discardDraft, useDraft } from './use-draft.ts'
import { useSend } from './use-send.ts'
import layout from 'portal-engine/ui/layout.module.css'

interface MessageFormProps {
  /** That is answered. */
  thread?: Thread
  restored: Draft | undefined
  /** What the page that led here has filled in. */
  begun?: MessageText | undefined
  onSent: (sent: SentMessage) => void
}

export default function MessageForm({ thread, restored, begun, onSent }: MessageFormProps) {
  const { data } = useQuery({ ...accountsQuery(useApi()), enabled: !thread })
  const questions = thread ? replyQuestions : messageQuestions(data?.accounts ?? [])
  const [text, setText] = useState<MessageText>(() => {
    if (thread) return { ...textOf({ ...thread, body: restored?.body ?? '' }), topic: thread.topic }
    return restored ? textOf(restored) : (begun ?? blankText)
  })
  const [files, setFiles] = useState<NewAttachment[]>([])
  const wrongFiles = filesProblem(files)
  const wrong = {
    ...errorsOf({ questions }, text),
    ...(wrongFiles !== undefined && { files: wrongFiles }),
  }
  const fieldId = (name: string) => `${thread ? 'reply' : 'message'}-${name}`
  const { problems: errors, form, show } = useProblems<string>(fieldId, wrong)
  const draft = useDraft(restored)
  const send = useSend(draft, onSent)
  const discard = useDiscard(draft)
  const inputOf = (latest: MessageText) => draftOf(latest, thread?.id ?? null)
  const change = (part: Change<MessageText>) => {
    const next = changedBy(text, part)
    setText(next)
    draft.changed(inputOf(next))
  }
  const submit = () => {
    show(wrong)
    if (Object.keys(wrong).length === 0) send.mutate({ input: inputOf(text), files })
  }
  return (
    <Form {...form} className={layout.column5} onSubmit={submit}>
      {send.isError && <SendFailure error={send.error} />}
      <QuestionFields table={{ questions }} form={{ values: text, errors, fieldId, change }} />
      <FilePicker
        id={fieldId('files')}
        label="Attachments (optional)"
        hint="A draft doesn’t keep attachments."
        files={files}
        onChange={setFiles}
        problem={errors['files']}
      />
      <div className={layout.centredRow}>
        <Button type="submit" variant="primary" busy={send.isPending}>
          {thread ? 'Send reply' : 'Send message'}
        </Button>
        {!thread && draft.state !== 'untouched' && (
          <Button variant="quiet" onClick={() => void discard()}>
            Discard draft
          </Button>
        )}
        <DraftLine state={draft.state} />
      </div>
    </Form>
  )
}

function useDiscard(draft: ReturnType<typeof useDraft>) {
  const api = useApi()
  const queryClient = useQueryClient()
  const portal = usePortal()
  const isShown = useIsShown()
  return async () => {
    try {
      const draftId = await draft.settle()
      if (draftId !== undefined) await discardDraft(queryClient, api, draftId)
      if (isShown()) portal.go('messages')
      else toasts.success('Draft discarded')
    } catch {
      toasts.error('We couldn’t discard your draft. Try again.')
    }
  }
}
