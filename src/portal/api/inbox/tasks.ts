// What needs the active user's attention, most urgent first.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { UnsentJob } from '#domain/unsent-forms.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'
import { date, wordOf } from 'portal-engine/http/fields.ts'

type TaskKind =
  | 'unread-messages'
  | 'isa-declaration'
  | 'review-due'
  | 'bank-details-missing'
  | 'pending-shared-request'
  | 'saved-application'
  | 'add-money'
  | 'unsent-form'

const taskSchema = z.object({
  id: z.string(),
  kind: wordOf<TaskKind>(),
  title: z.string(),
  detail: z.string(),
  dueOn: z.nullable(date),
  accountId: z.nullable(z.string()),
  /** Which form is not sent, of a task of that kind. */
  job: z.nullable(wordOf<UnsentJob>()),
})
export type Task = z.infer<typeof taskSchema>

export const listTasks = get('/api/portfolios/tasks', {
  summary: 'What needs the person’s attention',
  openTo: 'attorney',
  answer: z.object({ tasks: z.array(taskSchema) }),
})

export const tasksQuery = (api: Api) => queryOf(api, listTasks, {}, ({ tasks }) => tasks)
