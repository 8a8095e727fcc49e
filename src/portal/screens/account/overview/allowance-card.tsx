// What is left of this tax year's ISA allowances, and for how long. Absent for people without an ISA.
import { useQueries, useQuery } from '@tanstack/react-query'
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { serverNow } from 'portal-engine/http/server-time.ts'
import { allowanceQuery } from '#api/tax/allowance.ts'
import { taxYearInfoQuery, type TaxYearInfo } from '#api/tax/tax-year-info.ts'
import { formatPounds } from 'portal-engine/base/money.ts'
import { hasAllowance } from '#domain/tax/isa-allowance.ts'
import { taxYearDaysLeft } from '#domain/tax/tax-year.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { Meter } from 'portal-engine/ui/charts/meter.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import css from './allowance-card.module.css'

type Asked = readonly [Account, ...Account[]]

/** The allowances shown, each with the accounts that it goes into: all ISAs share one, every junior ISA has its own. */
export function allowancesToAsk(accounts: readonly Account[]): Asked[] {
  const eligible = accounts.filter(hasAllowance)
  const [isa, ...otherIsas] = eligible.filter(({ type }) => type === 'ISA')
  const juniors = eligible.filter(({ type }) => type === 'JISA').map((account): Asked => [account])
  return isa ? [[isa, ...otherIsas], ...juniors] : juniors
}

export function AllowanceCard({ accounts }: { accounts: readonly Account[] }) {
  const taxYear = useQuery(taxYearInfoQuery(useApi()))
  const asked = allowancesToAsk(accounts)
  if (asked.length === 0) return null
  const days = taxYearDaysLeft(serverNow())
  return (
    <Card
      title={taxYear.data === undefined ? 'ISA allowance' : `ISA allowance ${taxYear.data.label}`}
      aside={<RouteLink to="tax-allowances">Allowances</RouteLink>}
    >
      <div className={layout.stack2}>
        <QueryCard
          query={taxYear}
          what="this tax year"
          skeleton={<Skeleton height="5rem" lines={asked.length} />}
        >
          {(year) => asked.map((each) => <AllowanceRow key={each[0].id} asked={each} year={year} />)}
        </QueryCard>
        <p className={prose.quiet}>
          {days === 1 ? 'Today is the last day' : `${days} days left`} to use this year’s allowance.
        </p>
      </div>
    </Card>
  )
}

/** No total while one of its accounts is not known, as on the page of allowances. */
function AllowanceRow({ asked, year }: { asked: Asked; year: TaxYearInfo }) {
  const api = useApi()
  const allowances = useQueries({ queries: asked.map((each) => allowanceQuery(api, each)) })
  const { pounds } = useFormats()
  const unknown = allowances.findIndex(({ data, isError }) => data === undefined && isError)
  const toCome = allowances.findIndex(({ data }) => data === undefined)
  const at = Math.max(unknown === -1 ? toCome : unknown, 0)
  const account = asked[at]!
  const isJunior = account.type === 'JISA'
  const whole = isJunior ? year.jisaAllowancePence : year.isaAllowancePence
  const whose = isJunior ? (account.child?.name ?? account.name) : 'ISA'
  return (
    <QueryCard
      query={allowances[at]!}
      what={`the allowance of ${account.name}`}
      skeleton={<Skeleton height="5rem" />}
    >
      {({ freePence, usedPence, plannedPence }) => (
        <div>
          <p className={css.left}>
            <Money className={css.figure} pence={freePence} /> left
            {isJunior && ` for ${whose}`}
          </p>
          <Meter
            label={`Allowance used and planned: ${whose}`}
            value={usedPence}
            planned={plannedPence}
            max={whole}
            text={
              usedPence + plannedPence === 0
                ? `None of ${formatPounds(whole)} used or planned yet`
                : `${pounds(usedPence)} used · ${pounds(plannedPence)} planned of ${formatPounds(whole)}`
            }
          />
        </div>
      )}
    </QueryCard>
  )
}
