// What a portfolio is meant to hold at two risk levels, one bar beside the other.
import type { PortfolioToReview } from '#api/accounts/goal-review.ts'
import { AllocationBar } from '#ui/charts/allocation-bar.tsx'
import { classColour } from '#ui/charts/allocation.ts'
import layout from '#ui/layout.module.css'
import css from './portfolio-review.module.css'

interface MixesProps {
  portfolio: PortfolioToReview
  riskLevel: number
}

export function Mixes({ portfolio: { mixes, terms }, riskLevel }: MixesProps) {
  const bar = (level: number, label: string) => (
    <AllocationBar
      of="What it is meant to hold"
      label={label}
      parts={(mixes.find((one) => one.riskLevel === level)?.parts ?? []).map(
        ({ assetClass, weightTenths }) => ({
          id: assetClass,
          label: assetClass,
          amount: weightTenths,
          colour: classColour(assetClass),
        }),
      )}
    />
  )
  return (
    <div className={layout.column4}>
      <h3>What it is meant to hold</h3>
      <div className={`${css.pair} ${css.bars}`}>
        {bar(terms.riskLevel, `Level ${terms.riskLevel}, now`)}
        {bar(riskLevel, `Level ${riskLevel}`)}
      </div>
    </div>
  )
}
