// One saved plan: what it asks for, and showing, renaming or removing it.
import { useEffect, useRef, useState } from 'react'
import type { SavedPlan } from '#api/accounts/plans.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { PLAN_NAME_MOST, problemOfName } from '#domain/projection/saved-plan.ts'
import NameForm from '#screens/shared/name-form.tsx'
import { saveFailure } from './use-saved-plans.ts'
import prose from 'portal-engine/ui/prose.module.css'
import css from './saved-plans.module.css'

interface SavedPlanRowProps {
  plan: SavedPlan<unknown>
  /** What it asks for, in words. */
  description: string
  /** Names of the other plans. */
  others: readonly string[]
  onShow: () => void
  onRename: (name: string) => Promise<unknown>
  onRemove: () => Promise<unknown>
}

export function SavedPlanRow({ plan, description, others, onShow, onRename, onRemove }: SavedPlanRowProps) {
  const [isRenaming, setRenaming] = useState(false)
  const [removing, setRemoving] = useState<'no' | 'busy' | 'failed'>('no')
  const row = useRef<HTMLLIElement>(null)
  const wasRenaming = useRef(false)
  useEffect(() => {
    if (!isRenaming && wasRenaming.current) row.current?.querySelector('button')?.focus()
    wasRenaming.current = isRenaming
  }, [isRenaming])
  const hidden = <span className="visually-hidden"> {plan.name}</span>
  return (
    <li ref={row} className={css.saved}>
      {isRenaming ? (
        <NameForm
          id={`name-${plan.id}`}
          label={`New name of “${plan.name}”`}
          action="Rename"
          name={plan.name}
          most={PLAN_NAME_MOST}
          problemOf={(name) => problemOfName(name, others)}
          failureOf={saveFailure}
          onSave={async (name) => {
            await onRename(name)
            setRenaming(false)
          }}
          onCancel={() => setRenaming(false)}
        />
      ) : (
        <>
          <div>
            <strong>{plan.name}</strong>
            <p className={prose.muted}>{description}</p>
          </div>
          <div className={css.rowActions}>
            <Button onClick={onShow}>Show{hidden}</Button>
            <Button variant="quiet" icon="edit" onClick={() => setRenaming(true)}>
              <span>Rename{hidden}</span>
            </Button>
            <Button
              variant="quiet"
              icon="close"
              busy={removing === 'busy'}
              onClick={() => {
                setRemoving('busy')
                onRemove().catch(() => setRemoving('failed'))
              }}
            >
              <span>Remove{hidden}</span>
            </Button>
          </div>
        </>
      )}
      <p role="status" className={css.failed}>
        {removing === 'failed' && `We couldn’t remove “${plan.name}”. Try again.`}
      </p>
    </li>
  )
}
