// What may be sent: topic, subject, text and files. Each problem is shown at the field and in the summary. Pure.
import type { NewAttachment } from '#http/attachments.ts'
import { BODY_MOST, SUBJECT_MOST, type Draft, type DraftInput } from '#api/inbox/message-writing.ts'
import { topics, type Topic } from '#api/inbox/messages.ts'
import { filesProblem } from '#base/files/attached-files.ts'

export interface MessageText {
  /** Empty until one is chosen. */
  topic: string
  accountId: string | null
  subject: string
  body: string
}

export type FieldName = 'topic' | 'subject' | 'body' | 'files'

/** Problems by field, in the order of the form. */
export type Problems = Partial<Record<FieldName, string>>

export const blankText: MessageText = { topic: '', accountId: null, subject: '', body: '' }

/** What an address has filled in: `?topic=…&subject=…&account=…`. Undefined if it says nothing of use. */
export function begunMessage(search: URLSearchParams): MessageText | undefined {
  const topic = topics.find((each) => each === search.get('topic')) ?? ''
  const subject = (search.get('subject') ?? '').trim().slice(0, SUBJECT_MOST)
  if (topic === '' && subject === '') return undefined
  return { ...blankText, topic, subject, accountId: search.get('account') }
}

/** A kept draft as the form takes it up; a topic that can no longer be chosen is chosen again. */
export const textOf = ({ topic, accountId, subject, body }: Pick<Draft, keyof MessageText>): MessageText => ({
  topic: topics.find((known) => known === topic) ?? '',
  accountId,
  subject,
  body,
})

/** What has to be put right before this can be sent? Empty when nothing has. */
export function checkMessage(text: MessageText, files: readonly NewAttachment[]): Problems {
  const problems: Problems = {}
  if (!topics.some((topic) => topic === text.topic)) problems.topic = 'Choose what your message is about'
  if (text.subject.trim() === '') problems.subject = 'Enter a subject'
  else if (text.subject.length > SUBJECT_MOST)
    problems.subject = `Subject must be ${SUBJECT_MOST} characters or fewer`
  return { ...problems, ...checkReply(text.body, files) }
}

/** The same for a reply, which has its topic and subject already. */
export function checkReply(body: string, files: readonly NewAttachment[]): Problems {
  const problems: Problems = {}
  if (body.trim() === '') problems.body = 'Enter your message'
  else if (body.length > BODY_MOST)
    problems.body = `Message must be ${BODY_MOST.toLocaleString('en-GB')} characters or fewer`
  const wrong = filesProblem(files)
  if (wrong !== undefined) problems.files = wrong
  return problems
}

/** A draft needs a topic; until one is chosen it is filed under "Something else". A reply has that of its conversation. */
export function draftOf(
  { topic, accountId, subject, body }: MessageText,
  threadId: string | null,
): DraftInput {
  return { threadId, topic: (topic || 'Something else') as Topic, accountId, subject, body }
}
