// Has the holder of a pension had guidance from Pension Wise? It must be answered before money leaves a pension.
import { usePortal } from '#screen-api/portal.ts'
import type { FieldProps } from '#screen-api/send-form/send-form.tsx'
import { RadioRow } from '#ui/forms/radio-row.tsx'
import { guidanceWords } from '../drawdown/drawdown-words.ts'
import css from '../payments.module.css'

export type Guidance = '' | keyof typeof guidanceWords

interface GuidanceQuestionProps {
  form: FieldProps<{ guidance: Guidance }, 'guidance'>
}

export function GuidanceQuestion({ form: { answers, problems, change, fieldId } }: GuidanceQuestionProps) {
  const guidance = usePortal().external('pension-wise')
  return (
    <div className={css.stack}>
      <RadioRow
        id={fieldId('guidance')}
        legend="Have you had guidance from Pension Wise?"
        hint="It is free, impartial, and for everybody over 50. We recommend it before you decide."
        problem={problems.guidance}
        isStacked
        options={Object.entries(guidanceWords).map(([value, label]) => ({ value, label }))}
        chosen={answers.guidance}
        onChoose={(value) => change({ guidance: value as Guidance })}
      />
      <a href={guidance.href} target="_blank" rel="noopener">
        {guidance.label} (opens in a new tab)
      </a>
    </div>
  )
}
