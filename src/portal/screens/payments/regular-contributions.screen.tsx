// Monthly payments by Direct Debit: what is collected, and setting one up or changing it.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from '#http/context.ts'
import { mandatesQuery, type Mandates } from '#api/payments/mandates.ts'
import { TabHeading } from '#screen-api/layout/tab-heading.tsx'
import { ButtonLink } from '#screen-api/links/button-link.tsx'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { EmptyState } from '#ui/cards/empty-state.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { WayBack } from '#ui/way-back.tsx'
import { amountAsked } from './add-money/amount-asked.ts'
import { Focused } from './focused.tsx'
import { MandateCard } from './mandates/mandate-card.tsx'
import { MandateSent } from './mandates/mandate-sent.tsx'
import { useOwnAccounts } from './own-accounts.ts'
import notice from '#ui/notice.module.css'
import prose from '#ui/prose.module.css'
import css from './payments.module.css'

const MandateForm = lazy(() => import('./mandates/mandate-form.tsx'))

/** What an address asks for a new one; nothing, once it is answered. */
const asked = { new: undefined, account: undefined, amount: undefined }

/** The address of the list alone. */
const listAlone = { ...asked, change: undefined, step: undefined, sent: undefined, as: undefined }

export default function RegularContributions() {
  const mandates = useQuery(mandatesQuery(useApi()))
  return (
    <>
      <TabHeading note="A Direct Debit collects the same amount each month." />
      <QueryCard query={mandates} what="your Direct Debits" skeleton={<Skeleton lines={5} height="3rem" />}>
        {(data) => <Found data={data} />}
      </QueryCard>
    </>
  )
}

function Found({ data }: { data: Mandates }) {
  const [search, choose] = useUrlState()
  const free = useOwnAccounts().filter(
    ({ id, baseCurrency }) =>
      baseCurrency === 'GBP' &&
      !data.mandates.some(({ accountId, status }) => accountId === id && status !== 'cancelled'),
  )
  const all = useOwnAccounts()
  const sent = data.mandates.find(({ id }) => id === search.get('sent'))
  const standing = data.mandates.find(
    ({ accountId, status }) =>
      search.has('new') && accountId === search.get('account') && status !== 'cancelled',
  )
  // A form that was left unsent knows itself which one it changes. An account that has one has no second.
  const changed = data.mandates.find(
    ({ id, status }) =>
      [id, 'unsent'].includes(search.get('change') ?? standing?.id ?? '') && status === 'active',
  )
  const isSettingUp =
    search.has('new') && standing === undefined && isSome(free) && data.bankAccounts.length > 0
  const amount = amountAsked(search)
  // The card, or the button, from which the form was opened, or what was done there.
  const [returned, setReturned] = useState<{ id: string; turn: number }>()
  const returnTo = (id: string) => setReturned((last) => ({ id, turn: (last?.turn ?? 0) + 1 }))
  const back = () => {
    returnTo(changed?.id ?? 'new')
    choose(listAlone)
  }
  return (
    <>
      {sent?.status === 'active' && !isSettingUp && !changed && (
        <MandateSent mandate={sent} isChanged={search.get('as') === 'changed'} />
      )}
      {(isSettingUp || changed) && (
        <>
          <WayBack>
            <button type="button" onClick={back}>
              Back to your Direct Debits
            </button>
          </WayBack>
          <Suspense fallback={<Skeleton height="20rem" />}>
            {isSettingUp && isSome(free) ? (
              <MandateForm
                data={data}
                accounts={chosenFirst(free, search.get('account'))}
                mandate={undefined}
                amount={amount}
                onSent={({ id }) => choose({ ...listAlone, sent: id })}
              />
            ) : (
              changed &&
              isSome(all) && (
                <MandateForm
                  data={data}
                  accounts={all}
                  mandate={changed}
                  amount={amount}
                  onSent={({ id }) => choose({ ...listAlone, sent: id, as: 'changed' })}
                />
              )
            )}
          </Suspense>
        </>
      )}
      {!isSettingUp && !changed && (
        <>
          {data.mandates.length === 0 && (
            <EmptyState>
              No Direct Debits yet. A Direct Debit invests a little each month, whatever the markets do.
            </EmptyState>
          )}
          {standing?.status === 'paused' && (
            <p role="status" className={notice.info}>
              The Direct Debit into {standing.accountName} is paused. Resume it before you change it.
            </p>
          )}
          <Focused is={returned?.id === 'new'}>
            <SetUp
              hasBank={data.bankAccounts.length > 0}
              hasFree={free.length > 0}
              hasPounds={all.some(({ baseCurrency }) => baseCurrency === 'GBP')}
              onNew={() => choose({ ...listAlone, new: '1' }, { isStep: true })}
            />
          </Focused>
          {inOrder(data.mandates, sent?.id).map((mandate) => (
            <Focused key={mandate.id} is={returned?.id === mandate.id} turn={returned?.turn}>
              <MandateCard
                mandate={mandate}
                data={data}
                onChange={() => choose({ ...listAlone, change: mandate.id }, { isStep: true })}
                onActed={() => {
                  returnTo(mandate.id)
                  choose(asked)
                }}
              />
            </Focused>
          ))}
        </>
      )}
      <Disclosure label="The Direct Debit Guarantee">
        <ul className={css.guarantee}>
          {data.guarantee.map((clause) => (
            <li key={clause}>{clause}</li>
          ))}
        </ul>
      </Disclosure>
    </>
  )
}

/** The one that was just sent, then those that collect, those that pause, and those that have ended. */
const order = ['active', 'paused', 'cancelled']
const inOrder = (mandates: Mandates['mandates'], sent: string | undefined) => {
  const placeOf = ({ id, status }: Mandates['mandates'][number]) => (id === sent ? -1 : order.indexOf(status))
  return mandates.toSorted((a, b) => placeOf(a) - placeOf(b))
}

interface SetUpProps {
  hasBank: boolean
  hasFree: boolean
  /** Is any account in pounds? */
  hasPounds: boolean
  onNew: () => void
}

function SetUp({ hasBank, hasFree, hasPounds, onNew }: SetUpProps) {
  if (!hasFree)
    return (
      <p className={prose.quiet}>
        {hasPounds
          ? 'Each of your accounts in pounds already has a Direct Debit. Change one to pay in more or less.'
          : 'A Direct Debit needs an account in pounds.'}
      </p>
    )
  if (!hasBank)
    return (
      <Card title="Set one up" level={3}>
        <div className={css.stack}>
          <p>First add the bank account to collect it from.</p>
          <div>
            <ButtonLink to="bank-details" variant="primary">
              Add your bank details
            </ButtonLink>
          </div>
        </div>
      </Card>
    )
  return (
    <div>
      <Button variant="primary" onClick={onNew}>
        Set up a Direct Debit
      </Button>
    </div>
  )
}

type Some<T> = readonly [T, ...T[]]

const isSome = <T,>(list: readonly T[]): list is Some<T> => list.length > 0

/** The account of this id first, if it is among them. */
function chosenFirst(accounts: Some<Account>, id: string | null): Some<Account> {
  const chosen = accounts.find((account) => account.id === id)
  return chosen ? [chosen, ...accounts.filter((account) => account !== chosen)] : accounts
}
