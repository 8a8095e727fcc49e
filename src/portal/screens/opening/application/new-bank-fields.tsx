// The questions about a new bank account within an application.
import type { FieldProps } from 'portal-engine/forms/form-definition.ts'
import { bankQuestions } from '#screens/shared/bank/bank-questions.tsx'
import { QuestionFields } from '#forms/fields/question-fields.tsx'
import { changedBy } from 'portal-engine/forms/send/change.ts'
import type { ApplicationValues } from './application-values.ts'
import questionGroup from 'portal-engine/ui/forms/question-group.module.css'

const PREFIX = 'bank-'

export function NewBankFields({ form }: { form: FieldProps<ApplicationValues> }) {
  const { values, errors, change, fieldId } = form
  const own = Object.entries(errors).flatMap(([field, error]) =>
    field.startsWith(PREFIX) && error !== undefined ? [[field.slice(PREFIX.length), error] as const] : [],
  )
  return (
    <fieldset className={questionGroup.group}>
      <legend>The bank account we collect payments from</legend>
      <QuestionFields
        table={{ questions: bankQuestions }}
        form={{
          values: values.bank,
          errors: Object.fromEntries(own),
          change: (ofBank) => change(({ bank }) => ({ bank: changedBy(bank, ofBank) })),
          fieldId: (name) => fieldId(PREFIX + name),
        }}
      />
    </fieldset>
  )
}
