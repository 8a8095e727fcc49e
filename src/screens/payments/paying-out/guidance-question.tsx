// Has the holder of a pension had guidance from Pension Wise? It must be answered before money leaves a pension.
import { usePortal } from '#screen-api/portal.ts'
import { RadioRow } from '#ui/forms/radio-row.tsx'
import { guidanceWords } from '../drawdown/drawdown-words.ts'
import css from '../payments.module.css'

export type Guidance = '' | keyof typeof guidanceWords

interface GuidanceQuestionProps {
  id: string
  problem: string | undefined
  chosen: Guidance
  onChoose: (guidance: Guidance) => void
}

export function GuidanceQuestion({ id, problem, chosen, onChoose }: GuidanceQuestionProps) {
  const guidance = usePortal().external('pension-wise')
  return (
    <div className={css.stack}>
      <RadioRow
        id={id}
        legend="Have you had guidance from Pension Wise?"
        hint="It is free, impartial, and for everybody over 50. We recommend it before you decide."
        problem={problem}
        isStacked
        options={Object.entries(guidanceWords).map(([value, label]) => ({ value, label }))}
        chosen={chosen}
        onChoose={(value) => onChoose(value as Guidance)}
      />
      <a href={guidance.href} target="_blank" rel="noopener">
        {guidance.label} (opens in a new tab)
      </a>
    </div>
  )
}
