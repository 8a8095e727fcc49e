// Pensions that pay an income for life, such as those of an employer.
import { usualSurvivorPercent, type TypedBenefit } from '#domain/retirement/planner-answers.ts'
import { NativeSelect } from 'portal-engine/ui/fields/native-select.tsx'
import { CheckRow } from 'portal-engine/ui/forms/check-row.tsx'
import { owners } from './pot-fields.tsx'
import { Rows } from './rows.tsx'
import { TypedText } from './typed-field.tsx'
import type { PlanOnScreen } from './use-plan.ts'
import fieldRow from 'portal-engine/ui/fields/field-row.module.css'

export function BenefitRows({ onScreen }: { onScreen: PlanOnScreen }) {
  const { answers, problems, act, change } = onScreen
  const { benefits, hasPartner } = answers
  return (
    <Rows<TypedBenefit>
      label="Pensions for life"
      rows={benefits}
      noun="Pension"
      addLabel="Add a pension for life"
      blank={{ owner: 'me', yearly: '', fromAge: '65', isIndexed: true }}
      onChange={(rows) => change({ ...answers, benefits: rows })}
      onRemove={(rows, said) => act({ ...answers, benefits: rows }, said)}
    >
      {(row, name, set) => (
        <>
          {hasPartner && (
            <NativeSelect
              label={`${name}: whose`}
              value={row.owner}
              data={owners}
              onChange={({ currentTarget }) => set({ owner: currentTarget.value as TypedBenefit['owner'] })}
            />
          )}
          <div className={fieldRow.row}>
            <TypedText
              id={`plan-${row.id}-yearly`}
              label={`${name}: a year before tax`}
              isMoney
              value={row.yearly}
              problem={problems[`${row.id}-yearly`]}
              onType={(yearly) => set({ yearly })}
            />
            <TypedText
              id={`plan-${row.id}-fromAge`}
              label={`${name}: from age`}
              value={row.fromAge}
              problem={problems[`${row.id}-fromAge`]}
              onType={(fromAge) => set({ fromAge })}
            />
          </div>
          {hasPartner && (
            <TypedText
              id={`plan-${row.id}-survivor`}
              label={`${name}: per cent that a survivor keeps`}
              hint={row.survivor === undefined ? 'Our starting value; your scheme says.' : ''}
              value={row.survivor ?? usualSurvivorPercent}
              problem={problems[`${row.id}-survivor`]}
              onType={(survivor) => set({ survivor })}
            />
          )}
          <CheckRow
            id={`plan-${row.id}-isIndexed`}
            label={`${name} rises with prices`}
            problem={undefined}
            isChecked={row.isIndexed}
            onChange={(isIndexed) => set({ isIndexed })}
          />
        </>
      )}
    </Rows>
  )
}
