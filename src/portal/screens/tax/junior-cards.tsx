// The junior ISA allowance of each child, and the child's account.
import { useQuery } from '@tanstack/react-query'
import { accountsQuery } from '#api/accounts/accounts.ts'
import { useApi } from '#http/context.ts'
import type { TaxUse } from '#api/tax/tax-use.ts'
import type { TaxYearInfo } from '#api/tax/tax-year-info.ts'
import { addMonths } from '#base/dates/london-time.ts'
import { hasAllowance } from '#domain/tax/allowance.ts'
import { Card } from '#ui/cards/card.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { AllowanceAccount } from './allowance-account.tsx'
import { AllowanceUse } from './allowance-use.tsx'
import layout from '#ui/layout.module.css'
import css from './tax.module.css'

interface JuniorCardsProps {
  info: TaxYearInfo
  use: TaxUse
  isCurrent: boolean
}

const MONTHS_TO_18 = 18 * 12

export function JuniorCards({ info, use, isCurrent }: JuniorCardsProps) {
  const accounts = useQuery(accountsQuery(useApi())).data?.accounts ?? []
  return use.juniors.map((child) => {
    const own = accounts.filter(
      (each) => each.type === 'JISA' && each.child?.id === child.childId && hasAllowance(each),
    )
    return (
      <Card key={child.childId} title={`Junior ISA allowance ${info.label}: ${child.childName}`}>
        <div className={layout.column5}>
          <AllowanceUse
            name={child.childName}
            wholePence={info.jisaAllowancePence}
            use={child}
            year={info.year}
            childId={child.childId}
            isCurrent={isCurrent}
          />
          <p className={css.quiet}>
            It belongs to {child.childName} and doesn’t reduce yours. Anybody may pay in, as a gift. The
            account is locked until 18, on {formatDate(addMonths(child.bornOn, MONTHS_TO_18))}.
          </p>
          {isCurrent && own.length > 0 && (
            <ul className={layout.column4} aria-label={`Junior ISAs of ${child.childName}`}>
              {own.map((account) => (
                <AllowanceAccount key={account.id} account={account} />
              ))}
            </ul>
          )}
        </div>
      </Card>
    )
  })
}
