// The first step of a form: its fields. Each answer is saved after a moment, and when its field is left.
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { Form, useProblems } from '#ui/forms/form.tsx'
import { useFocusOnShow } from '#ui/use-focus-on-show.ts'
import { SavedLine } from '../form-in-progress/saved-line.tsx'
import type { FormInProgress } from '../form-in-progress/use-form-in-progress.ts'
import type { FieldProps, SendFormProps } from './send-form.tsx'
import css from './send-form.module.css'

interface FillStepProps<Answers, Field extends string> extends Pick<
  SendFormProps<Answers, Field, never>,
  'kind' | 'check' | 'fields'
> {
  form: FormInProgress<Answers>
  answers: Answers
  /** Why the server refused these answers, until they are continued with. */
  refusal: string | undefined
  onChange: FieldProps<Answers, Field>['change']
  onContinue: () => void
}

export function FillStep<Answers, Field extends string>(props: FillStepProps<Answers, Field>) {
  const { kind, check, fields, form, answers, refusal, onChange, onContinue } = props
  const { problems, attempt, show } = useProblems<Field>()
  const fieldId = (name: Field) => `${kind.job}-${name}`
  return (
    <Card>
      {refusal !== undefined && <Refusal message={refusal} />}
      <Form
        className={css.form}
        problems={problems}
        fieldId={fieldId}
        attempt={attempt}
        onSubmit={() => {
          const found = check(answers)
          show(found)
          form.retry()
          if (Object.keys(found).length === 0) onContinue()
        }}
      >
        <div className={css.fields} onBlur={form.retry}>
          {fields({ answers, problems, fieldId, change: onChange })}
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

function Refusal({ message }: { message: string }) {
  const shown = useFocusOnShow<HTMLDivElement>()
  return (
    <div ref={shown} tabIndex={-1} role="alert" className={css.notSent}>
      <p>{message}</p>
    </div>
  )
}
