// Another name for a device. Loaded later, because its field is Mantine's.
import { useEffect, useState } from 'react'
import type { Device } from '#api/people/security.ts'
import { DEVICE_NAME_MOST, problemOfDeviceName } from '#base/browser/device-name.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { MantineScope } from '#ui/fields/mantine-scope.tsx'
import layout from '#ui/layout.module.css'
import css from './security.module.css'

interface RenameFormProps {
  device: Device
  onRename: (name: string) => Promise<void>
  onCancel: () => void
}

export default function RenameForm({ device, onRename, onCancel }: RenameFormProps) {
  const [text, setText] = useState(device.name)
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const id = `name-${device.id}`
  useEffect(() => document.getElementById(id)?.focus(), [id])
  const error = problemOfDeviceName(text)
  const submit = () => {
    setTried(true)
    if (error !== undefined) return document.getElementById(id)?.focus()
    setBusy(true)
    void onRename(text.trim())
  }
  return (
    <MantineScope>
      <form
        noValidate
        className={css.rename}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) submit()
        }}
      >
        <TextInput
          id={id}
          label={`New name of “${device.name}”`}
          maxLength={DEVICE_NAME_MOST + 20}
          value={text}
          error={hasTried && error}
          errorProps={{ role: 'alert' }}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <div className={layout.centredRow}>
          <Button type="submit" busy={isBusy}>
            Save
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </MantineScope>
  )
}
