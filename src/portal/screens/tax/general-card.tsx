// Gains and income of the general accounts, and the allowances of the year.
import type { TaxUse } from '#api/tax/tax-use.ts'
import type { TaxYearInfo } from '#api/tax/tax-year-info.ts'
import { formatPounds } from 'portal-engine/base/money.ts'
import { settledAmountPence, type TaxAmount } from '#domain/tax/tax-facts.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Meter } from 'portal-engine/ui/charts/meter.tsx'
import { useFormats, type Format } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import { Sales } from './sales.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './tax.module.css'

interface GeneralCardProps {
  info: TaxYearInfo
  general: NonNullable<TaxUse['general']>
  /** The tax year has ended. */
  isOver: boolean
}

export function GeneralCard({ info, general, isOver }: GeneralCardProps) {
  const { pounds } = useFormats()
  const { realisedGainPence, dividendsPence, interestPence, accounts } = general
  const unrealised = accounts.reduce((sum, { unrealisedGainPence }) => sum + unrealisedGainPence, 0)
  const share = accounts.map(({ shareTenths }) => shareTenths).find((tenths) => tenths < 1000)
  const interestFree = (figure: TaxAmount) => formatPounds(settledAmountPence(figure, info.year))
  return (
    <Card title={`Gains and income ${info.label}`}>
      <div className={`${layout.column5} ${css.general}`}>
        <div>
          <p className={css.left}>
            <Money className={css.figure} pence={realisedGainPence} />{' '}
            {realisedGainPence < 0 ? 'losses from selling' : 'gains from selling'}
          </p>
          <Meter
            label="Gains beside the exempt amount"
            value={Math.max(0, realisedGainPence)}
            max={info.capitalGainsExemptPence}
            text={besideText(Math.max(0, realisedGainPence), info.capitalGainsExemptPence, pounds)}
          />
        </div>
        <div>
          <p className={css.left}>
            <Money className={css.figure} pence={dividendsPence} /> of dividends
          </p>
          <Meter
            label="Dividends beside the dividend allowance"
            value={dividendsPence}
            max={info.dividendAllowancePence}
            text={besideText(dividendsPence, info.dividendAllowancePence, pounds)}
          />
        </div>
        <dl className={css.facts}>
          <div>
            <dt>
              Interest
              <small>
                Free of tax up to {interestFree('savings-allowance-basic-rate')} at the basic rate,{' '}
                {interestFree('savings-allowance-higher-rate')} at the higher,{' '}
                {interestFree('savings-allowance-additional-rate')} at the additional rate
              </small>
            </dt>
            <dd>
              <Money pence={interestPence} />
            </dd>
          </div>
          {!isOver && (
            <div>
              <dt>{unrealised < 0 ? 'Losses' : 'Gains'} not realised yet</dt>
              <dd>
                <Money pence={unrealised} />
              </dd>
            </div>
          )}
        </dl>
        <Sales sales={general.sales} />
        <p className={prose.lead}>
          These are your general accounts with us.{' '}
          {share !== undefined && `Of your joint account, only your share counts: ${share / 10}%. `}
          What you have elsewhere counts too. For a tax return, use your tax certificate.
        </p>
      </div>
    </Card>
  )
}

/** "£200 of £500 used", or how much of it is free and how much is taxed, as the bar has them. */
function besideText(pence: number, freePence: number, pounds: Format): string {
  if (pence > freePence) return `${formatPounds(freePence)} free of tax, ${pounds(pence - freePence)} taxable`
  return `${pounds(pence)} of ${formatPounds(freePence)} used`
}
