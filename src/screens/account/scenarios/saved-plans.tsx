// The plans that were saved for this account, and the one on screen to be saved. Loaded later, because its fields are Mantine's.
import '@mantine/core/styles/Input.css'
import { useEffect, useRef, useState } from 'react'
import type { Account } from '#api/accounts.ts'
import type { SavedPlan } from '#api/plans.ts'
import type { Asked } from '#domain/projection/saved-plan.ts'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { Button } from '#ui/button.tsx'
import { MantineScope } from '#ui/forms/mantine-scope.tsx'
import { QueryCard } from '#ui/query-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { choicesOf, hasFallen, unasked } from './choices.ts'
import { NameForm } from './name-form.tsx'
import { SavedPlanRow } from './saved-plan-row.tsx'
import { saveFailure, useSavedPlans } from './use-saved-plans.ts'
import css from './scenarios.module.css'

export default function SavedPlans({ account, asked }: { account: Account; asked: Asked }) {
  const [search, choose] = useUrlState()
  const { query, save, remove } = useSavedPlans(account.id)
  const [removed, setRemoved] = useState<SavedPlan>()
  const isUndoing = removed !== undefined && save.variables?.id === removed.id
  const list = useRef<HTMLUListElement>(null)
  const start = unasked(account)
  const isChanged =
    hasFallen(search) || (Object.keys(start) as (keyof Asked)[]).some((name) => asked[name] !== start[name])
  return (
    <section className={css.stack} aria-labelledby="saved-plans">
      <h3 id="saved-plans">Saved plans</h3>
      <MantineScope>
        <QueryCard query={query} what="your saved plans" skeleton={<Skeleton height="6rem" />}>
          {(plans) => (
            <div className={css.stack}>
              {removed && (
                <RemovedLine
                  key={removed.id}
                  plan={removed}
                  failure={isUndoing ? saveFailure(save.error) : undefined}
                  isPending={isUndoing && save.isPending}
                  onUndo={() =>
                    save.mutate(removed, {
                      onSuccess() {
                        setRemoved(undefined)
                        list.current?.focus()
                      },
                    })
                  }
                />
              )}
              {plans.length === 0 && !isChanged && !removed && (
                <p>Change the plan above and save it here to come back to it.</p>
              )}
              <ul
                ref={list}
                tabIndex={-1}
                className={css.plans}
                aria-label="Saved plans"
                hidden={plans.length === 0}
              >
                {plans.map((plan) => (
                  <SavedPlanRow
                    key={plan.id}
                    plan={plan}
                    currency={account.baseCurrency}
                    others={plans.filter(({ id }) => id !== plan.id).map(({ name }) => name)}
                    onShow={() => choose(choicesOf(plan, start))}
                    onRename={(name) => save.mutateAsync({ ...plan, name })}
                    onRemove={() => remove.mutateAsync(plan).then(() => setRemoved(plan))}
                  />
                ))}
              </ul>
              {isChanged && (
                <NameForm
                  id="new-plan"
                  label="Name of the plan above"
                  action="Save this plan"
                  name=""
                  others={plans.map(({ name }) => name)}
                  onSave={async (name) => {
                    await save.mutateAsync({
                      id: crypto.randomUUID(),
                      name,
                      asked,
                      hasFallen: hasFallen(search),
                    })
                    setRemoved(undefined)
                  }}
                />
              )}
            </div>
          )}
        </QueryCard>
      </MantineScope>
    </section>
  )
}

interface RemovedLineProps {
  plan: SavedPlan
  failure: string | undefined
  isPending: boolean
  onUndo: () => void
}

function RemovedLine({ plan, failure, isPending, onUndo }: RemovedLineProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => line.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={line} className={css.removed}>
      <span role="status">
        “{plan.name}” is removed. {failure}
      </span>
      <Button look="quiet" busy={isPending} onClick={onUndo}>
        Undo<span className="visually-hidden"> removing {plan.name}</span>
      </Button>
    </div>
  )
}
