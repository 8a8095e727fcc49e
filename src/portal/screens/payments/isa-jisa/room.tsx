// How much may still be paid into this ISA or junior ISA this tax year.
import { useQuery } from '@tanstack/react-query'
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from '#http/context.ts'
import { serverNow } from '#http/server-time.ts'
import { allowanceQuery } from '#api/tax/allowance.ts'
import { taxYearAt, taxYearDaysLeft, taxYearLabel } from '#domain/tax/tax-year.ts'
import { Card } from '#ui/cards/card.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { Money } from '#ui/figures/money.tsx'
import css from '../payments.module.css'

export function Room({ account }: { account: Account }) {
  const allowance = useQuery(allowanceQuery(useApi(), account))
  const now = serverNow()
  const days = taxYearDaysLeft(now)
  return (
    <Card title="Room in the allowance" level={3}>
      <QueryCard query={allowance} what="the allowance" skeleton={<Skeleton lines={2} height="2rem" />}>
        {({ freePence, plannedPence }) => (
          <div className={css.stack}>
            <p>
              <strong>
                <Money pence={freePence} exact />
              </strong>{' '}
              left in {taxYearLabel(taxYearAt(now))}
              {account.child && ` for ${account.child.name}`}, with{' '}
              {days === 1 ? 'the last day' : `${days} days`} to go.{' '}
              {account.child
                ? 'Anybody may pay into a child’s junior ISA; what is in it belongs to the child, locked until 18.'
                : 'What you pay into ISAs elsewhere comes off it too.'}
            </p>
            {plannedPence > 0 && (
              <p>
                Payments on their way and Direct Debits take <Money pence={plannedPence} exact /> by the end
                of the tax year; that is taken off already.
              </p>
            )}
          </div>
        )}
      </QueryCard>
    </Card>
  )
}
