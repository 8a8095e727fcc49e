// Several statements or documents of an application, each with its own box to tick.
import type { ReactNode } from 'react'
import { CheckRow } from 'portal-engine/ui/forms/check-row.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import questionGroup from 'portal-engine/ui/forms/question-group.module.css'
import css from './application.module.css'

interface TickedItemsProps {
  legend: string
  items: readonly { id: string; label: string; beside?: ReactNode }[]
  ticked: readonly string[]
  fieldId: (id: string) => string
  errorOf: (id: string) => string | undefined
  onChange: (ticked: string[]) => void
}

export function TickedItems({ legend, items, ticked, fieldId, errorOf, onChange }: TickedItemsProps) {
  const rows = items.map(({ id, label, beside }) => {
    const row = (
      <CheckRow
        key={id}
        id={fieldId(id)}
        label={label}
        problem={errorOf(id)}
        isChecked={ticked.includes(id)}
        onChange={(isChecked) =>
          onChange([...ticked.filter((each) => each !== id), ...(isChecked ? [id] : [])])
        }
      />
    )
    return beside === undefined ? (
      row
    ) : (
      <div key={id} className={css.document}>
        {row}
        {beside}
      </div>
    )
  })
  return (
    <fieldset className={questionGroup.group}>
      <legend>{legend}</legend>
      <div className={layout.stack2}>{rows}</div>
    </fieldset>
  )
}
