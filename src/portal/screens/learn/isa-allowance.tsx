// What the reader can still pay into ISAs this tax year; nothing for a reader without an ISA here.
import { useQuery } from '@tanstack/react-query'
import { accountsQuery } from '#api/accounts/accounts.ts'
import { allowanceQuery } from '#api/tax/allowance.ts'
import { hasAllowance } from '#domain/tax/isa-allowance.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import notice from 'portal-engine/ui/notice.module.css'
import css from './learn.module.css'

export function IsaAllowance() {
  const accounts = useQuery(accountsQuery(useApi()))
  const isa = accounts.data?.accounts.find((account) => account.type === 'ISA' && hasAllowance(account))
  return isa ? <Left account={isa} /> : null
}

function Left({ account }: { account: { id: string; type: string } }) {
  const { data } = useQuery(allowanceQuery(useApi(), account))
  if (!data) return null
  return (
    <p className={`${notice.info} ${css.own}`}>
      ISA allowance left this tax year
      <strong>
        <Money pence={data.allowancePence} />
      </strong>
      <RouteLink to="tax-allowances">See your allowances</RouteLink>
    </p>
  )
}
