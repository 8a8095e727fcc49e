// Sums that come in or go out once: a house sold, a wedding paid.
import { NativeSelect } from '@mantine/core'
import { mostRows, type TypedOneOff } from '#domain/retirement/answers.ts'
import { Button } from '#ui/button.tsx'
import { TypedText } from './typed-field.tsx'
import type { PlanOnScreen } from './use-plan.ts'
import css from './planner.module.css'

const ways = [
  { value: 'in', label: 'Comes in' },
  { value: 'out', label: 'Goes out' },
]

export function OneOffRows({ onScreen }: { onScreen: PlanOnScreen }) {
  const { answers, problems, read, act, change } = onScreen
  const { oneOffs } = answers
  const set = (id: string, part: Partial<TypedOneOff>) =>
    change({ ...answers, oneOffs: oneOffs.map((row) => (row.id === id ? { ...row, ...part } : row)) })
  return (
    <>
      <ul className={css.rows} aria-label="One-off sums" hidden={oneOffs.length === 0}>
        {oneOffs.map((row, place) => {
          const name = `Sum ${place + 1}`
          return (
            <li key={row.id} className={css.row}>
              <div className={css.pair}>
                <NativeSelect
                  size="md"
                  label={`${name}: which way`}
                  value={row.way}
                  data={ways}
                  onChange={({ currentTarget }) =>
                    set(row.id, { way: currentTarget.value as TypedOneOff['way'] })
                  }
                />
                <TypedText
                  id={`plan-${row.id}-amount`}
                  label={`${name}: amount, £`}
                  value={row.amount}
                  problem={problems[`${row.id}-amount`]}
                  onType={(amount) => set(row.id, { amount })}
                />
                <TypedText
                  id={`plan-${row.id}-age`}
                  label={`${name}: at age`}
                  value={row.age}
                  problem={problems[`${row.id}-age`]}
                  onType={(age) => set(row.id, { age })}
                />
              </div>
              <div className={css.actions} data-not-printed>
                <Button
                  look="quiet"
                  icon="close"
                  onClick={() =>
                    act(
                      { ...answers, oneOffs: oneOffs.filter(({ id }) => id !== row.id) },
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
      {oneOffs.length < mostRows && (
        <div className={css.actions} data-not-printed>
          <Button
            icon="plus"
            onClick={() =>
              change({
                ...answers,
                oneOffs: [
                  ...oneOffs,
                  {
                    id: crypto.randomUUID(),
                    way: 'in',
                    amount: '',
                    age: String(read.plan.people[0].retireAge),
                  },
                ],
              })
            }
          >
            Add a one-off sum
          </Button>
        </div>
      )}
    </>
  )
}
