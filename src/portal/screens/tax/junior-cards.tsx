// The junior ISA allowance of each child, and the child's account.
import { useQuery } from '@tanstack/react-query'
import { accountsQuery } from '#api/accounts/accounts.ts'
import { useApi } from 'portal-engine/http/context.ts'
import type { TaxUse } from '#api/tax/tax-use.ts'
import type { TaxYearInfo } from '#api/tax/tax-year-info.ts'
import { addMonths } from 'portal-engine/base/dates/london-time.ts'
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

interface JuniorCardsProps {
  info: TaxYearInfo
  use: TaxUse
  isCurrent: boolean
}

const MONTHS_TO_18 = 18 * 12

export function JuniorCards({ info, use, isCurrent }: JuniorCardsProps) {
  return use.juniors.map((child) => (
    <JuniorCard key={child.childId} info={info} child={child} isCurrent={isCurrent} />
  ))
}

interface JuniorCardProps {
  info: TaxYearInfo
  child: TaxUse['juniors'][number]
  isCurrent: boolean
}

function JuniorCard({ info, child, isCurrent }: JuniorCardProps) {
  const accounts = useQuery({ ...accountsQuery(useApi()), enabled: isCurrent })
  const own = (accounts.data?.accounts ?? []).filter(
    (each) => each.type === 'JISA' && each.child?.id === child.childId && hasAllowance(each),
  )
  const unknown = useUnknown(own)
  return (
    <Card title={`Junior ISA allowance ${info.label}: ${child.childName}`}>
      <div className={layout.column5}>
        <AllowanceUse
          name={child.childName}
          wholePence={info.jisaAllowancePence}
          use={child}
          year={info.year}
          childId={child.childId}
          isCurrent={isCurrent}
          unknown={unknown}
        />
        <p className={prose.lead}>
          It belongs to {child.childName} and doesn’t reduce yours. Anybody may pay in, as a gift. The account
          is locked until 18, on {formatDate(addMonths(child.bornOn, MONTHS_TO_18))}.
        </p>
        {isCurrent && (
          <QueryCard
            query={accounts}
            what={`the junior ISAs of ${child.childName}`}
            skeleton={<Skeleton height="7rem" />}
          >
            {() =>
              own.length > 0 && (
                <ul className={layout.column4} aria-label={`Junior ISAs of ${child.childName}`}>
                  {own.map((account) => (
                    <AllowanceAccount key={account.id} account={account} />
                  ))}
                </ul>
              )
            }
          </QueryCard>
        )}
      </div>
    </Card>
  )
}
