// The ISA allowance: paid in here and elsewhere, what is left, and each account that it may go into.
import { useQuery } from '@tanstack/react-query'
import { accountsQuery, type Account } from '#api/accounts/accounts.ts'
import { useApi } from 'portal-engine/http/context.ts'
import type { TaxUse } from '#api/tax/tax-use.ts'
import type { TaxYearInfo } from '#api/tax/tax-year-info.ts'
import { addDays, daysBetween } from 'portal-engine/base/dates/london-time.ts'
import { hasAllowance } from '#domain/tax/isa-allowance.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { AllowanceAccount } from './allowance-account.tsx'
import { AllowanceUse } from './allowance-use.tsx'
import { useUnknown } from './use-unknown.ts'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'

interface IsaCardProps {
  info: TaxYearInfo
  use: TaxUse
  isCurrent: boolean
}

const isAsked = (account: Account) => account.type === 'ISA' && hasAllowance(account)

export function IsaCard({ info, use, isCurrent }: IsaCardProps) {
  const accounts = useQuery({ ...accountsQuery(useApi()), enabled: isCurrent })
  const isas = accounts.data?.accounts.filter(isAsked) ?? []
  const unknown = useUnknown(isas)
  return (
    <Card title={`ISA allowance ${info.label}`}>
      <div className={layout.column5}>
        <AllowanceUse
          name="ISA"
          wholePence={info.isaAllowancePence}
          use={use.isa}
          year={info.year}
          childId={null}
          isCurrent={isCurrent}
          unknown={unknown}
        />
        <YearEnd today={use.today} info={info} />
        {isCurrent && (
          <QueryCard query={accounts} what="your ISAs" skeleton={<Skeleton height="7rem" />}>
            {() => <IsaAccounts isas={isas} />}
          </QueryCard>
        )}
      </div>
    </Card>
  )
}

function YearEnd({ today, info }: { today: string; info: TaxYearInfo }) {
  if (today > info.endsOn)
    return (
      <p className={prose.lead}>This tax year ended on {formatDate(info.endsOn)}; what was left is gone.</p>
    )
  if (today < info.startsOn) return null
  const days = daysBetween(today, addDays(info.endsOn, 1))
  return (
    <p className={prose.lead}>
      {days === 1 ? 'Today is the last day' : `${days} days left`} of this tax year. What you do not use by{' '}
      {formatDate(info.endsOn)} is gone.
    </p>
  )
}

function IsaAccounts({ isas }: { isas: readonly Account[] }) {
  if (isas.length === 0) return <p className={prose.lead}>You have no ISA in pounds with us yet.</p>
  return (
    <ul className={layout.column4} aria-label="Your ISAs">
      {isas.map((account) => (
        <AllowanceAccount key={account.id} account={account} />
      ))}
    </ul>
  )
}
