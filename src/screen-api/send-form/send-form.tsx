// A form that is sent once: fill in, check the answers, send. The step is in the address, the answers are on the server.
import { useState, type ReactNode } from 'react'
import type { ZodMiniType } from 'zod/mini'
import type { ApiRefusal } from '#api/http/client.ts'
import type { FormKind } from '#api/people/forms.ts'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { ChangedElsewhere, type DescribedAnswer } from '../form-in-progress/changed-elsewhere.tsx'
import { ResumeCard } from '../form-in-progress/resume-card.tsx'
import { useFormInProgress, type FormInProgress } from '../form-in-progress/use-form-in-progress.ts'
import { useIsShown } from '../use-is-shown.ts'
import { useUrlState } from '../use-url-state.ts'
import { changedBy, type Change } from './change.ts'
import { CheckStep } from './check-step.tsx'
import { FillStep } from './fill-step.tsx'
import { useFormOwner } from './form-owner.ts'
import { OthersForm } from './others-form.tsx'

/** What the fields of a form are given. */
export interface FieldProps<Answers, Field extends string> {
  answers: Answers
  problems: Partial<Record<Field, string>>
  change: (change: Change<Answers>) => void
  fieldId: (name: Field) => string
}

export interface SendFormProps<Answers, Field extends string, Result> {
  kind: FormKind<Answers>
  blank: Answers
  /** The problem of each field, in the order of the form; {} where it can be sent. */
  check: (answers: Answers) => Partial<Record<Field, string>>
  fields: (props: FieldProps<Answers, Field>) => ReactNode
  /** What stands above both steps and is about the answers. A change there leads back to the fields. */
  above?: (props: Pick<FieldProps<Answers, Field>, 'answers' | 'change'>) => ReactNode
  /** The answers as text, for the check and where two versions differ. */
  describe: (answers: Answers) => readonly DescribedAnswer[]
  /** What people should know before they send it. */
  consequences?: (answers: Answers) => ReactNode
  sendLabel: string
  send: (answers: Answers, key: string) => Promise<Result>
  /** Of the answer to `send`, which is asked for by its key where it did not come. */
  answerSchema: ZodMiniType<Result>
  /** A sentence for a refusal of the server that the form knows, about the answers that were sent. */
  explain: (refusal: ApiRefusal, answers: Answers) => string | undefined
  onSent: (result: Result) => void
}

export function SendForm<Answers, Field extends string, Result>(
  props: SendFormProps<Answers, Field, Result>,
) {
  const { otherName, unmark } = useFormOwner()
  const [, choose] = useUrlState()
  if (otherName !== undefined)
    return <OthersForm name={otherName} onStart={() => choose({ ...unmark, step: undefined })} />
  return <OwnForm {...props} />
}

function OwnForm<Answers, Field extends string, Result>(props: SendFormProps<Answers, Field, Result>) {
  const { mark, unmark } = useFormOwner()
  const form = useFormInProgress(props.kind)
  const isShown = useIsShown()
  const [search, choose] = useUrlState()
  // Back from a fresh sign-in, people are where they were.
  const [hasBegun, setBegun] = useState(() => search.get('step') === 'check')
  const begin = () => {
    setBegun(true)
    choose(mark)
  }
  return (
    <QueryCard query={form.query} what="this form" skeleton={<Skeleton lines={5} height="3rem" />}>
      {(found) =>
        found && !hasBegun ? (
          <ResumeCard found={found} form={form} onContinue={begin} onStartAgain={begin} />
        ) : (
          <Steps
            {...props}
            form={form}
            isShown={isShown}
            onBegin={begin}
            onSent={(result) => {
              choose(unmark)
              props.onSent(result)
            }}
          />
        )
      }
    </QueryCard>
  )
}

interface StepsProps<Answers, Field extends string, Result> extends SendFormProps<Answers, Field, Result> {
  form: FormInProgress<Answers>
  isShown: () => boolean
  onBegin: () => void
}

function Steps<Answers, Field extends string, Result>(props: StepsProps<Answers, Field, Result>) {
  const { form, blank, check, describe, above, onBegin } = props
  const [search, choose] = useUrlState()
  // What the refusal says is outdated may be fetched again, so that the answers no longer fit: the reason stays.
  const [refusal, setRefusal] = useState<string>()
  if (form.changed) return <ChangedElsewhere form={form} describe={describe} />
  const answers = form.answers ?? blank
  const isComplete = Object.keys(check(answers)).length === 0
  const toFields = () => choose({ step: undefined })
  const edit = (change: Change<Answers>) => {
    onBegin()
    toFields()
    form.edit((now) => changedBy(now ?? blank, change))
  }
  return (
    <>
      {above?.({ answers, change: edit })}
      {search.get('step') === 'check' && isComplete ? (
        <CheckStep {...props} answers={answers} onChange={toFields} onRefused={setRefusal} />
      ) : (
        <FillStep
          {...props}
          answers={answers}
          refusal={refusal}
          onChange={edit}
          onContinue={() => {
            setRefusal(undefined)
            choose({ step: 'check' })
          }}
        />
      )}
    </>
  )
}
