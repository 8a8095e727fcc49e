// A form that one call sends from where it stands, without a check page or a draft: its fields and a button.
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useUnsavedChanges } from '#screen-api/use-unsaved-changes.ts'
import { Button } from '#ui/button.tsx'
import { FormFailure } from '#ui/forms/form-failure.tsx'
import { Form, useProblems } from '#ui/forms/form.tsx'
import { useFocusOnShow } from '#ui/use-focus-on-show.ts'
import layout from '#ui/layout.module.css'
import { QuestionFields } from '../fields/question-fields.tsx'
import { errorsOf } from '../form-logic.ts'
import type { FormDefinition } from '../form-definition.ts'
import { changedBy } from './change.ts'

/** What such a form asks. */
export interface DirectTable<Values extends object, Result> extends Pick<
  FormDefinition<Values, object, Result>,
  'job' | 'blank' | 'questions'
> {
  sendLabel: string
  send: (values: Values) => Promise<Result>
  /** `clear` empties the fields. */
  onSent: (result: Result, clear: () => void) => unknown
  /** What the server says against an answer, by field; it holds until the answer changes. */
  refused?: (error: unknown) => Partial<Record<keyof Values & string, string>> | undefined
  /** Why it was not sent, or may not have been. */
  failure: (error: unknown) => ReactNode
}

interface DirectFormProps<Values extends object, Result> {
  form: DirectTable<Values, Result>
  className?: string | undefined
  isPrimary?: boolean
  /** Below the fields. */
  below?: (result: Result | undefined, values: Values) => ReactNode
  /** Closes the dialog that it is in. */
  close?: (() => void) | undefined
}

/** A form that one call sends from where it stands. */
export function DirectForm<Values extends object, Result>(props: DirectFormProps<Values, Result>) {
  const { form, className = layout.column5, isPrimary = true, below, close } = props
  const [values, setValues] = useState(form.blank)
  const [refused, setRefused] = useState<{ of: Values; errors: Partial<Record<string, string>> }>()
  const fieldId = (name: string) => `${form.job}-${name}`
  const wrong = errorsOf(form, values)
  const held = Object.entries(refused?.errors ?? {}).filter(([name]) => {
    const field = name as keyof Values
    return refused?.of[field] === values[field]
  })
  const {
    problems: errors,
    form: shown,
    show,
  } = useProblems<string>(fieldId, {
    ...wrong,
    ...Object.fromEntries(held),
  })
  const call = useMutation({
    mutationFn: form.send,
    onSuccess: (result) => form.onSent(result, () => setValues(form.blank)),
    onError(error, of) {
      const against = form.refused?.(error)
      if (!against) return
      setRefused({ of, errors: against })
      show(against)
    },
  })
  useUnsavedChanges(
    Object.entries(values).some(([name, value]) => form.blank[name as keyof Values] !== value),
  )
  const first = useFocusOnShow<HTMLDivElement>(close && 'input, select, textarea')
  const submit = () => {
    if (call.isPending) return
    show(wrong)
    if (Object.keys(wrong).length === 0) call.mutate(values)
    else call.reset()
  }
  const isUnsaid = call.isError && form.refused?.(call.error) === undefined
  return (
    <Form {...shown} className={className} onSubmit={submit}>
      {isUnsaid && <FormFailure>{form.failure(call.error)}</FormFailure>}
      <div ref={first} className={layout.stack5}>
        <QuestionFields
          table={form}
          form={{ values, errors, fieldId, change: (change) => setValues((now) => changedBy(now, change)) }}
        />
      </div>
      {below?.(call.data, values)}
      <div className={layout.row}>
        <Button type="submit" {...(isPrimary && { variant: 'primary' })} busy={call.isPending}>
          {form.sendLabel}
        </Button>
        {close && <Button onClick={close}>Cancel</Button>}
      </div>
    </Form>
  )
}
