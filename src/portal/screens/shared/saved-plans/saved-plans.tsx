// A list of saved plans, and the one on screen to be saved. To be loaded later, because its fields are Mantine's.
import { useRef, useState } from 'react'
import type { PlanList, SavedPlan } from '#api/accounts/plans.ts'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { PLAN_NAME_MOST, problemOfName } from '#domain/projection/saved-plan.ts'
import NameForm from '#screens/shared/name-form.tsx'
import { RemovedLine } from 'portal-engine/ui/cards/removed-line.tsx'
import { SavedPlanRow } from './saved-plan-row.tsx'
import { saveFailure, useSavedPlans } from './use-saved-plans.ts'
import css from './saved-plans.module.css'

interface SavedPlansProps<Content> {
  list: PlanList<Content>
  /** The plan on screen; undefined where it cannot be saved. */
  current: Content | undefined
  /** What a plan asks for, in words. */
  describe: (content: Content) => string
  onShow: (content: Content) => void
}

const namesOf = (plans: readonly { name: string }[]) => plans.map(({ name }) => name)

export function SavedPlans<Content>({ list, current, describe, onShow }: SavedPlansProps<Content>) {
  const { query, save, remove } = useSavedPlans(list)
  const [removed, setRemoved] = useState<SavedPlan<Content>>()
  const isUndoing = removed !== undefined && save.variables?.id === removed.id
  const shown = useRef<HTMLUListElement>(null)
  return (
    <section className={css.stack} aria-labelledby="saved-plans">
      <h3 id="saved-plans">Saved plans</h3>
      <QueryCard query={query} what="your saved plans" skeleton={<Skeleton height="6rem" />}>
        {(plans) => (
          <div className={css.stack}>
            {removed && (
              <RemovedLine
                key={removed.id}
                name={removed.name}
                note={isUndoing ? saveFailure(save.error) : undefined}
                isPending={isUndoing && save.isPending}
                onUndo={() =>
                  save.mutate(removed, {
                    onSuccess() {
                      setRemoved(undefined)
                      shown.current?.focus()
                    },
                  })
                }
              />
            )}
            <ul
              ref={shown}
              tabIndex={-1}
              className={css.plans}
              aria-label="Saved plans"
              hidden={plans.length === 0}
            >
              {plans.map((plan) => (
                <SavedPlanRow
                  key={plan.id}
                  plan={plan}
                  description={describe(plan.content)}
                  others={namesOf(plans.filter(({ id }) => id !== plan.id))}
                  onShow={() => onShow(plan.content)}
                  onRename={(name) => save.mutateAsync({ ...plan, name })}
                  onRemove={() => remove.mutateAsync(plan).then(() => setRemoved(plan))}
                />
              ))}
            </ul>
            {current !== undefined && (
              <NameForm
                id="new-plan"
                label="Name of this plan"
                action="Save this plan"
                name=""
                most={PLAN_NAME_MOST}
                problemOf={(name) => problemOfName(name, namesOf(plans))}
                failureOf={saveFailure}
                onSave={async (name) => {
                  await save.mutateAsync({ id: crypto.randomUUID(), name, content: current })
                  setRemoved(undefined)
                }}
              />
            )}
          </div>
        )}
      </QueryCard>
    </section>
  )
}
