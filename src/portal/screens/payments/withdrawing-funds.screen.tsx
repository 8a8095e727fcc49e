// Taking money out: which accounts allow it, to which bank account, and what it leads to.
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import { withdrawalOptionsQuery, type WithdrawalOptions } from '#api/payments/withdrawals.ts'
import * as limits from '#domain/limits.gen.ts'
import { TabHeading } from 'portal-engine/screen-api/layout/tab-heading.tsx'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { DrawnEmptyState } from 'portal-engine/ui/drawings/drawing.tsx'
import { OnItsWayOut } from './paying-out/on-its-way-out.tsx'
import { WithBankAccounts } from './paying-out/with-bank-accounts.tsx'
import { HowOften } from './how-often.tsx'
import { useOwnAccounts } from './own-accounts.ts'
import { PaymentSent } from './payment-sent.tsx'
import { isAboutRegular, RegularPayments } from './regular/regular-payments.tsx'
import { ClosedAccounts } from './withdrawing/closed-accounts.tsx'

const WithdrawalForm = lazy(() => import('./withdrawing/withdrawal-form.tsx'))

export default function WithdrawingFunds() {
  const [search, choose] = useUrlState()
  const accounts = useOwnAccounts()
  const options = useQuery(withdrawalOptionsQuery(useApi()))
  const isNothingOpen = options.data?.accounts.every(({ closed }) => closed !== null)
  const sent = search.get('sent')
  const often = search.get('regular') === 'new' ? 'monthly' : 'once'
  const offersHowOften =
    (often === 'monthly' || !isAboutRegular(search)) &&
    sent === null &&
    search.get('step') !== 'check' &&
    isNothingOpen === false
  const regular = (
    <RegularPayments ofPensions={false} back={often === 'monthly' ? undefined : 'One withdrawal'} />
  )
  return (
    <>
      <TabHeading
        note={
          sent === null
            ? `Ask by ${hourInWords(limits['withdrawal-cut-off'].value)} on a working day: we sell the next day and pay you ${limits['withdrawal-working-days'].value} working days later.`
            : null
        }
      />
      {offersHowOften && (
        <HowOften
          chosen={often}
          onChoose={(id) =>
            choose({ regular: id === 'monthly' ? 'new' : undefined, step: undefined }, { isStep: true })
          }
        />
      )}
      {isAboutRegular(search) ? (
        regular
      ) : sent === null ? (
        <QueryCard query={options} what="what can be taken out" skeleton={<Skeleton height="24rem" />}>
          {(found) => (
            <>
              <Open options={found} />
              {search.get('step') === null && <ClosedAccounts accounts={accounts} options={found.accounts} />}
              {regular}
            </>
          )}
        </QueryCard>
      ) : (
        <PaymentSent id={sent} next={(payment) => <OnItsWayOut payment={payment} />} />
      )}
    </>
  )
}

/** "3pm" */
const hourInWords = (hour: number): string => (hour > 12 ? `${hour - 12}pm` : `${hour}am`)

function Open({ options }: { options: WithdrawalOptions }) {
  const [search, choose] = useUrlState()
  const accounts = useOwnAccounts()
  const open = accounts.flatMap((account) => {
    const option = options.accounts.find(({ accountId }) => accountId === account.id)
    return option && option.closed === null ? [{ account, option }] : []
  })
  const first = (open.find(({ account }) => account.id === search.get('account')) ?? open[0])?.account
  if (!first)
    return (
      <Card>
        <DrawnEmptyState drawing="coins" title="There is nothing to take out at the moment">
          {options.accounts.some(({ closed }) => closed === 'nothing-there')
            ? 'You can take money out once it is invested, unless it is already on its way to you.'
            : 'None of your accounts allows withdrawals here.'}
        </DrawnEmptyState>
      </Card>
    )
  return (
    <WithBankAccounts
      form={(banks, above) => (
        <WithdrawalForm
          open={open}
          first={first}
          options={options}
          bankAccounts={banks}
          above={above}
          onSent={({ id }) => choose({ step: undefined, sent: id })}
        />
      )}
    />
  )
}
