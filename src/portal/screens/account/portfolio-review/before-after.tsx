// Two risk levels of one portfolio: assumptions, and what the simulation comes to at each. For a pension the
// standardised projection comes first (COBS 13.5).
import type { PortfolioToReview } from '#api/accounts/goal-review.ts'
import { assumedFundCharge, assumptionFor } from '#domain/projection/assumptions.ts'
import { afterPoorYear, POOR_YEAR_IN } from '#domain/projection/poor-year.ts'
import { comesFirstFor, standardisedProjection } from '#domain/projection/standardised.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { Button } from 'portal-engine/ui/button.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import { planOf } from '../scenarios/choices.ts'
import { ratePercent } from 'portal-engine/base/money.ts'
import { yearsWords } from '#screens/shared/simulation/fan.ts'
import { useSimulation } from '#screens/shared/simulation/use-simulation.ts'
import notice from 'portal-engine/ui/notice.module.css'
import prose from 'portal-engine/ui/prose.module.css'

interface BeforeAfterProps {
  portfolio: PortfolioToReview
  riskLevel: number
  years: number
  goalPence: number | undefined
  feeBps: number
}

interface Row {
  label: string
  before: string
  after: string
}

export function BeforeAfter(props: BeforeAfterProps) {
  const { portfolio, riskLevel, years, goalPence, feeBps } = props
  const { valuePence, monthlyPence, currency, type, terms } = portfolio
  const { pounds } = useFormats()
  const asked = { lump: 0, monthly: portfolio.monthlyPence / 100, years }
  const asking = useSimulation(
    [
      planOf({ ...asked, risk: riskLevel }, valuePence, feeBps),
      planOf({ ...asked, risk: terms.riskLevel }, valuePence, feeBps),
    ],
    goalPence,
  )
  const [after, before] = asking.answer?.results ?? []
  const amount = (result: typeof after, place: number) =>
    result ? pounds(Math.round(result.fan.at(-1)![place]!), currency) : '…'
  const chance = (result: typeof after) =>
    result?.chance === undefined ? '…' : `${Math.round(result.chance * 100)} of 100`
  const both = (label: string, of: (result: typeof after) => string): Row => ({
    label,
    before: of(before),
    after: of(after),
  })
  const now = assumptionFor(terms.riskLevel)
  const then = assumptionFor(riskLevel)
  const end = `After ${yearsWords(years)}`
  const rows: Row[] = [
    {
      label: 'Growth assumed a year, before fees',
      before: ratePercent(now.growth),
      after: ratePercent(then.growth),
    },
    {
      label: 'How much a year usually differs from that',
      before: ratePercent(now.volatility),
      after: ratePercent(then.volatility),
    },
    {
      label: `A poor year (worse once in ${POOR_YEAR_IN})`,
      before: pounds(afterPoorYear(valuePence, terms.riskLevel) - valuePence, currency),
      after: pounds(afterPoorYear(valuePence, riskLevel) - valuePence, currency),
    },
    ...(comesFirstFor(type) ? standardisedRows(props, (pence) => pounds(pence, currency)) : []),
    both(`${end}: poor (10 of 100 end below)`, (result) => amount(result, 0)),
    both(`${end}: middle`, (result) => amount(result, 4)),
    both(`${end}: good (10 of 100 end above)`, (result) => amount(result, 8)),
    ...(goalPence === undefined ? [] : [both('Goal is reached in', chance)]),
  ]
  if (asking.hasFailed)
    return (
      <p role="alert" className={notice.problem}>
        We couldn’t calculate what the two levels could come to.{' '}
        <Button onClick={asking.tryAgain}>Try again</Button>
      </p>
    )
  if (!after) return <Skeleton height="18rem" />
  return (
    <>
      <DataTable
        caption={`Risk level ${terms.riskLevel} and ${riskLevel}`}
        columns={[
          { id: 'label', header: 'What could happen', cell: ({ label }: Row) => label },
          {
            id: 'before',
            header: `Level ${terms.riskLevel}, now`,
            figures: true,
            cell: ({ before: text }) => <AmountText>{text}</AmountText>,
          },
          {
            id: 'after',
            header: `Level ${riskLevel}`,
            figures: true,
            cell: ({ after: text }) => <AmountText>{text}</AmountText>,
          },
        ]}
        rows={rows}
        rowId={({ label }) => label}
      />
      <p className={prose.muted}>
        Simulated from today’s value with{' '}
        <AmountText>
          {monthlyPence > 0 ? `${pounds(monthlyPence, currency)} a month` : 'nothing added'}
        </AmountText>
        , after our fee, in future pounds. A stress test, not a prediction.{' '}
        <RouteLink to="assumptions">What we assume</RouteLink>
      </p>
    </>
  )
}

function standardisedRows(
  { portfolio, riskLevel, years, feeBps }: BeforeAfterProps,
  pounds: (pence: number) => string,
): Row[] {
  const projectionAt = (level: number) =>
    standardisedProjection({
      initialPence: portfolio.valuePence,
      monthlyPence: portfolio.monthlyPence,
      years,
      riskLevel: level,
      charge: feeBps / 10_000 + assumedFundCharge,
    })
  const before = projectionAt(portfolio.terms.riskLevel)
  const after = projectionAt(riskLevel)
  const names = { lower: 'lower', intermediate: 'intermediate', higher: 'higher' } as const
  return Object.values(names).map((name) => ({
    label: `Standardised projection in today’s money, ${name} rate`,
    before: pounds(before[name].pence),
    after: pounds(after[name].pence),
  }))
}
