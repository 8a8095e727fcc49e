// The name of something that a person keeps: a new one, or another one. What was typed stays until it is saved. Its field is Mantine's.
import { useEffect, useState } from 'react'
import { Button } from 'portal-engine/ui/button.tsx'
import { MantineScope } from '#ui/fields/mantine-scope.tsx'
import { TextInput } from 'portal-engine/ui/fields/text-input.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import css from './name-form.module.css'

interface NameFormProps {
  id: string
  label: string
  action: string
  name: string
  /** Characters of a name. */
  most: number
  problemOf: (name: string) => string | undefined
  onSave: (name: string) => Promise<unknown>
  /** Why it was not saved. */
  failureOf?: (error: Error) => string | undefined
  /** It has opened by a press, so it takes the focus. */
  onCancel?: () => void
}

export default function NameForm(props: NameFormProps) {
  const { id, label, action, name, most, problemOf, onSave, failureOf, onCancel } = props
  const [text, setText] = useState(name)
  const [hasTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isOpened = onCancel !== undefined
  useEffect(() => {
    if (isOpened) document.getElementById(id)?.focus()
  }, [isOpened, id])
  const error = problemOf(text)
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
      setFailure(failureOf?.(thrown as Error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <MantineScope>
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void submit()
        }}
      >
        <TextInput
          id={id}
          label={label}
          maxLength={most + 20}
          value={text}
          error={failure ?? (hasTried && error)}
          errorProps={{ role: 'alert' }}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setFailure(undefined)
          }}
        />
        <div className={layout.centredRow}>
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
    </MantineScope>
  )
}
