// Pensions that pay an income for life, such as those of an employer.
import { NativeSelect } from '@mantine/core'
import { mostRows, usualSurvivorPercent, type TypedBenefit } from '#domain/retirement/answers.ts'
import { Button } from '#ui/button.tsx'
import { CheckRow } from '#ui/forms/check-row.tsx'
import { owners } from './pot-fields.tsx'
import { TypedText } from './typed-field.tsx'
import type { PlanOnScreen } from './use-plan.ts'
import css from './planner.module.css'

export function BenefitRows({ onScreen }: { onScreen: PlanOnScreen }) {
  const { answers, problems, act, change } = onScreen
  const { benefits, hasPartner } = answers
  const set = (id: string, part: Partial<TypedBenefit>) =>
    change({ ...answers, benefits: benefits.map((row) => (row.id === id ? { ...row, ...part } : row)) })
  return (
    <>
      <ul className={css.rows} aria-label="Pensions for life" hidden={benefits.length === 0}>
        {benefits.map((row, place) => {
          const name = `Pension ${place + 1}`
          return (
            <li key={row.id} className={css.row}>
              {hasPartner && (
                <NativeSelect
                  size="md"
                  label={`${name}: whose`}
                  value={row.owner}
                  data={owners}
                  onChange={({ currentTarget }) =>
                    set(row.id, { owner: currentTarget.value as TypedBenefit['owner'] })
                  }
                />
              )}
              <div className={css.pair}>
                <TypedText
                  id={`plan-${row.id}-yearly`}
                  label={`${name}: a year before tax, £`}
                  value={row.yearly}
                  problem={problems[`${row.id}-yearly`]}
                  onType={(yearly) => set(row.id, { yearly })}
                />
                <TypedText
                  id={`plan-${row.id}-fromAge`}
                  label={`${name}: from age`}
                  value={row.fromAge}
                  problem={problems[`${row.id}-fromAge`]}
                  onType={(fromAge) => set(row.id, { fromAge })}
                />
              </div>
              {hasPartner && (
                <TypedText
                  id={`plan-${row.id}-survivor`}
                  label={`${name}: per cent that a survivor keeps`}
                  hint={row.survivor === undefined ? 'Our starting value; your scheme says.' : ''}
                  value={row.survivor ?? usualSurvivorPercent}
                  problem={problems[`${row.id}-survivor`]}
                  onType={(survivor) => set(row.id, { survivor })}
                />
              )}
              <CheckRow
                id={`plan-${row.id}-isIndexed`}
                label={`${name} rises with prices`}
                problem={undefined}
                isChecked={row.isIndexed}
                onChange={(isIndexed) => set(row.id, { isIndexed })}
              />
              <div className={css.actions} data-not-printed>
                <Button
                  look="quiet"
                  icon="close"
                  onClick={() =>
                    act(
                      { ...answers, benefits: benefits.filter(({ id }) => id !== row.id) },
                      `${name} is removed.`,
                    )
                  }
                >
                  Remove {name.toLowerCase()}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      {benefits.length < mostRows && (
        <div className={css.actions} data-not-printed>
          <Button
            icon="plus"
            onClick={() =>
              change({
                ...answers,
                benefits: [
                  ...benefits,
                  { id: crypto.randomUUID(), owner: 'me', yearly: '', fromAge: '65', isIndexed: true },
                ],
              })
            }
          >
            Add a pension for life
          </Button>
        </div>
      )}
    </>
  )
}
