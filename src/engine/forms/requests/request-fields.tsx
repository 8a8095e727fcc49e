// How the questions of a page of requests are drawn: as every form's, and some in fields of their own.
import type { Field } from '#base/requests/kinds/kind.ts'
import { idsTyped, withTick } from '#base/requests/kinds/choices.ts'
import { TickRows } from '#ui/forms/tick-rows.tsx'
import { DateField } from '../fields/date-field.tsx'
import type { FieldProps, Option } from '../form-definition.ts'
import { PartsField } from './parts-field.tsx'
import { UploadField } from './upload-field.tsx'

/** As typed, by question. */
export type Values = Record<string, string>

/** Options that are seen at once; more are a list to open. */
const MOST_ROWS = 6

interface Drawn {
  id: string
  label: string
  hint: (values: Values) => string | undefined
  missing?: string
}

/** What the field of a question is in the table of the form. `page`: its name. */
export function fieldOf(
  page: string,
  question: Drawn,
  field: Exclude<Field, { kind: 'group' }>,
  accounts: readonly Option[],
) {
  const options = (all: readonly { id: string; label: string }[]) =>
    all.map(({ id: value, label }) => ({ value, label }))
  switch (field.kind) {
    case 'choice': {
      const all = options(field.options)
      if (all.length <= MOST_ROWS) return { ...field, options: all } as const
      return { kind: 'select', options: [{ value: '', label: 'Choose' }, ...all] } as const
    }
    case 'search':
      return { kind: 'search', options: options(field.options) } as const
    case 'account':
      return accountField(accounts, question.missing === undefined)
    case 'date':
    case 'month':
    case 'file':
    case 'several':
    case 'parts':
      return {
        kind: 'custom',
        first: firstField(question.id, field),
        field: (form: FieldProps<Values>) => ownField(page, question, field, form),
      } as const
    default:
      return field
  }
}

/** The field where an error of the question, or an edit link, leads. */
export const firstField = (id: string, field: Field): string =>
  field.kind === 'parts' ? `${id}-${field.parts[0]!.part}` : id

function accountField(accounts: readonly Option[], isOptional: boolean) {
  if (accounts.length === 1 && !isOptional) return { kind: 'select', options: accounts } as const
  const none = { value: '', label: 'No particular account' }
  if (accounts.length <= MOST_ROWS)
    return { kind: 'choice', options: isOptional ? [...accounts, none] : accounts } as const
  const choose = { value: '', label: 'Choose an account' }
  return { kind: 'select', options: [isOptional ? none : choose, ...accounts] } as const
}

type Own = Extract<Field, { kind: 'date' | 'month' | 'file' | 'several' | 'parts' }>

/** The fields that only pages of requests have. */
function ownField(page: string, { id, label, hint: hintIn }: Drawn, field: Own, form: FieldProps<Values>) {
  const hint = hintIn(form.values)
  const about = { id: form.fieldId(id), label, problem: form.errors[id], ...(hint !== undefined && { hint }) }
  const answer = form.values[id] ?? ''
  const follow = (next: (now: string) => string) => form.change((now) => ({ [id]: next(now[id] ?? '') }))
  const named = { form, name: id, label, ...(hint !== undefined && { description: hint }) }
  switch (field.kind) {
    case 'date':
    case 'month':
      return <DateField {...named} keeps={field.kind === 'month' ? 'month' : 'typed'} />
    case 'file':
      return <UploadField {...about} kind={page} answer={answer} onChange={follow} />
    case 'several':
      return (
        <TickRows
          {...{ ...about, legend: label, options: field.options, ticked: idsTyped(answer) }}
          onTick={(option, isTicked) => follow((now) => withTick(now, option, isTicked))}
        />
      )
    case 'parts':
      return (
        <PartsField
          {...{ id, label, ...(hint !== undefined && { hint }) }}
          parts={field.parts}
          isOwn={field.isOwn}
          kept={answer}
          errors={form.errors}
          fieldId={form.fieldId}
          onChange={follow}
        />
      )
  }
}
