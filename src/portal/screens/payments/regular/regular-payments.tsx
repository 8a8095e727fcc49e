// What is paid out each month, of pensions or of other accounts, and the form that sets one up or changes one.
import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import {
  regularPaymentsQuery,
  type RegularPayments as Data,
  type RegularPayment,
} from '#api/payments/regular-payments.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { Focused } from '../focused.tsx'
import { useOwnAccounts } from '../own-accounts.ts'
import { WithBankAccounts } from '../paying-out/with-bank-accounts.tsx'
import { RegularCard } from './regular-card.tsx'
import type { RegularTarget } from './regular-form.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { WayBack } from 'portal-engine/screen-api/links/back-to.tsx'
import { dayOfMonth } from '../day-question.ts'
import { SentCard } from '../sent-card.tsx'
import { Steps } from 'portal-engine/ui/steps.tsx'
import prose from 'portal-engine/ui/prose.module.css'

const RegularForm = lazy(() => import('./regular-form.tsx'))

/** The parameters of the address that this part reads. */
const none = { regular: undefined, arranged: undefined, as: undefined, step: undefined }

/** Does the address ask for this part alone? */
export const isAboutRegular = (search: URLSearchParams): boolean =>
  search.has('regular') || search.has('arranged')

interface RegularPaymentsProps {
  /** Are they paid from pensions, or from other accounts? */
  ofPensions: boolean
  /** “One withdrawal”; undefined where something else leads back from a new one. */
  back: string | undefined
}

export function RegularPayments(props: RegularPaymentsProps) {
  const regular = useQuery(regularPaymentsQuery(useApi()))
  return (
    <QueryCard query={regular} what="your regular payments" skeleton={<Skeleton height="8rem" />}>
      {(data) => <Found {...props} data={data} />}
    </QueryCard>
  )
}

function Found({ ofPensions, back, data }: RegularPaymentsProps & { data: Data }) {
  const [search, choose] = useUrlState()
  const [turn, setTurn] = useState(0)
  const payments = data.payments.filter(({ isPension }) => isPension === ofPensions)
  const sent = payments.find(({ id }) => id === search.get('arranged'))
  // A form that was left unsent knows itself which one it changes.
  const changed = payments.find(
    ({ id, status }) => [id, 'unsent'].includes(search.get('regular') ?? '') && status === 'active',
  )
  // The address names the payment that people come back to.
  const leave = () => choose({ ...none, payment: (sent ?? changed)?.id })
  if (sent) return <RegularSent payment={sent} isChanged={search.get('as') === 'changed'} onBack={leave} />
  if (search.has('regular'))
    return (
      <>
        {back !== undefined && (
          <WayBack>
            <button type="button" onClick={leave}>
              {back}
            </button>
          </WayBack>
        )}
        <Form data={data} ofPensions={ofPensions} changed={changed} />
      </>
    )
  return payments.map((payment) => (
    <Focused key={payment.id} is={search.get('payment') === payment.id} turn={turn}>
      <RegularCard
        payment={payment}
        firstCancellableDay={data.firstCancellableDay}
        onChange={() => choose({ regular: payment.id }, { isStep: true })}
        onActed={() => {
          choose({ payment: payment.id })
          setTurn((last) => last + 1)
        }}
      />
    </Focused>
  ))
}

interface FormProps {
  data: Data
  ofPensions: boolean
  changed: Data['payments'][number] | undefined
}

function Form({ data, ofPensions, changed }: FormProps) {
  const [search, choose] = useUrlState()
  const accounts = useOwnAccounts()
  const isFree = (id: string) =>
    !data.payments.some(({ accountId, status }) => accountId === id && status !== 'cancelled')
  const targets = data.targets.flatMap(({ accountId, ...target }): RegularTarget[] => {
    const account = accounts.find(({ id }) => id === accountId)
    const isWanted = changed
      ? data.payments.some((payment) => payment.accountId === accountId)
      : (account?.type === 'Pension') === ofPensions && target.mostPence > 0 && isFree(accountId)
    return account && isWanted ? [{ ...target, account }] : []
  })
  const chosenId = changed?.accountId ?? search.get('account')
  const chosen = targets.find(({ account }) => account.id === chosenId)
  const [first, ...rest] = chosen ? [chosen, ...targets.filter((each) => each !== chosen)] : targets
  if (!first)
    return (
      <p>
        {ofPensions
          ? 'Income is paid from what is in drawdown. Take tax-free cash first, which moves three times as much into drawdown.'
          : 'You have no other account to pay yourself from each month.'}
      </p>
    )
  return (
    <WithBankAccounts
      form={(banks, above) => (
        <RegularForm
          targets={[first, ...rest]}
          payments={data.payments}
          offered={changed}
          bankAccounts={banks}
          above={above}
          onSent={({ id }) => choose({ ...none, arranged: id, as: changed && 'changed' })}
        />
      )}
    />
  )
}

interface RegularSentProps {
  payment: RegularPayment
  isChanged: boolean
  onBack: () => void
}

/** Shown instead of the form once a regular payment is set up or changed. */
function RegularSent({ payment, isChanged, onBack }: RegularSentProps) {
  const { reference, next, amountPence, currency, accountName, day, bankAccountEnding } = payment
  return (
    <SentCard
      title={`Your regular payment is ${isChanged ? 'changed' : 'set up'}`}
      actions={<Button onClick={onBack}>Your regular payments</Button>}
    >
      <p>
        Your reference is <strong>{reference}</strong>.
      </p>
      <p>
        <Money pence={amountPence} currency={currency} exact /> from {accountName} on {dayOfMonth(day)} of
        each month, to the bank account ending {bankAccountEnding}.
      </p>
      {next && (
        <Steps
          steps={[
            { name: 'Until we sell', state: 'current', text: 'It stays invested.' },
            {
              name: formatDate(next.on),
              state: 'next',
              text: (
                <>
                  The next <Money pence={next.pence} currency={currency} exact /> is due in the bank account.
                </>
              ),
            },
          ]}
        />
      )}
      <p className={prose.quiet}>
        A message with these details is in your inbox. Each payment shows under History.
      </p>
    </SentCard>
  )
}
