// Sums that come in or go out once: a house sold, a wedding paid.
import type { TypedOneOff } from '#domain/retirement/planner-answers.ts'
import { NativeSelect } from 'portal-engine/ui/fields/native-select.tsx'
import { Rows } from './rows.tsx'
import { TypedText } from './typed-field.tsx'
import type { PlanOnScreen } from './use-plan.ts'
import fieldRow from 'portal-engine/ui/fields/field-row.module.css'

const ways = [
  { value: 'in', label: 'Comes in' },
  { value: 'out', label: 'Goes out' },
]

export function OneOffRows({ onScreen }: { onScreen: PlanOnScreen }) {
  const { answers, problems, read, act, change } = onScreen
  return (
    <Rows<TypedOneOff>
      label="One-off sums"
      rows={answers.oneOffs}
      noun="Sum"
      addLabel="Add a one-off sum"
      blank={{ way: 'in', amount: '', age: String(read.plan.people[0].retireAge) }}
      onChange={(oneOffs) => change({ ...answers, oneOffs })}
      onRemove={(oneOffs, said) => act({ ...answers, oneOffs }, said)}
    >
      {(row, name, set) => (
        <div className={fieldRow.row}>
          <NativeSelect
            label={`${name}: which way`}
            value={row.way}
            data={ways}
            onChange={({ currentTarget }) => set({ way: currentTarget.value as TypedOneOff['way'] })}
          />
          <TypedText
            id={`plan-${row.id}-amount`}
            label={`${name}: amount`}
            isMoney
            value={row.amount}
            problem={problems[`${row.id}-amount`]}
            onType={(amount) => set({ amount })}
          />
          <TypedText
            id={`plan-${row.id}-age`}
            label={`${name}: at age`}
            value={row.age}
            problem={problems[`${row.id}-age`]}
            onType={(age) => set({ age })}
          />
        </div>
      )}
    </Rows>
  )
}
