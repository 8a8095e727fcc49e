// The first step of a form: its fields. What is typed is kept when a field is left.
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { Form, useProblems } from '#ui/forms/form.tsx'
import { SavedLine } from '../form-in-progress/saved-line.tsx'
import type { FormInProgress } from '../form-in-progress/use-form-in-progress.ts'
import { useUnsavedChanges } from '../use-unsaved-changes.ts'
import type { SendFormProps } from './send-form.tsx'
import css from './send-form.module.css'

interface FillStepProps<Answers, Field extends string> extends Pick<
  SendFormProps<Answers, Field, never>,
  'kind' | 'check' | 'fields'
> {
  form: FormInProgress<Answers>
  /** As the page found them. */
  answers: Answers
  onSave: (answers: Answers) => void
  onContinue: () => void
}

export function FillStep<Answers, Field extends string>(props: FillStepProps<Answers, Field>) {
  const { kind, check, fields, form, answers: saved, onSave, onContinue } = props
  const [typed, setTyped] = useState<Answers>()
  const [isUnsaved, setUnsaved] = useState(false)
  const { problems, attempt, show } = useProblems<Field>()
  const answers = typed ?? saved
  useUnsavedChanges(isUnsaved)
  const save = () => {
    if (!isUnsaved) return
    onSave(answers)
    setUnsaved(false)
  }
  const fieldId = (name: Field) => `${kind.job}-${name}`
  return (
    <Card>
      <Form
        className={css.form}
        problems={problems}
        fieldId={fieldId}
        attempt={attempt}
        onSubmit={() => {
          const found = check(answers)
          show(found)
          save()
          if (Object.keys(found).length === 0) onContinue()
        }}
      >
        <div className={css.fields} onBlur={save}>
          {fields({
            answers,
            problems,
            fieldId,
            change: (part) => {
              setTyped((now) => ({ ...(now ?? saved), ...part }))
              setUnsaved(true)
            },
          })}
        </div>
        <div className={css.actions}>
          <Button type="submit" look="primary">
            Continue
          </Button>
          <SavedLine form={form} />
        </div>
      </Form>
    </Card>
  )
}
