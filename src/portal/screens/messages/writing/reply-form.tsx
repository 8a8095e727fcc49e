// The answer to a conversation, kept as a draft while it is written.
import { useState } from 'react'
import type { NewAttachment } from '#http/attachments.ts'
import type { Draft, SentMessage } from '#api/inbox/message-writing.ts'
import type { Thread } from '#api/inbox/messages.ts'
import { Textarea } from '#ui/fields/textarea.tsx'
import { Form, useProblems } from '#ui/forms/form.tsx'
import { FormEnd } from './form-end.tsx'
import { checkReply, draftOf, type FieldName } from './message-form.ts'
import { SendFailure } from './send-failure.tsx'
import { useDraft } from './use-draft.ts'
import { useSend } from './use-send.ts'
import layout from '#ui/layout.module.css'

interface ReplyFormProps {
  thread: Thread
  restored: Draft | undefined
  onSent: (sent: SentMessage) => void
}

const fieldId = (name: FieldName) => `reply-${name}`

export default function ReplyForm({ thread, restored, onSent }: ReplyFormProps) {
  const [body, setBody] = useState(restored?.body ?? '')
  const [files, setFiles] = useState<NewAttachment[]>([])
  const { problems, form, show } = useProblems<FieldName>(fieldId, checkReply(body, files))
  const draft = useDraft(restored)
  const send = useSend(draft, onSent)
  const inputOf = (text: string) =>
    draftOf(
      { topic: thread.topic, accountId: thread.accountId, subject: thread.subject, body: text },
      thread.id,
    )
  const submit = () => {
    const problemsNow = checkReply(body, files)
    show(problemsNow)
    if (Object.keys(problemsNow).length === 0) send.mutate({ input: inputOf(body), files })
  }
  return (
    <Form {...form} className={layout.column5} onSubmit={submit}>
      {send.isError && <SendFailure error={send.error} />}
      <Textarea
        id={fieldId('body')}
        rows={6}
        label="Your reply"
        error={problems.body}
        value={body}
        onChange={(event) => {
          const text = event.currentTarget.value
          setBody(text)
          draft.changed(inputOf(text))
        }}
      />
      <FormEnd
        filesId={fieldId('files')}
        files={files}
        onFiles={setFiles}
        problem={problems.files}
        draft={draft.state}
        action="Send reply"
        isSending={send.isPending}
      />
    </Form>
  )
}
