// How the questions of a page of requests are drawn: by the kinds that every form has, and by some of their own.
import { pastYears, yesNo } from '#base/requests/request-answers.ts'
import type { RequestQuestion } from '#base/requests/request-page.ts'
import { CheckRow } from '#ui/forms/check-row.tsx'
import { DateField } from '../fields/date-field.tsx'
import type { FieldProps, Option } from '../form-definition.ts'
import { firstField, PartsField } from './parts-field.tsx'
import { UploadField } from './upload-field.tsx'

/** As typed, by question. */
export type Values = Record<string, string>

type Own = Extract<RequestQuestion, { kind: 'date' | 'file' | 'declaration' | 'person' | 'address' }>

/** Accounts that are seen at once; more are a list to open. */
const MOST_ROWS = 6

/** What the kind of a question is drawn as. */
export function fieldOf(page: string, question: RequestQuestion, accounts: readonly Option[], today: string) {
  const options = (all: readonly { id: string; label: string }[]) =>
    all.map(({ id: value, label }) => ({ value, label }))
  switch (question.kind) {
    case 'text':
      return { kind: 'text', most: question.most } as const
    case 'long-text':
      return { kind: 'long-text', most: question.most } as const
    case 'money':
      return { kind: 'money' } as const
    case 'choice':
      return { kind: 'choice', options: options(question.options) } as const
    case 'year':
      return { kind: 'choice', options: options(pastYears(question, today)) } as const
    case 'yes-no':
      return { kind: 'choice', options: options(yesNo), isRow: true } as const
    case 'date':
    case 'file':
    case 'declaration':
      return { kind: 'custom', field: (form: FieldProps<Values>) => ownField(page, question, form) } as const
    case 'person':
    case 'address':
      return {
        kind: 'custom',
        first: firstField(question.id, question.kind),
        field: (form: FieldProps<Values>) => ownField(page, question, form),
      } as const
    case 'account':
    case 'bank-account': {
      const isOptional = question.missing === undefined
      if (accounts.length === 1 && !isOptional) return { kind: 'select', options: accounts } as const
      const none = { value: '', label: 'No particular account' }
      if (accounts.length <= MOST_ROWS)
        return { kind: 'choice', options: isOptional ? [...accounts, none] : accounts } as const
      const choose = { value: '', label: 'Choose an account' }
      return { kind: 'select', options: [isOptional ? none : choose, ...accounts] } as const
    }
  }
}

/** The fields that only pages of requests have. */
function ownField(page: string, question: Own, form: FieldProps<Values>) {
  const { id, label, hint } = question
  const about = { id: form.fieldId(id), label, problem: form.errors[id] }
  const answer = form.values[id] ?? ''
  const follow = (next: (now: string) => string) => form.change((now) => ({ [id]: next(now[id] ?? '') }))
  switch (question.kind) {
    case 'date':
      return (
        <DateField form={form} name={id} label={label} {...(hint !== undefined && { description: hint })} />
      )
    case 'declaration':
      return (
        <CheckRow
          {...about}
          isChecked={answer === 'yes'}
          onChange={(isChecked) => form.change({ [id]: isChecked ? 'yes' : '' })}
        />
      )
    case 'file':
      return (
        <UploadField
          {...about}
          {...(hint !== undefined && { hint })}
          kind={page}
          answer={answer}
          onChange={follow}
        />
      )
    case 'person':
    case 'address':
      return (
        <PartsField
          {...question}
          isOwn={question['is-own'] === true}
          kept={answer}
          errors={form.errors}
          fieldId={form.fieldId}
          onChange={follow}
        />
      )
  }
}
