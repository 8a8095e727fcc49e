// How to pay less: the ladder of rates, where the client stands on it, and what the next step saves.
import { rateText } from '#domain/fees/rate-text.ts'
import type { Fees } from '#api/tax/fees.ts'
import { formatShort } from 'portal-engine/base/money.ts'
import { nextFeeBand } from '#domain/fees/fee-rate.ts'
import { yearlyFee } from '#domain/fees/monthly-fee.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Meter } from 'portal-engine/ui/charts/meter.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { placeOnLadder } from './ladder.ts'
import prose from 'portal-engine/ui/prose.module.css'
import layout from 'portal-engine/ui/layout.module.css'
import css from './pay-less.module.css'

interface PayLessCardProps {
  fees: Fees
  /** What all accounts are worth; undefined until it is known. */
  valuePence: number | undefined
}

export function PayLessCard({ fees, valuePence }: PayLessCardProps) {
  const { bands, rateBps, contributionsPence, countedPence } = fees
  const { pounds } = useFormats()
  const next = countedPence === null ? undefined : nextFeeBand(bands, countedPence)
  const saved = next && valuePence !== undefined ? yearlyFee(valuePence, rateBps - next.rateBps) : 0
  const step = next && `${pounds(next.missingPence)} more takes you to ${rateText(next.rateBps)}`
  return (
    <Card title="How to pay less">
      <div className={layout.stack4}>
        <p>
          Your rate is <strong>{rateText(rateBps)}</strong> a year.{' '}
          {step === undefined ? (
            countedPence !== null && 'This is our lowest rate.'
          ) : (
            <AmountText>{saved > 0 ? `${step}: about ${pounds(saved)} less a year.` : `${step}.`}</AmountText>
          )}
        </p>
        <Track fees={fees} text={step ?? `Your rate is ${rateText(rateBps)}`} />
        <p className={prose.fine}>
          <AmountText>{`What counts is what you have paid in, after withdrawals: ${pounds(contributionsPence)}.`}</AmountText>{' '}
          {countedPence === null
            ? 'Your network counts as well. There are two of you in it, so we hide the total: it would show what the other person has.'
            : countedPence > contributionsPence && (
                <AmountText>{`With your network, it is ${pounds(countedPence)}.`}</AmountText>
              )}
        </p>
      </div>
    </Card>
  )
}

/** The rates from the first on, with a mark where the client stands, unless what counts is hidden. */
function Track({ fees: { bands, rateBps, countedPence }, text }: { fees: Fees; text: string }) {
  return (
    <div>
      {countedPence !== null && (
        <Meter
          label="On the way to a lower rate"
          value={placeOnLadder(bands, countedPence)}
          max={1}
          text={text}
          isTextHidden
        />
      )}
      <ol className={css.steps} aria-label="Rates by what you have paid in">
        {bands.map((band) => (
          <li key={band.fromPence} aria-current={band.rateBps === rateBps || undefined}>
            {rateText(band.rateBps)}
            <span>
              <span className="visually-hidden">from </span>
              {formatShort(band.fromPence)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
