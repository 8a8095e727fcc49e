// Adding money once, the same on every page that opens it: the page says which account is offered first.
import { useQuery } from '@tanstack/react-query'
import type { Account } from '#api/accounts/accounts.ts'
import { pensionUseQuery, type PensionUse } from '#api/payments/pension-contributions.ts'
import type { Payment } from '#api/payments/payments.ts'
import { londonDate } from '#base/dates/london-time.ts'
import { useApi } from '#http/context.ts'
import { serverNow } from '#http/server-time.ts'
import { SendForm } from '#forms/send/send-form.tsx'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { useDeclareIsa } from '#screens/shared/isa-declaration/use-declare-isa.ts'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { useOwnAccounts } from '../own-accounts.ts'
import { useAllowances } from '../room-left.ts'
import { addMoneyForm } from './add-money-form.tsx'
import { amountAsked } from './amount-asked.ts'
import { HowOften } from './how-often.tsx'

interface AddMoneyProps {
  /** The one that is offered first. */
  account: Account
  onSent: (payment: Payment) => void
}

const isPension = ({ type }: Account) => type === 'Pension'

export default function AddMoney({ account, onSent }: AddMoneyProps) {
  const accounts = useOwnAccounts()
  const hasPension = accounts.some(isPension)
  const use = useQuery({ ...pensionUseQuery(useApi()), enabled: hasPension })
  const formWith = (found: PensionUse | undefined) => (
    <Form
      accounts={found ? accounts : accounts.filter((each) => !isPension(each))}
      account={account}
      use={found}
      onSent={onSent}
    />
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

function Form({ accounts, account, use, onSent }: FormProps) {
  const allowanceOf = useAllowances(accounts)
  const declare = useDeclareIsa()
  const [search] = useUrlState()
  const isInPounds = (id: string) => accounts.find((each) => each.id === id)?.baseCurrency === 'GBP'
  const form = addMoneyForm({
    ...{ accounts, account, use, allowanceOf, declare },
    today: londonDate(serverNow()),
    amount: amountAsked(search),
  })
  return (
    <SendForm
      form={form}
      above={({ values, discard }) =>
        search.get('step') !== 'check' &&
        // Direct Debits are collected in pounds.
        isInPounds(values.accountId) && (
          <HowOften chosen="once" accountId={values.accountId} amount={values.amount} discard={discard} />
        )
      }
      onSent={onSent}
    />
  )
}
