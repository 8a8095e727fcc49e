// What the retirement planner assumes, with date and source: the same figures that are calculated with.
import { serverNow } from 'portal-engine/http/server-time.ts'
import { formatPence, formatPounds, ratePercent } from 'portal-engine/base/money.ts'
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
import { Terms } from '#screens/shared/terms.tsx'
import { LevelAssumptions } from '#screens/shared/level-assumptions.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import { PrintAction } from 'portal-engine/ui/tables/export-actions.tsx'
import { WayBack } from 'portal-engine/screen-api/links/back-to.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import css from './assumptions.module.css'

export default function RetirementAssumptions() {
  const { title } = usePortal()
  const year = taxYearAt(serverNow())
  return (
    <>
      <WayBack>
        <RouteLink to="retirement-planner">Back to the planner</RouteLink>
      </WayBack>
      <PageTitle note={`Assumptions of ${formatDate(assumedOn)}`} actions={<PrintAction />}>
        {title}
      </PageTitle>
      <div className={layout.columns}>
        <Card title="What matters most" className={layout.stack4}>
          <Terms
            of={[
              [
                'Futures',
                `We simulate ${simulatedPaths.all.toLocaleString('en-GB')} futures of your money, year by year until you are 100, after our yearly fee. The same plan always gets the same ones.`,
              ],
              ['Enough', `You have enough when your money lasts in ${ENOUGH_OF_TEN} of 10 futures.`],
              [
                'Prices',
                `Prices rise by ${ratePercent(assumedInflation)} a year. All amounts are in today’s money.`,
              ],
              [
                'State Pension',
                `You get ${formatPence(taxAmountPence('state-pension-week', year))} a week with ${FULL_YEARS} years of National Insurance, less with fewer, and none below ${LEAST_YEARS}. It rises with prices.`,
              ],
              [
                'Earliest age',
                'You can take a pension from 55 (57 from 6 April 2028), unless it has a protected age.',
              ],
              [
                'Tax-free part',
                `A quarter of each pension withdrawal is free of tax, up to ${formatPounds(taxAmountPence('lump-sum-allowance', year))} in your life (the lump sum allowance). That limit does not rise.`,
              ],
            ]}
          />
        </Card>
        <Card title="The details" className={css.details}>
          <Disclosure label="Money in and out" isRow>
            <Terms
              of={[
                ['Money in', 'You pay in half-way through each year. It rises with prices until you retire.'],
                ['Money out', 'You take it on the first day of each year, once other income is used.'],
                ['Not spent', 'Income that you do not spend is kept as cash that keeps up with prices.'],
                [
                  'Until you retire',
                  'Your pay covers what you spend. A partner’s pay helps until they retire.',
                ],
                ['Two people', 'You both live to the end of the plan, unless you say who dies first.'],
                [
                  'Other accounts',
                  `Outside ISAs and pensions, money grows by ${ratePercent(taxedGrowthLess)} a year less, for tax on dividends and gains.`,
                ],
              ]}
            />
            <p className={prose.quiet}>Tax on growth: Financial Conduct Authority, COBS 13 Annex 2.</p>
          </Disclosure>
          <Disclosure label="Pensions" isRow>
            <Terms
              of={[
                [
                  'State Pension age',
                  'Your State Pension starts then, unless you put it off. The age follows from your date of birth.',
                ],
                [
                  'If you put it off',
                  'It grows by a ninth of one per cent for each whole week: just under 5.8% for a year.',
                ],
                [
                  'When one of two dies',
                  'The other keeps all pots, and what each pension for life pays to a survivor. One State Pension ends. Spending stays the same.',
                ],
                [
                  'Inherited pension',
                  'It can be taken at any age. We count all of it as taxed income. Often there is no tax if they died before 75.',
                ],
              ]}
            />
            <p className={prose.quiet}>
              Pensions Act 1995 Schedule 4, as amended. State Pension Regulations 2015, regulation 10. gov.uk.
            </p>
          </Disclosure>
          <Disclosure label="Tax allowances" isRow>
            <Terms
              of={[
                [
                  'Personal allowance',
                  `Your first ${formatPounds(taxAmountPence('personal-allowance', year))} a year is free of income tax. It falls by £1 for every £2 of income above ${formatPounds(taxAmountPence('personal-allowance-income-limit', year))}.`,
                ],
                [
                  'In later years',
                  `It stays the same until April ${settledUntil('personal-allowance', year) + 1}. After the last year settled, amounts rise with prices.`,
                ],
                ['National Insurance', 'There is none on pensions, so we leave it out.'],
              ]}
            />
          </Disclosure>
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
            <p>Outside London. Tax, rent and mortgage come on top. Source: {livingStandardsSource}.</p>
          </div>
        </Card>
        <Card title="Growth a year before fees, and how much it varies">
          <div className={css.prose}>
            <LevelAssumptions />
          </div>
        </Card>
        <Card title={`Income tax of ${taxYearLabel(year)}`}>
          <div className={css.prose}>
            {nations.map(({ value, label }, place) => (
              <Disclosure key={value} label={label} startsOpen={place === 0}>
                <DataTable
                  caption={label}
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
              </Disclosure>
            ))}
          </div>
        </Card>
      </div>
      <RiskWarning about="projection" />
    </>
  )
}
