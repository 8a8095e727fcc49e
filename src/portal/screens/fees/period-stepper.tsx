// Steps through the times whose costs can be read, one press at a time.
import type { Fees } from '#api/tax/fees.ts'
import { Icon } from 'portal-engine/ui/icons.tsx'
import { periodInWords, periodsOf } from './periods.ts'
import css from './period-stepper.module.css'

interface PeriodStepperProps {
  fees: Pick<Fees, 'years'>
  period: string
  onChoose: (period: string) => void
}

export function PeriodStepper({ fees, period, onChoose }: PeriodStepperProps) {
  const periods = periodsOf(fees)
  const at = periods.indexOf(period)
  const step = (by: -1 | 1, word: string) => {
    const to = periods[at + by]
    return (
      <button
        type="button"
        className={by < 0 ? `${css.step} ${css.back}` : css.step}
        // It keeps the focus where there is nothing further.
        aria-disabled={to === undefined || undefined}
        aria-label={
          to === undefined ? `Nothing ${word.toLowerCase()}` : `${word}: ${periodInWords(to, fees)}`
        }
        onClick={() => to !== undefined && onChoose(to)}
      >
        <Icon name="chevron-right" />
      </button>
    )
  }
  return (
    <div role="group" aria-label="Costs of" className={css.stepper} data-not-printed>
      {step(-1, 'Earlier')}
      <span>{periodInWords(period, fees)}</span>
      {step(1, 'Later')}
    </div>
  )
}
