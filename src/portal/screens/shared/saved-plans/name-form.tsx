// The name of a plan: a new one, or another one for a saved plan. What was typed stays until it is saved.
import { useState } from 'react'
import { problemOfName } from '#domain/projection/saved-plan.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { saveFailure } from './use-saved-plans.ts'
import css from './saved-plans.module.css'

interface NameFormProps {
  id: string
  label: string
  action: string
  name: string
  /** Names that are taken. */
  others: readonly string[]
  onSave: (name: string) => Promise<unknown>
  onCancel?: () => void
}

export function NameForm({ id, label, action, name, others, onSave, onCancel }: NameFormProps) {
  const [text, setText] = useState(name)
  const [hasTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const error = problemOfName(text, others)
  const submit = async () => {
    setTried(error !== undefined)
    setFailure(undefined)
    setSaid('')
    if (error !== undefined) return document.getElementById(id)?.focus()
    setBusy(true)
    try {
      await onSave(text.trim())
      setText('')
      setSaid(`“${text.trim()}” is saved.`)
    } catch (thrown) {
      setFailure(saveFailure(thrown as Error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      className={css.nameForm}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void submit()
      }}
    >
      <TextInput
        id={id}
        label={label}
        maxLength={60}
        value={text}
        error={failure ?? (hasTried && error)}
        errorProps={{ role: 'alert' }}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setFailure(undefined)
        }}
      />
      <div className={css.rowActions}>
        <Button type="submit" busy={isBusy}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      <p role="status" className={css.said}>
        {said}
      </p>
    </form>
  )
}
