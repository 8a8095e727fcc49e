// What is left of this tax year's ISA allowances, and for how long. Absent for people without an ISA.
import { useQuery } from '@tanstack/react-query'
import type { Account } from '#api/accounts.ts'
import { allowanceQuery } from '#api/allowance.ts'
import { useApi } from '#api/context.ts'
import { taxYearInfoQuery, type TaxYearInfo } from '#api/tax-year-info.ts'
import { hasAllowance } from '#domain/allowance.ts'
import { formatPounds } from '#domain/money.ts'
import { taxYearDaysLeft } from '#domain/tax-year.ts'
import { Card } from '#ui/card.tsx'
import { Meter } from '#ui/meter.tsx'
import { RouteLink } from '#ui/portal.tsx'
import { QueryCard } from '#ui/query-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import css from './allowance-card.module.css'

/** The accounts whose allowance is shown: one ISA, because that amount is the client's and not the account's, and every junior ISA. */
export function accountsToAsk(accounts: readonly Account[]): Account[] {
  const eligible = accounts.filter(hasAllowance)
  const isa = eligible.find((account) => account.type === 'ISA')
  return [...(isa ? [isa] : []), ...eligible.filter((account) => account.type === 'JISA')]
}

export function AllowanceCard({ accounts }: { accounts: readonly Account[] }) {
  const taxYear = useQuery(taxYearInfoQuery(useApi()))
  const asked = accountsToAsk(accounts)
  if (asked.length === 0) return null
  const days = taxYearDaysLeft(new Date())
  return (
    <Card
      title={taxYear.data === undefined ? 'ISA allowance' : `ISA allowance ${taxYear.data.label}`}
      aside={<RouteLink to="tax-allowances">Allowances</RouteLink>}
    >
      <div className={css.rows}>
        <QueryCard
          query={taxYear}
          what="this tax year"
          skeleton={<Skeleton height="5rem" lines={asked.length} />}
        >
          {(year) => asked.map((account) => <AllowanceRow key={account.id} account={account} year={year} />)}
        </QueryCard>
        <p className={css.days}>
          {days === 1 ? 'Today is the last day' : `${days} days left`} to use this year’s allowance.
        </p>
      </div>
    </Card>
  )
}

function AllowanceRow({ account, year }: { account: Account; year: TaxYearInfo }) {
  const allowance = useQuery(allowanceQuery(useApi(), account))
  const isJunior = account.type === 'JISA'
  const whole = isJunior ? year.jisaAllowancePence : year.isaAllowancePence
  const whose = isJunior ? (account.child?.name ?? account.name) : 'ISA'
  return (
    <QueryCard
      query={allowance}
      what={`the allowance of ${account.name}`}
      skeleton={<Skeleton height="5rem" />}
    >
      {({ allowancePence }) => (
        <div>
          <p className={css.left}>
            <span className={css.figure}>{formatPounds(allowancePence)}</span> left
            {isJunior && ` for ${whose}`}
          </p>
          <Meter
            label={`Allowance used: ${whose}`}
            value={whole - allowancePence}
            max={whole}
            text={`${formatPounds(whole - allowancePence)} of ${formatPounds(whole)} used`}
          />
        </div>
      )}
    </QueryCard>
  )
}
