// A form that is saved where it stands: its fields and one button. What is typed is kept on the server until it is saved.
import { useState } from 'react'
import { useApi } from '#http/context.ts'
import { usePortal } from '#screen-api/portal.ts'
import { useIsShown } from '#screen-api/use-is-shown.ts'
import { useUnsavedChanges } from '#screen-api/use-unsaved-changes.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { FormFailure } from '#ui/forms/form-failure.tsx'
import { Form, useProblems } from '#ui/forms/form.tsx'
import notice from '#ui/notice.module.css'
import layout from '#ui/layout.module.css'
import { toasts } from '#ui/toasts/toasts.ts'
import { useFocusOnShow } from '#ui/use-focus-on-show.ts'
import { QuestionFields } from '../fields/question-fields.tsx'
import { useDraft, type Draft } from '../in-progress/use-draft.ts'
import { errorsOf, toSend } from '../form-logic.ts'
import { changesOf } from '../send/change.ts'
import { LEFT, sendOnce, type Sending } from '../send/sending.ts'
import { sentForm, useGoOn, useIsConfirmed } from '../send/sent-form.ts'
import type { SaveTable } from '../form-definition.ts'
import css from '../send/send-form.module.css'

interface SaveFormProps<Values extends object, Sent extends object, Result> {
  form: SaveTable<Values, Sent, Result>
  onSaved: (result: Result) => void
  /** It was not saved or may not be: what is held is read again. */
  onNotSaved: () => void
  /** `saved`: what to say once it is saved. */
  close: (saved?: string) => void
}

/** A form that is saved where it stands. */
export function SaveForm<Values extends object, Sent extends object, Result>(
  props: SaveFormProps<Values, Sent, Result>,
) {
  const draft = useDraft<Values>(props.form.job)
  if (draft.isPending) return <Skeleton lines={2} height="3rem" />
  return <FilledForm {...props} draft={draft} />
}

function FilledForm<Values extends object, Sent extends object, Result>({
  form,
  draft,
  onSaved,
  onNotSaved,
  close,
}: SaveFormProps<Values, Sent, Result> & { draft: Draft<Values> }) {
  const { job, held, saveLabel = 'Save', saved = 'Saved.' } = form
  const api = useApi()
  const { signInAgain, asksForSignIn } = usePortal()
  const isShown = useIsShown()
  const [sending, setSending] = useState<Sending>({ phase: 'idle' })
  const [isLeaving, setLeaving] = useState(false)
  const goesOn = useIsConfirmed(draft.stored)
  // It was typed on an earlier visit, or before a sign-in.
  const [hasReturned] = useState(() => !goesOn && Object.keys(draft.typed).length > 0)
  const box = useFocusOnShow<HTMLDivElement>(hasReturned ? '[role=status]' : 'input, select, textarea')
  const values: Values = { ...held, ...draft.typed }
  const current = errorsOf(form, values)
  const fieldId = (name: string) => `${job}-${name}`
  const { problems: errors, form: shown, show } = useProblems<string>(fieldId, current)
  const isEdited = hasChanged(held, draft.typed)
  useUnsavedChanges(isEdited && !isLeaving)

  const leaveToSignIn = async () => {
    if (!isShown()) return LEFT
    const stored = await draft.keep(draft.typed)
    if (!stored) return NOT_KEPT
    setLeaving(true)
    return signInAgain(undefined, sentForm(stored))
  }
  const save = async () => {
    setSending({ phase: 'sending' })
    const ended = await sendOnce({
      send: () => form.send(api, toSend(form, values)),
      signInAgain: leaveToSignIn,
      errorMessage: (error) => form.errorMessage(error, values),
    })
    if (ended.phase === 'sent') {
      onSaved(ended.result)
      void draft.forget()
      return isShown() ? close(saved) : toasts.success(saved)
    }
    setSending(ended)
    if (ended.phase === 'sending') return
    setLeaving(false)
    onNotSaved()
    if (!isShown()) toasts.error(form.notSaved)
  }
  const submit = () => {
    if (sending.phase === 'sending') return
    show(current)
    if (Object.keys(current).length === 0) void save()
    else setSending({ phase: 'idle' })
  }
  useGoOn(goesOn, submit)
  const failure = failureOf(sending)
  return (
    <div ref={box}>
      {hasReturned && (
        <p tabIndex={-1} role="status" className={`${notice.info} ${css.waiting}`}>
          Not saved yet. Check it and press “{saveLabel}”.
        </p>
      )}
      <Form {...shown} className={layout.stack5} onSubmit={submit}>
        {failure !== undefined && <FormFailure>{failure}</FormFailure>}
        <div className={css.fields}>
          <QuestionFields
            table={form}
            form={{
              values,
              errors,
              fieldId,
              change: (change) =>
                draft.edit((typed) => ({ ...typed, ...changesOf({ ...held, ...typed }, change) })),
            }}
          />
        </div>
        {form.needsFreshSignIn === true && asksForSignIn() && (
          <p className={css.before}>You’ll be asked for your password before it is saved.</p>
        )}
        <div className={layout.row}>
          <Button type="submit" variant="primary" busy={sending.phase === 'sending'}>
            {saveLabel}
          </Button>
          <Button
            onClick={() => {
              void draft.forget()
              close()
            }}
          >
            Cancel
          </Button>
        </div>
      </Form>
    </div>
  )
}

/** What is typed must be there after the sign-in. */
const NOT_KEPT = {
  failed:
    'This needs your password, but we couldn’t keep what you typed while you enter it, so nothing was sent. Please try again.',
}

/** Does anything that was typed differ from what is held? */
const hasChanged = <Values extends object>(held: Values, typed: Partial<Values>): boolean =>
  Object.entries(typed).some(([name, text]) => text !== (held[name as keyof Values] ?? ''))

/** Why it was not saved, or may not be, and what has become of what was typed. */
function failureOf(sending: Sending): string | undefined {
  switch (sending.phase) {
    case 'refused':
      return sending.message
    case 'unknown':
      return 'We don’t know whether it was saved. You see what we have now above, and what you typed is still here. Save again if they differ.'
    default:
      return undefined
  }
}
