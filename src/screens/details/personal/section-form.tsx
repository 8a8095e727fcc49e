// The form of one section: it is saved by itself, and what was typed stays until the server has it.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Api } from '#api/http/client.ts'
import { useApi } from '#api/http/context.ts'
import { personalDetailsQuery, type PersonalDetails } from '#api/people/personal-details.ts'
import type { DateParts } from '#domain/dates/date-parts.ts'
import type { Problems } from '#domain/personal/details.ts'
import { usePortal } from '#screen-api/portal.ts'
import { useIsShown } from '#screen-api/use-is-shown.ts'
import { useUnsavedChanges } from '#screen-api/use-unsaved-changes.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { FormFailure } from '#ui/forms/form-failure.tsx'
import { Form, useProblems } from '#ui/forms/form.tsx'
import { toasts } from '#ui/toasts/toasts.ts'
import { useFocusOnShow } from '#ui/use-focus-on-show.ts'
import { isChanged, partsOf, sentenceOf, type Answers, type SectionCall } from './answers.ts'
import { forgetDraft, keepDraft, sendFresh, useSectionDraft, type SectionDraft } from './section-draft.ts'
import css from './personal.module.css'

export interface Fields {
  answers: Answers
  problems: Problems
  id(name: string): string
  change(changes: Answers): void
  /** The properties of a text field or a list to choose from. */
  field(name: string): {
    id: string
    error: string | undefined
    value: string
    onChange(event: { currentTarget: { value: string } }): void
  }
  /** The properties of the three fields of a date, whose answers are `name-day` and so on. */
  date(name: string): {
    id: string
    problem: string | undefined
    parts: DateParts
    onChange(part: keyof DateParts, text: string): void
  }
}

interface SectionFormProps {
  /** Begins the ids of the fields. */
  name: string
  start: Answers
  /** What is wrong with the answers? Empty when nothing is. */
  check(answers: Answers): Problems
  send(api: Api, answers: Answers): Promise<PersonalDetails>
  /** The one that is sent: it says which errors there are. */
  call: SectionCall
  /** Label of the button. */
  action?: string
  /** `saved`: what to say once it is saved. */
  close(saved?: string): void
  saved?: string
  /** Besides the answers, something else was chosen. */
  hasMore?: boolean
  children(fields: Fields): ReactNode
}

export function SectionForm(props: SectionFormProps) {
  const draft = useSectionDraft(props.name)
  if (draft.query.isPending) return <Skeleton lines={2} height="3rem" />
  return <FilledForm {...props} draft={draft} />
}

function FilledForm(props: SectionFormProps & { draft: SectionDraft }) {
  const { name, start, draft, check, send, call, action = 'Save', saved = 'Saved.', hasMore = false } = props
  const api = useApi()
  const { signInAgain } = usePortal()
  const isShown = useIsShown()
  const [isLeaving, setLeaving] = useState(false)
  const client = useQueryClient()
  const { queryKey } = personalDetailsQuery(api)
  const answers: Answers = { ...start, ...draft.answers }
  const box = useFocusOnShow<HTMLDivElement>('input, select, textarea')
  const close = (text?: string) => {
    void forgetDraft(draft)
    props.close(text)
  }
  const { problems, attempt, show } = useProblems()
  const saving = useMutation({
    mutationFn: () =>
      sendFresh(() => send(api, answers), {
        section: name,
        signInAgain,
        isShown,
        keep: () => keepDraft(draft, draft.answers ?? {}),
        onLeave: () => setLeaving(true),
      }),
    onSuccess(details) {
      client.setQueryData(queryKey, details)
      if (isShown()) return close(saved)
      void forgetDraft(draft)
      toasts.success(saved)
    },
    // What is held now shows above the form.
    onError(error) {
      setLeaving(false)
      if (isChanged(call, error)) void client.invalidateQueries({ queryKey })
      if (!isShown())
        toasts.error('We couldn’t save your details. Look whether they are as they should be, and try again.')
    },
  })
  const isEdited = hasMore || Object.entries(answers).some(([key, text]) => text !== (start[key] ?? ''))
  useUnsavedChanges(isEdited && !isLeaving)
  const id = (field: string) => `${name}-${field}`
  const change = (changes: Answers) => draft.edit((now) => ({ ...now, ...changes }))
  const found = problems as Problems
  const fields: Fields = {
    answers,
    problems: found,
    id,
    change,
    field: (field) => ({
      id: id(field),
      error: found[field],
      value: answers[field] ?? '',
      onChange: ({ currentTarget: { value } }) => change({ [field]: value }),
    }),
    date: (field) => ({
      id: id(field),
      problem: found[field],
      parts: partsOf(answers, field),
      onChange: (part, text) => change({ [`${field}-${part}`]: text }),
    }),
  }
  const submit = () => {
    if (saving.isPending) return
    const wrong = check(answers)
    show(wrong)
    if (Object.keys(wrong).length === 0) saving.mutate()
    else saving.reset()
  }
  return (
    <div ref={box}>
      <Form className={css.form} problems={found} fieldId={id} attempt={attempt} onSubmit={submit}>
        {saving.isError && <FormFailure>{sentenceOf(call, saving.error)}</FormFailure>}
        {props.children(fields)}
        <div className={css.buttons}>
          <Button type="submit" look="primary" busy={saving.isPending}>
            {action}
          </Button>
          <Button onClick={() => close()}>Cancel</Button>
        </div>
      </Form>
    </div>
  )
}
