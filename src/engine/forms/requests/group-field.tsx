// A question that is a group: its questions for each item, with ways to add one and to take one out.
import { useEffect, useRef, useState } from 'react'
import { itemId } from '#base/requests/request-answers.ts'
import { fewestOf, itemName } from '#base/requests/kinds/group.ts'
import type { GroupQuestion } from '#base/requests/request-page.ts'
import { Button } from '#ui/button.tsx'
import { FieldGroup } from '#ui/forms/field-group.tsx'
import prose from '#ui/prose.module.css'
import { QuestionFields } from '../fields/question-fields.tsx'
import type { FieldProps, Question } from '../form-definition.ts'
import { changedBy } from '../send/change.ts'
import css from './group-field.module.css'
import type { Values } from './request-fields.tsx'

interface GroupFieldProps {
  group: GroupQuestion
  label: string
  /** What is asked about one. */
  questions: readonly Question<Values>[]
  /** An item with nothing typed. */
  blank: Values
  items: readonly Values[]
  form: Pick<FieldProps<Values>, 'errors' | 'fieldId'>
  onChange: (follow: (items: readonly Values[]) => readonly Values[]) => void
}

export function GroupField({ group, label, questions, blank, items, form, onChange }: GroupFieldProps) {
  const { id, one, most, hint } = group
  const { errors, fieldId } = form
  const box = useRef<HTMLDivElement>(null)
  // After a removal each item is drawn anew: what a field keeps of its own is another item's.
  const [latest, setLatest] = useState({ said: '', focus: -1, removals: 0 })
  const { said, focus, removals } = latest
  useEffect(() => {
    if (focus < 0) return
    const item = box.current?.querySelectorAll(':scope > fieldset')[focus] ?? box.current
    item?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  }, [latest, focus])
  const add = () => {
    onChange((now) => [...now, blank])
    setLatest({ said: `${itemName(one, items.length)} added.`, focus: items.length, removals })
  }
  const removeAt = (place: number) => {
    onChange((now) => now.filter((_, i) => i !== place))
    setLatest({
      said: `${itemName(one, place)} removed. ${items.length - 1} left.`,
      focus: Math.max(Math.min(place, items.length - 2), 0),
      removals: removals + 1,
    })
  }
  return (
    <FieldGroup id={fieldId(id)} className={css.group} legend={label} hint={hint} problem={errors[id]}>
      <div ref={box} className={css.group}>
        {items.map((values, place) => {
          const name = itemName(one, place)
          const own = (question: string) => itemId(id, place, question)
          return (
            <fieldset key={`${name} ${removals}`} className={css.item}>
              <legend>{name}</legend>
              <QuestionFields
                table={{ questions }}
                form={{
                  values,
                  errors: errorsWithin(errors, own('')),
                  fieldId: (question) => fieldId(own(question)),
                  change: (change) =>
                    onChange((now) => now.map((item, i) => (i === place ? changedBy(item, change) : item))),
                }}
              />
              {items.length > fewestOf(group) && (
                <Button variant="quiet" icon="close" onClick={() => removeAt(place)}>
                  Remove{' '}
                  <span className="visually-hidden">
                    {one} {place + 1}
                  </span>
                </Button>
              )}
            </fieldset>
          )
        })}
        {items.length < most ? (
          <Button id={fieldId(id)} className={css.add} onClick={add}>
            {items.length === 0 ? `Add ${one}` : `Add another ${one}`}
          </Button>
        ) : (
          <p id={fieldId(id)} tabIndex={-1} className={prose.hint}>
            You can add {most} at most.
          </p>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </FieldGroup>
  )
}

/** Those of one item, by the names of its questions. */
const errorsWithin = (errors: FieldProps<Values>['errors'], own: string) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      name.startsWith(own) ? [[name.slice(own.length), error] as const] : [],
    ),
  )
