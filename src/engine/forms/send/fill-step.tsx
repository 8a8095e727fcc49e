// The first step of a form: its fields. Each answer is saved after a moment, and when its field is left.
import { useEffect, useRef, useState } from 'react'
import { useApi } from '#http/context.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { Form, useProblems } from '#ui/forms/form.tsx'
import { useFocusOnShow } from '#ui/use-focus-on-show.ts'
import { SavedLine } from '../in-progress/saved-line.tsx'
import type { FormInProgress } from '../in-progress/use-form-in-progress.ts'
import { QuestionFields } from '../fields/question-fields.tsx'
import { errorsOf, progressOf } from '../form-logic.ts'
import type { FormDefinition, FieldProps } from '../form-definition.ts'
import { changedBy } from './change.ts'
import { Progress } from './progress.tsx'
import notice from '#ui/notice.module.css'
import layout from '#ui/layout.module.css'
import css from './send-form.module.css'

/** Where the focus goes as the fields show: nowhere on a page that begins with them. `if-lost`: what had it has gone. */
export type Opening = 'in-place' | 'at-first' | 'if-lost' | { question: string }

interface FillStepProps<Values extends object> {
  form: Pick<FormDefinition<Values, object, unknown>, 'job' | 'title' | 'questions' | 'beforeCheck'>
  kept: FormInProgress<Values>
  values: Values
  opening: Opening
  /** Why the server refused these values, until they are continued with. */
  errorMessage: string | undefined
  onChange: FieldProps<Values>['change']
  onContinue: () => void
}

export function FillStep<Values extends object>(props: FillStepProps<Values>) {
  const { form, kept, values, opening, errorMessage, onChange, onContinue } = props
  const { beforeCheck, title } = form
  const check = (latest: Values) => errorsOf(form, latest)
  const api = useApi()
  const [asking, setAsking] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false })
  const fieldId = (name: string) => `${form.job}-${name}`
  const { problems: errors, form: shown, show } = useProblems<string>(fieldId, check(values))
  const box = useRef<HTMLDivElement>(null)
  const asked = typeof opening === 'object' ? fieldId(opening.question) : undefined
  const isFocused = opening !== 'in-place' && errorMessage === undefined
  const isForLost = opening === 'if-lost'
  useEffect(() => {
    if (!isFocused || (isForLost && document.activeElement !== document.body)) return
    const first = box.current?.querySelector<HTMLElement>('input, select, textarea, button')
    const field = asked === undefined ? first : (document.getElementById(asked) ?? first)
    field?.focus()
  }, [isFocused, isForLost, asked])
  /** Goes on where nothing is wrong. */
  const goOn = (latest: Values) => {
    const latestErrors = check(latest)
    show(latestErrors)
    if (Object.keys(latestErrors).length === 0) onContinue()
  }
  const submit = async () => {
    kept.retry()
    if (!beforeCheck || Object.keys(check(values)).length > 0) return goOn(values)
    if (asking.isBusy) return
    setAsking({ isBusy: true })
    try {
      const change = await beforeCheck.ask(api, values)
      let latest = values
      let isEdited = false
      onChange((now) => {
        latest = changedBy(now, change)
        isEdited = now !== values
        return latest
      })
      setAsking({ isBusy: false })
      // What was typed meanwhile has not been asked about.
      if (isEdited) show(check(latest))
      else goOn(latest)
    } catch (error) {
      setAsking({ isBusy: false, failure: beforeCheck.failure(error) })
    }
  }
  return (
    <div className={css.sections}>
      <Progress sections={progressOf(form, values)} />
      <div>
        {errorMessage !== undefined && <ErrorMessage message={errorMessage} />}
        <Form {...shown} className={layout.column4} onSubmit={() => void submit()}>
          <Card title={typeof title === 'function' ? title(values) : title} level={3}>
            <div className={layout.stack5}>
              <div ref={box} className={css.fields} onBlur={kept.retry}>
                <QuestionFields table={form} form={{ values, errors, fieldId, change: onChange }} />
              </div>
              {asking.failure !== undefined && (
                <div role="alert" className={`${notice.problem} ${css.notSent}`}>
                  <p>{asking.failure}</p>
                </div>
              )}
              <div className={css.actions}>
                <Button type="submit" variant="primary" busy={asking.isBusy}>
                  Continue
                </Button>
                <SavedLine form={kept} />
              </div>
            </div>
          </Card>
        </Form>
      </div>
    </div>
  )
}

function ErrorMessage({ message }: { message: string }) {
  const shown = useFocusOnShow<HTMLDivElement>()
  return (
    <div ref={shown} tabIndex={-1} role="alert" className={`${notice.problem} ${css.notSent}`}>
      <p>{message}</p>
    </div>
  )
}
