// What a message says before it is sent: as the form has it, and as a draft keeps it. Pure.
import { SUBJECT_MOST, type Draft, type DraftInput } from '#api/inbox/message-writing.ts'
import { topics, type Topic } from '#api/inbox/messages.ts'

/** Topic and account are empty until one is chosen. */
export type MessageText = Record<'topic' | 'accountId' | 'subject' | 'body', string>

export const blankText: MessageText = { topic: '', accountId: '', subject: '', body: '' }

const knownTopic = (topic: string | null) => topics.find((known) => known === topic) ?? ''

/** What an address has filled in: `?topic=…&subject=…&account=…`. Undefined if it says nothing of use. */
export function begunMessage(search: URLSearchParams): MessageText | undefined {
  const topic = knownTopic(search.get('topic'))
  const subject = (search.get('subject') ?? '').trim().slice(0, SUBJECT_MOST)
  if (topic === '' && subject === '') return undefined
  return { ...blankText, topic, subject, accountId: search.get('account') ?? '' }
}

/** A kept draft as the form takes it up; a topic that can no longer be chosen is chosen again. */
export const textOf = ({ topic, accountId, subject, body }: Pick<Draft, keyof MessageText>): MessageText => ({
  ...{ topic: knownTopic(topic), accountId: accountId ?? '', subject, body },
})

/** A draft needs a topic; until one is chosen it is filed under "Something else". A reply has that of its conversation. */
export const draftOf = (
  { topic, accountId, subject, body }: MessageText,
  threadId: string | null,
): DraftInput => ({
  ...{ threadId, topic: (topic || 'Something else') as Topic, accountId: accountId || null, subject, body },
})
