// Adding money, the same on every page that opens it: the page says which account is offered first, and whether monthly.
import { useQuery } from '@tanstack/react-query'
import type { Account } from '#api/accounts/accounts.ts'
import { mandatesQuery, type Mandate } from '#api/payments/mandates.ts'
import { pensionUseQuery, type PensionUse } from '#api/payments/pension-contributions.ts'
import type { Payment } from '#api/payments/payments.ts'
import { londonDate } from 'portal-engine/base/dates/london-time.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { serverNow } from 'portal-engine/http/server-time.ts'
import { SendForm } from 'portal-engine/forms/send/send-form.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { useDeclareIsa } from '#screens/shared/isa-declaration/use-declare-isa.ts'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { useOwnAccounts } from '../own-accounts.ts'
import { HowOften, type Often } from '../how-often.tsx'
import { useAllowances } from '../room-left.ts'
import { addMoneyForm } from './add-money-form.tsx'
import { amountAsked, oftenAsked } from './amount-asked.ts'
import { freeOf, insteadOfMonthly } from './monthly.tsx'

interface AddMoneyProps {
  /** The one that is offered first. */
  account: Account
  /** Offered first; once where it is left out. */
  often?: Often | undefined
  onSent: (payment: Payment | Mandate) => void
}

const isPension = ({ type }: Account) => type === 'Pension'

export default function AddMoney(props: AddMoneyProps) {
  const { account } = props
  const accounts = useOwnAccounts()
  const hasPension = accounts.some(isPension)
  const use = useQuery({ ...pensionUseQuery(useApi()), enabled: hasPension })
  const formWith = (found: PensionUse | undefined) => (
    <Form {...props} accounts={found ? accounts : accounts.filter((each) => !isPension(each))} use={found} />
  )
  if (!hasPension) return formWith(undefined)
  const hasFailed = use.isError && use.data === undefined
  return (
    <>
      <QueryCard query={use} what="your contributions" skeleton={<Skeleton height="30rem" />}>
        {formWith}
      </QueryCard>
      {/* The other accounts do not wait for it. */}
      {hasFailed && !isPension(account) && formWith(undefined)}
    </>
  )
}

interface FormProps extends AddMoneyProps {
  accounts: readonly Account[]
  use: PensionUse | undefined
}

function Form({ accounts, account, use, often: first = 'once', onSent }: FormProps) {
  const allowanceOf = useAllowances(accounts)
  const declare = useDeclareIsa()
  const [search, choose] = useUrlState()
  // Not everybody who pays in may set Direct Debits up.
  const mayBeMonthly = usePortal().href('regular-contributions') !== undefined
  const mandates = useQuery({ ...mandatesQuery(useApi()), enabled: mayBeMonthly })
  const form = addMoneyForm({
    ...{ accounts, account, use, allowanceOf, declare },
    today: londonDate(serverNow()),
    amount: amountAsked(search),
    often: mayBeMonthly ? oftenAsked(search, first) : 'once',
    monthly: mandates.data && { ...mandates.data, free: freeOf(accounts, mandates.data) },
    insteadOfMonthly: mandates.data ? (
      insteadOfMonthly(accounts, mandates.data)
    ) : (
      <QueryCard query={mandates} what="your Direct Debits" skeleton={<Skeleton height="30rem" />}>
        {() => null}
      </QueryCard>
    ),
  })
  return (
    <SendForm
      form={form}
      isOpenedHere={first === 'monthly'}
      above={({ values, change }) =>
        search.get('step') !== 'check' &&
        mayBeMonthly && (
          <HowOften
            chosen={values.often}
            // Before the first answer it is no form to keep.
            onChoose={(id) => (values === form.blank ? choose({ often: id }) : change({ often: id }))}
          />
        )
      }
      onSent={onSent}
    />
  )
}
