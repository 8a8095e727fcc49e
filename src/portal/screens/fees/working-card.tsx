// "Explain my fees": from one month's charge to what costs do in ten years.
import { feeFormula } from '#domain/fees/fee-words.ts'
import { FEE_COVERS, rateText } from '#domain/fees/rate-text.ts'
import type { Portfolios } from '#api/accounts/accounts.ts'
import type { Fees } from '#api/tax/fees.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { addMonths } from 'portal-engine/base/dates/london-time.ts'
import { shareOf, shareText } from '#domain/fees/cost-shares.ts'
import { assumedGrowth, costEffect } from '#domain/fees/cost-effect.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { LineChart } from 'portal-engine/ui/charts/lazy-line-chart.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { Chips } from 'portal-engine/ui/forms/chips.tsx'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import { paidTogether } from './costs.ts'
import prose from 'portal-engine/ui/prose.module.css'
import css from './fees.module.css'

const YEARS = 10
const SHOWN = [1, 3, 5, 10]

interface WorkingCardProps {
  fees: Fees
  portfolios: Portfolios
}

export function WorkingCard({ fees, portfolios }: WorkingCardProps) {
  const { pence, pounds } = useFormats()
  const all = paidTogether(fees.paid)
  const share = shareOf(all.totalPence, fees.averageValuePence)
  return (
    <Card title="In detail" isTitleHidden follows>
      <div className={css.folded}>
        <Disclosure onDemand label="How we work it out">
          <ol className={css.steps}>
            <li>
              <h3 className={css.sub}>One month</h3>
              <OneMonth fees={fees} portfolios={portfolios} />
            </li>
            <li>
              <h3 className={css.sub}>Twelve months</h3>
              <p>
                <AmountText>
                  {`Together our charges came to ${pence(all.servicePence)}. The funds charged about ${pence(all.fundPence)} in their prices. That is ${pence(all.totalPence)}.`}
                </AmountText>
              </p>
            </li>
            <li>
              <h3 className={css.sub}>For each £100</h3>
              <p>
                <AmountText>
                  {share === null
                    ? 'You have no average value yet to compare this with.'
                    : `Your accounts were worth ${pounds(fees.averageValuePence)} on average, so £100 cost £${(share * 100).toFixed(2)} in the year: ${shareText(share)}.`}
                </AmountText>
              </p>
            </li>
          </ol>
          <p className={prose.lead}>
            Our fee covers {FEE_COVERS}, and this portal. We work it out on each day’s value and take it once
            a month. The funds take their charges in their prices, so we estimate those from what each fund
            charges a year. We turn other currencies into pounds at the rate of the day.
          </p>
        </Disclosure>
        {share !== null && (
          <Disclosure onDemand label="What costs do in ten years">
            <TenYears startPence={portfolios.totals.valuePence} costs={share} from={fees.to} />
          </Disclosure>
        )}
      </div>
    </Card>
  )
}

/** The latest charge of one account, worked out as we do it. */
function OneMonth({ fees: { charges }, portfolios }: WorkingCardProps) {
  const { activeUserName } = usePortal()
  const [search, choose] = useUrlState()
  const { pence } = useFormats()
  const names = new Map(portfolios.accounts.map(({ id, name }) => [id, withoutOwner(name, activeUserName)]))
  const charge = charges.find(({ accountId }) => accountId === search.get('account')) ?? charges[0]
  if (!charge) return <p>We have charged nothing in the last twelve months.</p>
  const { days, dailyValuesPence, currency } = charge
  const write = (amount: number) => pence(amount, currency)
  return (
    <div className={css.stack}>
      {charges.length > 1 && (
        <Chips
          label="Account"
          options={charges.map(({ accountId: id }) => ({ id, label: names.get(id) ?? 'Another account' }))}
          chosen={charge.accountId}
          onChoose={(id) => choose({ account: id === charges[0]?.accountId ? undefined : id })}
        />
      )}
      <p role="status">
        <AmountText>
          {`On ${formatDate(charge.date)} we took ${write(charge.pence)}, for ${days} days from ${formatDate(charge.from)}. Their daily values add up to ${write(dailyValuesPence)}, an average of ${write(Math.round(dailyValuesPence / days))}. ${write(dailyValuesPence)} ${feeFormula(`${rateText(charge.rateBps)} a year`)}: ${write(charge.pence)}.`}
        </AmountText>
      </p>
    </div>
  )
}

interface TenYearsProps {
  startPence: number
  /** All costs of a year as a fraction of the value. */
  costs: number
  from: string
}

function TenYears({ startPence, costs, from }: TenYearsProps) {
  const { pounds, short } = useFormats()
  const effects = Array.from({ length: YEARS + 1 }, (_, years) => costEffect(startPence, costs, years))
  const last = effects.at(-1)!
  return (
    <div className={css.stack}>
      <LineChart
        label="What costs do in ten years"
        summary={`After ten years you would have ${pounds(last.withoutCostsPence)} without costs and ${pounds(last.afterCostsPence)} after costs. Costs, and the growth on them, come to ${pounds(last.effectPence)}.`}
        dates={effects.map(({ years }) => addMonths(from, 12 * years))}
        lines={[
          {
            id: 'without',
            name: 'Without costs',
            values: effects.map(({ withoutCostsPence }) => withoutCostsPence),
            colour: '--series-2',
            dash: '6 4',
          },
          {
            id: 'after',
            name: 'After costs',
            values: effects.map(({ afterCostsPence }) => afterCostsPence),
            colour: '--series-1',
            isFromZero: true,
          },
        ]}
        format={pounds}
        formatTick={short}
      />
      <DataTable
        caption="What costs would come to"
        columns={[
          { id: 'years', header: 'After', cell: ({ years }) => (years === 1 ? '1 year' : `${years} years`) },
          {
            id: 'without',
            header: 'Without costs',
            figures: true,
            cell: ({ withoutCostsPence }) => <Money pence={withoutCostsPence} />,
          },
          {
            id: 'after',
            header: 'After costs',
            figures: true,
            cell: ({ afterCostsPence }) => <Money pence={afterCostsPence} />,
          },
          {
            id: 'effect',
            header: 'Effect of costs',
            figures: true,
            cell: ({ effectPence }) => <Money pence={effectPence} />,
          },
        ]}
        rows={SHOWN.map((years) => effects[years]!)}
        rowId={({ years }) => String(years)}
      />
      <p className={prose.lead}>
        We assume today’s value, growth of {(assumedGrowth * 100).toFixed(0)}% a year before costs, costs of{' '}
        {shareText(costs)} of the value each year, and nothing paid in or taken out. This is an example, not a
        forecast. It leaves out inflation and tax.
      </p>
    </div>
  )
}
