// A new message: what it is about, the text and files. Kept as a draft while it is written.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountsQuery } from '#api/accounts/accounts.ts'
import { useApi } from '#http/context.ts'
import type { NewAttachment } from '#http/attachments.ts'
import type { Draft, SentMessage } from '#api/inbox/message-writing.ts'
import { topics } from '#api/inbox/messages.ts'
import { usePortal } from '#screen-api/portal.ts'
import { useIsShown } from '#screen-api/use-is-shown.ts'
import { Button } from '#ui/button.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { Textarea } from '#ui/fields/textarea.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { Form, useProblems } from '#ui/forms/form.tsx'
import { toasts } from '#ui/toasts/toasts.ts'
import { FormEnd } from './form-end.tsx'
import { blankText, checkMessage, draftOf, textOf, type FieldName, type MessageText } from './message-form.ts'
import { SendFailure } from './send-failure.tsx'
import { discardDraft, useDraft } from './use-draft.ts'
import { useSend } from './use-send.ts'
import layout from '#ui/layout.module.css'

interface ComposeFormProps {
  restored: Draft | undefined
  /** What the page that led here has filled in. */
  begun: MessageText | undefined
  onSent: (sent: SentMessage) => void
}

const fieldId = (name: FieldName) => `message-${name}`

export default function ComposeForm({ restored, begun, onSent }: ComposeFormProps) {
  const accounts = useQuery(accountsQuery(useApi())).data?.accounts ?? []
  const [text, setText] = useState<MessageText>(() => (restored ? textOf(restored) : (begun ?? blankText)))
  const [files, setFiles] = useState<NewAttachment[]>([])
  const { problems, form, show } = useProblems<FieldName>(fieldId, checkMessage(text, files))
  const draft = useDraft(restored)
  const send = useSend(draft, onSent)
  const discard = useDiscard(draft)
  const change = (part: Partial<MessageText>) => {
    const next = { ...text, ...part }
    setText(next)
    draft.changed(draftOf(next, null))
  }
  const submit = () => {
    const problemsNow = checkMessage(text, files)
    show(problemsNow)
    if (Object.keys(problemsNow).length === 0) send.mutate({ input: draftOf(text, null), files })
  }
  return (
    <Form {...form} className={layout.column5} onSubmit={submit}>
      {send.isError && <SendFailure error={send.error} />}
      <NativeSelect
        id={fieldId('topic')}
        label="What is it about?"
        error={problems.topic}
        value={text.topic}
        onChange={(event) => change({ topic: event.currentTarget.value })}
        data={[{ value: '', label: 'Choose a topic' }, ...topics]}
      />
      {accounts.length > 0 && (
        <NativeSelect
          label="Account (optional)"
          value={text.accountId ?? ''}
          onChange={(event) => change({ accountId: event.currentTarget.value || null })}
          data={[
            { value: '', label: 'No particular account' },
            ...accounts.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <TextInput
        id={fieldId('subject')}
        label="Subject"
        error={problems.subject}
        value={text.subject}
        onChange={(event) => change({ subject: event.currentTarget.value })}
      />
      <Textarea
        id={fieldId('body')}
        rows={10}
        label="Message"
        error={problems.body}
        value={text.body}
        onChange={(event) => change({ body: event.currentTarget.value })}
      />
      <FormEnd
        filesId={fieldId('files')}
        files={files}
        onFiles={setFiles}
        problem={problems.files}
        draft={draft.state}
        action="Send message"
        isSending={send.isPending}
      >
        {draft.state !== 'untouched' && (
          <Button variant="quiet" onClick={() => void discard()}>
            Discard draft
          </Button>
        )}
      </FormEnd>
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
