// What a choice costs, as soon as there is an amount to reckon with. It shows cost, never growth.
import { assumedInflation } from '#domain/projection/assumptions.ts'
import { costsOf, planFor, type PlanTerms } from '#domain/projection/plan-costs.ts'
import { MoneyHeldLink } from '#screens/shared/cards/money-held-link.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import {
  describeBasis,
  describeFee,
  describeRate,
  FUND_CHARGES,
  MONTHLY_COUNTS,
} from '#domain/fees/fee-of-new-money.ts'
import { useRate } from './use-existing.ts'
import css from './opening.module.css'

const CAPTION = 'What it costs, in today’s money'

interface CostsCardProps {
  /** All new first payments, the basket's included. */
  newPence: number
  /** The amount that the yearly fee is for. */
  aboutPence: number
  /** The plans that the costs are added up for. */
  terms?: readonly PlanTerms[]
}

export function CostsCard({ newPence, aboutPence, terms }: CostsCardProps) {
  const { pounds } = useFormats()
  const { isPending, standing, rateBps } = useRate(newPence)
  const hasTable = terms !== undefined && terms.length > 0
  return (
    <Card title={hasTable ? CAPTION : 'What it costs'} tone="wash">
      <div className={css.stack}>
        {isPending ? (
          <Skeleton lines={3} />
        ) : (
          <>
            <p role="status">
              {hasTable
                ? `${describeRate(standing, newPence)}.`
                : (describeFee(standing, newPence, aboutPence) ??
                  'Enter a first payment to see our yearly fee.')}
            </p>
            {hasTable && <CostsInPounds terms={terms} feeBps={rateBps} />}
            {aboutPence > 0 && (
              <p>
                <AmountText>{describeBasis(standing, newPence, pounds)}</AmountText>
              </p>
            )}
          </>
        )}
        <p>
          {!hasTable && `${FUND_CHARGES} `}
          {MONTHLY_COUNTS}
        </p>
        <MoneyHeldLink />
      </div>
    </Card>
  )
}

/** All costs in today’s money, as what could become of the plans is: for twelve months and for the whole term. */
function CostsInPounds({ terms, feeBps }: { terms: readonly PlanTerms[]; feeBps: number }) {
  const { pounds } = useFormats()
  const costs = terms.map((each) => costsOf(planFor(each, feeBps), assumedInflation))
  const sum = (of: (each: (typeof costs)[number]) => number) =>
    pounds(costs.reduce((total, each) => total + of(each), 0))
  return (
    <div className={css.scroll} role="region" aria-label="Costs in pounds" tabIndex={0}>
      <table className={css.costs}>
        <caption className="visually-hidden">{CAPTION}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Cost</span>
            </th>
            <th scope="col">First 12 months</th>
            <th scope="col">Whole term</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Our fee</th>
            <td>{sum(({ firstYear }) => firstYear.feePence)}</td>
            <td>{sum(({ all }) => all.feePence)}</td>
          </tr>
          <tr>
            <th scope="row">Funds</th>
            <td>{sum(({ firstYear }) => firstYear.fundsPence)}</td>
            <td>{sum(({ all }) => all.fundsPence)}</td>
          </tr>
          <tr>
            <th scope="row">Together</th>
            <td>{sum(({ firstYear }) => firstYear.feePence + firstYear.fundsPence)}</td>
            <td>{sum(({ all }) => all.feePence + all.fundsPence)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
