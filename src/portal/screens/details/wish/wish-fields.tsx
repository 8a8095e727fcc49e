// The fields of a wish: its nominees, what is left to give, and what people confirm. Taking one out can be undone.
import { useEffect, useState } from 'react'
import { nomineeKinds, type NomineeKind } from '#domain/expression-of-wish.ts'
import * as limits from '#domain/limits.gen.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { CheckRow } from 'portal-engine/ui/forms/check-row.tsx'
import { NomineeFields, type WishFormFields } from './nominee-fields.tsx'
import { added, sharesOf, splitEvenly, takenBack, type TypedNominee } from './wish-answers.ts'
import { kindWords, leftInWords } from './wish-words.ts'
import layout from 'portal-engine/ui/layout.module.css'
import css from './wish.module.css'

export function WishFields({ form }: { form: WishFormFields }) {
  const { values, errors, change, fieldId } = form
  const { nominees, isUnderstood } = values
  const [removed, setRemoved] = useState<{ nominee: TypedNominee; place: number }>()
  const focusNext = useFocusNext()
  const add = (kind: NomineeKind) => {
    const next = added(nominees, kind)
    change({ nominees: next })
    focusNext(fieldId(`n${next.at(-1)!.id}-name`))
  }
  const remove = (nominee: TypedNominee, place: number) => {
    change({ nominees: nominees.filter((each) => each !== nominee) })
    setRemoved({ nominee, place })
    focusNext(undoId)
  }
  const undo = (last: { nominee: TypedNominee; place: number }) => {
    const back = takenBack(nominees, last)
    change({ nominees: back.nominees })
    setRemoved(undefined)
    focusNext(fieldId(`n${back.nominee.id}-name`))
  }
  const isFull = nominees.length >= limits['nominees-max'].value
  return (
    <>
      {nominees.map((nominee, place) => (
        <NomineeFields
          key={nominee.id}
          form={form}
          nominee={nominee}
          place={place}
          onRemove={() => remove(nominee, place)}
        />
      ))}
      <div>
        <div role="status" className={css.removed}>
          {removed && !isFull && (
            <>
              {removed.nominee.name || kindWords[removed.nominee.kind]} is taken out.
              <Button id={undoId} variant="quiet" onClick={() => undo(removed)}>
                Undo
              </Button>
            </>
          )}
        </div>
        {errors['none'] && <p className={css.problem}>{errors['none']}</p>}
        <div className={layout.centredRow}>
          {nomineeKinds.map((kind, place) => (
            <Button
              key={kind}
              id={place === 0 ? fieldId('none') : undefined}
              icon="plus"
              disabled={isFull}
              onClick={() => add(kind)}
            >
              Add a {kindWords[kind].toLowerCase()}
            </Button>
          ))}
        </div>
      </div>
      {isFull && <p className={css.quiet}>You can name up to {limits['nominees-max'].value} here.</p>}
      {nominees.length > 0 && (
        <div className={css.total}>
          {errors['total'] && <p className={css.problem}>{errors['total']}</p>}
          <p role="status" className={css.left}>
            {leftInWords(sharesOf(values))}
          </p>
          <Button id={fieldId('total')} onClick={() => change({ nominees: splitEvenly(nominees) })}>
            Split evenly
          </Button>
        </div>
      )}
      <CheckRow
        id={fieldId('isUnderstood')}
        label="I understand that this wish is not binding, and that it replaces any earlier one."
        problem={errors['isUnderstood']}
        isChecked={isUnderstood}
        onChange={(isChecked) => change({ isUnderstood: isChecked })}
      />
    </>
  )
}

const undoId = 'undo-taking-out'

/** Focuses a field once it is drawn. */
function useFocusNext(): (id: string) => void {
  const [id, setId] = useState<{ id: string }>()
  useEffect(() => {
    if (id) document.getElementById(id.id)?.focus()
  }, [id])
  return (next) => setId({ id: next })
}
