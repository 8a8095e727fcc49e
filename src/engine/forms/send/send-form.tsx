// A form that is sent once: fill in, check the answers, send. The step is in the address, the values are on the server.
import { useState, type ReactNode } from 'react'
import { Beside } from '#ui/beside.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { useIsShown } from '#screen-api/use-is-shown.ts'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { ChangedElsewhere } from '../in-progress/changed-elsewhere.tsx'
import { UnsentBanner } from '../in-progress/unsent-banner.tsx'
import { useFormInProgress, type FormInProgress } from '../in-progress/use-form-in-progress.ts'
import { errorsOf, summaryOf } from '../form-logic.ts'
import type { FormDefinition, FieldProps } from '../form-definition.ts'
import { changedBy, type Change } from './change.ts'
import { CheckStep } from './check-step.tsx'
import { FillStep, type Opening } from './fill-step.tsx'
import { FORM_OWNER, useFormOwner } from './form-owner.ts'
import { OtherPersonsForm } from './other-persons-form.tsx'
import { useStop } from './sent-form.ts'

interface SendFormProps<Values extends object, Sent extends object, Result> {
  form: FormDefinition<Values, Sent, Result>
  /**
   * What stands above both steps and is about the values. A change there leads back to the fields; `discard` takes the
   * form away, unless another one waits above it.
   */
  above?:
    | ((
        props: Pick<FieldProps<Values>, 'values' | 'change'> & { discard?: () => Promise<unknown> },
      ) => ReactNode)
    | undefined
  /** It has opened by a press on this page, so it takes the focus. */
  isOpenedHere?: boolean
  onSent: (result: Result) => void
}

/** A form with its check page: asks, keeps what is typed, sends it once, and says why it was refused. `onSent` has the answer. */
export function SendForm<Values extends object, Sent extends object, Result>(
  props: SendFormProps<Values, Sent, Result>,
) {
  const { otherName, clearOwner } = useFormOwner()
  const [, choose] = useUrlState()
  if (otherName !== undefined)
    return <OtherPersonsForm name={otherName} onStart={() => choose({ ...clearOwner, step: undefined })} />
  return <OwnForm {...props} />
}

function OwnForm<Values extends object, Sent extends object, Result>(
  props: SendFormProps<Values, Sent, Result>,
) {
  const { form } = props
  const { blank } = form
  const { setOwner, clearOwner } = useFormOwner()
  const kept = useFormInProgress(form)
  const isShown = useIsShown()
  const [search, choose] = useUrlState()
  // Back from a sign-in, people are where they were: the address names the form's owner from the first answer on.
  const [hasBegun, setBegun] = useState(() => search.get('step') === 'check' || search.has(FORM_OWNER))
  const [isResumed, setResumed] = useState(false)
  const begin = () => {
    setBegun(true)
    choose(setOwner)
  }
  const resume = () => {
    setResumed(true)
    begin()
  }
  return (
    <QueryCard query={kept.query} what="this form" skeleton={<Skeleton lines={5} height="3rem" />}>
      {(found) => {
        // Until it is gone on with, the form below it is empty; what is entered there takes its place.
        const isWaiting = found !== null && !hasBegun
        return (
          <>
            {isWaiting && (
              <UnsentBanner
                found={found}
                form={kept}
                what={form.unsent(kept.answers ?? blank)}
                onContinue={resume}
                onDiscarded={resume}
              />
            )}
            <Steps
              {...props}
              key={String(isResumed)}
              isOpenedHere={props.isOpenedHere === true || isResumed}
              kept={isWaiting ? { ...kept, answers: undefined } : kept}
              isWaiting={isWaiting}
              isShown={isShown}
              edit={(change) => {
                begin()
                kept.edit((now) => changedBy((isWaiting ? undefined : now) ?? blank, change))
              }}
              onSent={(result) => {
                choose(clearOwner)
                props.onSent(result)
              }}
            />
          </>
        )
      }}
    </QueryCard>
  )
}

interface StepsProps<Values extends object, Sent extends object, Result> extends SendFormProps<
  Values,
  Sent,
  Result
> {
  kept: FormInProgress<Values>
  /** Another form waits above it. */
  isWaiting: boolean
  isShown: () => boolean
  edit: (change: Change<Values>) => void
}

function Steps<Values extends object, Sent extends object, Result>(props: StepsProps<Values, Sent, Result>) {
  const { form, kept, isWaiting, above, edit, isOpenedHere } = props
  const [search, choose] = useUrlState()
  // What the error shows to be outdated may be fetched again, so that the answers no longer fit: the reason stays.
  const [errorMessage, setErrorMessage] = useState<string>()
  const [hasReturned, setReturned] = useState(() => search.get('step') === 'check')
  const [opening, setOpening] = useState<Opening>(isOpenedHere || hasReturned ? 'at-first' : 'in-place')
  // The focus was on what had to be done first, which has gone.
  const [hasWaited, setWaited] = useState(false)
  const values = kept.answers ?? form.blank
  const before = form.before?.(values)
  const isChecked =
    search.get('step') === 'check' && !before && Object.keys(errorsOf(form, values)).length === 0
  useStop(!isChecked)
  if (kept.changed) return <ChangedElsewhere form={kept} describe={(stored) => summaryOf(form, stored)} />
  const editFields = (change: Change<Values>) => {
    choose({ step: undefined })
    edit(change)
  }
  const stated = above?.({ values, change: editFields, ...(!isWaiting && { discard: kept.discard }) })
  if (before && !hasWaited) setWaited(true)
  if (before)
    return (
      <>
        {stated}
        {before}
      </>
    )
  const step = isChecked ? (
    <CheckStep
      {...props}
      values={values}
      hasReturned={hasReturned}
      onChange={(question) => {
        setReturned(false)
        setOpening(question === undefined ? 'at-first' : { question })
        choose({ step: undefined }, { isStep: true })
      }}
      onRefused={setErrorMessage}
    />
  ) : (
    <FillStep
      {...props}
      values={values}
      opening={hasWaited && opening === 'in-place' ? 'if-lost' : opening}
      errorMessage={errorMessage}
      onChange={editFields}
      onContinue={() => {
        setErrorMessage(undefined)
        setReturned(false)
        // What is sent is what is stored, also where nothing had to be typed.
        if (kept.answers === undefined) edit({})
        // Back from the check leads to the first question.
        setOpening('at-first')
        choose({ step: 'check' }, { isStep: true })
      }}
    />
  )
  return (
    <>
      {stated}
      {form.beside ? <Beside aside={form.beside(values)}>{step}</Beside> : step}
    </>
  )
}
