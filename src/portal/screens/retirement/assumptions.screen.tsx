// What the retirement planner assumes, with date and source: the same figures that are calculated with.
import { serverNow } from '#http/server-time.ts'
import { formatPence, formatPounds, ratePercent } from '#base/money.ts'
import { assumedInflation, assumedOn } from '#domain/projection/assumptions.ts'
import { nations } from '#domain/retirement/planner-answers.ts'
import { taxedGrowthLess } from '#screens/retirement/engine/pot-schedule.ts'
import { simulatedPaths } from '#screens/retirement/engine/simulation.ts'
import { livingStandards, livingStandardsSource } from '#domain/retirement/living-standards.ts'
import { FULL_YEARS, LEAST_YEARS } from '#domain/retirement/state-pension.ts'
import { ENOUGH_OF_TEN } from '#screens/retirement/engine/solver.ts'
import { incomeTaxBands, settledUntil, taxAmountPence } from '#domain/tax/tax-facts.ts'
import { taxYearAt, taxYearLabel } from '#domain/tax/tax-year.ts'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { LevelAssumptions } from '#screens/shared/level-assumptions.tsx'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { Card } from '#ui/cards/card.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { PageTitle } from '#ui/page-title.tsx'
import { DataTable } from '#ui/tables/data-table.tsx'
import { PrintButton } from '#ui/tables/export-actions.tsx'
import { WayBack } from '#ui/way-back.tsx'
import list from '#screens/shared/level-assumptions.module.css'
import layout from '#ui/layout.module.css'
import css from './assumptions.module.css'

export default function RetirementAssumptions() {
  const { title } = usePortal()
  const year = taxYearAt(serverNow())
  return (
    <>
      <WayBack>
        <RouteLink to="retirement-planner">Back to the planner</RouteLink>
      </WayBack>
      <PageTitle note={`Assumptions of ${formatDate(assumedOn)}`} actions={<PrintButton disabled={false} />}>
        {title}
      </PageTitle>
      <div className={layout.columns}>
        <Card title="How the futures are simulated">
          <ul className={list.points}>
            <li>
              We simulate {simulatedPaths.all.toLocaleString('en-GB')} futures, year by year to your hundredth
              birthday, after our yearly fee.
            </li>
            <li>Money counts as enough when it lasts in {ENOUGH_OF_TEN} of 10 of them.</li>
            <li>All amounts are in today’s money: prices rise by {ratePercent(assumedInflation)} a year.</li>
            <li>
              In each year income comes first. Money is taken out on the year’s first day. Contributions come
              half-way, and rise with prices until you retire.
            </li>
            <li>What comes in and is not spent is kept as cash that keeps up with prices.</li>
            <li>
              Until you retire, what you earn pays for your life. A partner’s pay helps until they retire.
            </li>
            <li>Both of you live to the end of the plan, unless you say who dies first.</li>
            <li>
              Accounts that are neither ISA nor pension grow by {ratePercent(taxedGrowthLess)} a year less,
              for tax on dividends and gains (FCA, COBS 13 Annex 2).
            </li>
            <li>The same plan always shows the same futures.</li>
          </ul>
        </Card>
        <Card title="Growth a year before fees, and how much it varies">
          <div className={css.prose}>
            <LevelAssumptions />
          </div>
        </Card>
        <Card title="Pensions">
          <ul className={list.points}>
            <li>
              The full new State Pension is {formatPence(taxAmountPence('state-pension-week', year))} a week
              with {FULL_YEARS} years of National Insurance. Fewer than {LEAST_YEARS} give none. It rises with
              prices.
            </li>
            <li>
              It is paid from State Pension age, by date of birth (Pensions Act 1995 Schedule 4, as amended).
              Put off, it is a ninth of one per cent higher for each whole week, just under 5.8% for a year
              (State Pension Regulations 2015, regulation 10; gov.uk).
            </li>
            <li>
              When one of two dies, the other keeps all pots, and of each pension for life the part that the
              scheme pays to a survivor. The State Pension of the one who died ends. Spending stays as it is.
            </li>
            <li>
              An inherited pension can be taken at any age. It is taxed as income in full, although one of
              somebody who died before 75 often is not.
            </li>
            <li>
              A pension can be taken from 55, and from 57 from 6 April 2028, unless it has a protected age.
            </li>
            <li>
              A quarter of each withdrawal is free of tax, up to what is left of the lump sum allowance of{' '}
              {formatPounds(taxAmountPence('lump-sum-allowance', year))}, which does not rise.
            </li>
          </ul>
        </Card>
        <Card title={`Income tax of ${taxYearLabel(year)}`}>
          <div className={css.prose}>
            <p>
              The personal allowance is {formatPounds(taxAmountPence('personal-allowance', year))} and falls
              by £1 for every £2 of income above{' '}
              {formatPounds(taxAmountPence('personal-allowance-income-limit', year))}. It stays the same until
              April {settledUntil('personal-allowance', year) + 1}; from the year that follows the last one
              settled, amounts rise with prices. National Insurance is left out: pensions bear none.
            </p>
            {nations.map(({ value, label }) => (
              <DataTable
                key={value}
                caption={label}
                showCaption
                columns={[
                  { id: 'band', header: 'Band', cell: ({ name }: { name: string }) => name },
                  {
                    id: 'above',
                    header: 'Taxable income above',
                    figures: true,
                    cell: ({ abovePence }) => formatPounds(abovePence),
                  },
                  { id: 'rate', header: 'Rate', figures: true, cell: ({ percent }) => `${percent}%` },
                ]}
                rows={incomeTaxBands(value, year)}
                rowId={({ name }) => name}
              />
            ))}
          </div>
        </Card>
        <Card title="Living standards">
          <div className={css.prose}>
            <DataTable
              caption="Spending a year by living standard"
              columns={[
                {
                  id: 'name',
                  header: 'Standard',
                  cell: ({ name }: (typeof livingStandards)[number]) => name,
                },
                {
                  id: 'one',
                  header: 'One person',
                  figures: true,
                  cell: ({ onePence }) => formatPounds(onePence),
                },
                {
                  id: 'two',
                  header: 'Two people',
                  figures: true,
                  cell: ({ twoPence }) => formatPounds(twoPence),
                },
              ]}
              rows={livingStandards}
              rowId={({ id }) => id}
            />
            <p>Outside London, without tax, rent and mortgage. Source: {livingStandardsSource}.</p>
          </div>
        </Card>
      </div>
      <RiskWarning about="projection" />
    </>
  )
}
