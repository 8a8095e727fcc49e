// What a plan for two asks of the partner, and who of the two dies first.
import { firstDeaths, valueOf } from '#domain/retirement/planner-answers.ts'
import { SingleSelect, SingleText } from './typed-field.tsx'
import type { PlanOnScreen } from './use-plan.ts'
import fieldRow from 'portal-engine/ui/fields/field-row.module.css'

export function PartnerFields({ onScreen }: { onScreen: PlanOnScreen }) {
  const { answers, facts } = onScreen
  const diesFirst = valueOf(answers, facts, 'diesFirst')
  return (
    <>
      <div className={fieldRow.row}>
        <SingleText
          name="partnerBornOn"
          label="Their date of birth"
          hint="For example 27 3 1985."
          onScreen={onScreen}
        />
        <SingleText name="partnerRetireAge" label="They retire at" onScreen={onScreen} />
      </div>
      <SingleText
        name="partnerTakeHome"
        label="Their take-home pay a month"
        isMoney
        hint="It helps to pay once you have retired, until they retire."
        onScreen={onScreen}
      />
      <div className={fieldRow.row}>
        <SingleText name="partnerYears" label="Their years of National Insurance" onScreen={onScreen} />
        <SingleText
          name="partnerDeferral"
          label="Years for which they put off their State Pension"
          onScreen={onScreen}
        />
      </div>
      <div className={fieldRow.row}>
        <SingleSelect
          name="diesFirst"
          label="Who dies first"
          hint="The other keeps the pots and a part of pensions for life, but not the State Pension. Spending stays the same."
          options={firstDeaths}
          onScreen={onScreen}
        />
        {diesFirst !== firstDeaths[0].value && (
          <SingleText
            name="diesAge"
            label={diesFirst === 'me' ? 'You die at' : 'They die at'}
            onScreen={onScreen}
          />
        )}
      </div>
    </>
  )
}
