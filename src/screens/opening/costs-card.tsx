// What a choice costs, as soon as there is an amount to reckon with. It shows cost, never growth.
import { Card } from '#ui/card.tsx'
import { AmountText } from '#ui/figures/amount-text.tsx'
import { useFormats } from '#ui/figures/hidden-amounts.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { describeBasis, describeFee, OTHER_COSTS } from './costs.ts'
import { useExistingPence } from './use-existing.ts'
import css from './opening.module.css'

interface CostsCardProps {
  /** All new first payments, the basket's included. */
  newPence: number
  /** The amount whose yearly fee is named. */
  aboutPence: number
}

export function CostsCard({ newPence, aboutPence }: CostsCardProps) {
  const { pounds } = useFormats()
  const existing = useExistingPence()
  return (
    <Card title="What it costs" tone="wash">
      <div className={css.stack}>
        {existing === 'loading' ? (
          <Skeleton lines={3} />
        ) : (
          <>
            <p role="status">
              {describeFee(existing ?? 0, newPence, aboutPence) ??
                'Enter a first payment to see our yearly fee.'}
            </p>
            {aboutPence > 0 && (
              <p>
                <AmountText>{describeBasis(existing, newPence, pounds)}</AmountText>
              </p>
            )}
          </>
        )}
        <p>{OTHER_COSTS}</p>
      </div>
    </Card>
  )
}
