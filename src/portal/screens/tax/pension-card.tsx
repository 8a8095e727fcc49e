// The pension annual allowance with what can be carried forward from the three tax years before.
import type { TaxUse } from '#api/tax/tax-use.ts'
import type { TaxYearInfo } from '#api/tax/tax-year-info.ts'
import { formatPounds } from 'portal-engine/base/money.ts'
import { pensionRoom } from '#domain/tax/pension-allowance.ts'
import { settledAmountPence } from '#domain/tax/tax-facts.ts'
import { taxYearLabel } from '#domain/tax/tax-year.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Meter } from 'portal-engine/ui/charts/meter.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import css from './tax.module.css'

interface PensionCardProps {
  info: TaxYearInfo
  pension: NonNullable<TaxUse['pension']>
}

export function PensionCard({ info, pension }: PensionCardProps) {
  const { pounds } = useFormats()
  const { thisYear, carried, totalPence } = pensionRoom(pension.years)
  const { flexible, netPence, reliefPence, reliefToComePence, employerPence } = pension
  /** All of them with pence, or none. */
  const exact = [netPence, reliefPence, reliefToComePence, employerPence].some((pence) => pence % 100 !== 0)
  const limitPence =
    flexible === null
      ? info.pensionAnnualAllowancePence
      : settledAmountPence('money-purchase-annual-allowance', info.year)
  const usedPence = flexible?.usedPence ?? thisYear?.usedPence ?? 0
  const leftPence =
    flexible === null
      ? (thisYear?.unusedPence ?? 0)
      : Math.min(totalPence, Math.max(0, limitPence - flexible.usedPence))
  return (
    <Card title={`Pension allowance ${info.label}`}>
      <div className={layout.column5}>
        <div>
          <p className={css.left}>
            <Money className={css.figure} pence={leftPence} /> left this year
          </p>
          <Meter
            label="Pension allowance used"
            value={usedPence}
            max={limitPence}
            text={`${pounds(usedPence)} of ${formatPounds(limitPence)} used`}
          />
        </div>
        <dl className={css.facts}>
          <div>
            <dt>You paid in, or have on its way</dt>
            <dd>
              <Money pence={netPence} exact={exact} />
            </dd>
          </div>
          <div>
            <dt>
              Basic-rate tax relief
              {reliefToComePence > 0 && (
                <small>
                  <Money pence={reliefToComePence} exact={exact} /> of it is still to come from HMRC
                </small>
              )}
            </dt>
            <dd>
              <Money pence={reliefPence} exact={exact} />
            </dd>
          </div>
          {employerPence > 0 && (
            <div>
              <dt>Your employer’s part, without relief</dt>
              <dd>
                <Money pence={employerPence} exact={exact} />
              </dd>
            </div>
          )}
        </dl>
        {flexible === null ? (
          <CarriedForward carried={carried} totalPence={totalPence} />
        ) : (
          <p>
            You have taken flexible income since {formatDate(flexible.since)}. What is paid in after that day
            has a limit of {formatPounds(limitPence)} a year, and nothing can be carried forward to it.
          </p>
        )}
        <Disclosure label="What can lower your allowance">
          <div className={layout.column5}>
            <p>
              We know only what was paid to us. Pensions elsewhere count too, and so does what an employer
              pays. A year counts only if you were in a pension scheme then.
            </p>
            <p>
              Tax relief on your own payments is limited to what you earn, or to{' '}
              {formatPounds(settledAmountPence('pension-relief-without-earnings', info.year))} before tax if
              you earn less. Above{' '}
              {formatPounds(settledAmountPence('tapered-allowance-threshold-income', info.year))} of threshold
              income and {formatPounds(settledAmountPence('tapered-allowance-adjusted-income', info.year))} of
              adjusted income the allowance falls by £1 for every £2, down to{' '}
              {formatPounds(settledAmountPence('tapered-allowance-minimum', info.year))}.
            </p>
            {flexible === null && (
              <p>
                Once you have taken flexible income from a pension, later payments have a limit of{' '}
                {formatPounds(settledAmountPence('money-purchase-annual-allowance', info.year))} and nothing
                can be carried forward to it.
              </p>
            )}
          </div>
        </Disclosure>
      </div>
    </Card>
  )
}

function CarriedForward({ carried, totalPence }: Omit<ReturnType<typeof pensionRoom>, 'thisYear'>) {
  const carriedPence = carried.reduce((sum, { unusedPence }) => sum + unusedPence, 0)
  return (
    <>
      <p>
        {carriedPence > 0 ? (
          <>
            With <Money pence={carriedPence} /> unused from earlier years, up to{' '}
          </>
        ) : (
          'Up to '
        )}
        <Money pence={totalPence} /> may be paid in, if you earn as much in the year.
      </p>
      {carried.length > 0 && (
        <Disclosure label="Unused from earlier years">
          <DataTable
            caption="Unused from earlier years (oldest first)"
            columns={[
              {
                id: 'year',
                header: 'Tax year',
                cell: ({ year }) => taxYearLabel(year),
                total: 'Carried forward',
              },
              {
                id: 'used',
                header: 'Paid in, with relief',
                figures: true,
                cell: ({ usedPence: pence }) => <Money pence={pence} />,
              },
              {
                id: 'unused',
                header: 'Not used',
                figures: true,
                cell: ({ unusedPence, isMember }) => (isMember ? <Money pence={unusedPence} /> : 'No member'),
                total: <Money pence={carriedPence} />,
              },
            ]}
            rows={carried}
            rowId={({ year }) => String(year)}
          />
        </Disclosure>
      )}
    </>
  )
}
