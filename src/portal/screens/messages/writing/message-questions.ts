// What is asked of a new message, and of the answer to a conversation. Pure.
import type { Account } from '#api/accounts/accounts.ts'
import { BODY_MOST, SUBJECT_MOST } from '#api/inbox/message-writing.ts'
import { topics } from '#api/inbox/messages.ts'
import type { Question } from 'portal-engine/forms/form-definition.ts'
import type { MessageText } from './message-text.ts'

const body = { id: 'body', kind: 'long-text', most: BODY_MOST, missing: 'Enter your message' } as const

export const replyQuestions: readonly Question<MessageText>[] = [{ ...body, label: 'Your reply', rows: 6 }]

export const messageQuestions = (
  accounts: readonly Pick<Account, 'id' | 'name'>[],
): readonly Question<MessageText>[] => [
  {
    ...{ id: 'topic', kind: 'select', label: 'What is it about?' },
    options: [
      { value: '', label: 'Choose a topic' },
      ...topics.map((topic) => ({ value: topic, label: topic })),
    ],
    missing: 'Choose what your message is about',
  },
  {
    ...{ id: 'accountId', kind: 'select', label: 'Account (optional)', isAsked: () => accounts.length > 0 },
    options: [
      { value: '', label: 'No particular account' },
      ...accounts.map(({ id, name }) => ({ value: id, label: name })),
    ],
  },
  { id: 'subject', kind: 'text', label: 'Subject', most: SUBJECT_MOST, missing: 'Enter a subject' },
  { ...body, label: 'Message', rows: 10 },
]
