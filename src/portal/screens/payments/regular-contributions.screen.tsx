// Monthly payments by Direct Debit: what is collected, changing it, and adding money each month.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import { mandatesQuery, type Mandates } from '#api/payments/mandates.ts'
import { TabHeading } from 'portal-engine/screen-api/layout/tab-heading.tsx'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { EmptyState } from 'portal-engine/ui/cards/empty-state.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { WayBack } from 'portal-engine/screen-api/links/back-to.tsx'
import { AddMoneyPage } from './add-money/add-money-page.tsx'
import { amountAsked } from './add-money/amount-asked.ts'
import { insteadOfMonthly } from './add-money/monthly.tsx'
import { Focused } from './focused.tsx'
import { Guarantee } from './mandates/guarantee.tsx'
import { MandateCard } from './mandates/mandate-card.tsx'
import { MandateSent } from './mandates/mandate-sent.tsx'
import { useOwnAccounts } from './own-accounts.ts'
import notice from 'portal-engine/ui/notice.module.css'

const MandateForm = lazy(() => import('./mandates/mandate-form.tsx'))

/** What an address asks for a new one; nothing, once it is answered. */
const asked = { new: undefined, account: undefined, amount: undefined, often: undefined }

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
  const all = useOwnAccounts()
  const [first] = all
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
  const isSettingUp = search.has('new') && standing === undefined
  // The card, or the button, from which the form was opened, or what was done there.
  const [returned, setReturned] = useState<{ id: string; turn: number }>()
  const returnTo = (id: string) => setReturned((last) => ({ id, turn: (last?.turn ?? 0) + 1 }))
  const back = () => {
    returnTo(changed?.id ?? 'new')
    choose(listAlone)
  }
  if (first && (isSettingUp || changed))
    return (
      <>
        <WayBack>
          <button type="button" onClick={back}>
            Your Direct Debits
          </button>
        </WayBack>
        {changed ? (
          <Suspense fallback={<Skeleton height="20rem" />}>
            <MandateForm
              data={data}
              accounts={[first, ...all.slice(1)]}
              mandate={changed}
              amount={amountAsked(search)}
              onSent={({ id }) => choose({ ...listAlone, sent: id, as: 'changed' })}
            />
          </Suspense>
        ) : (
          <AddMoneyPage fallback={first} often="monthly" />
        )}
      </>
    )
  return (
    <>
      {sent?.status === 'active' && <MandateSent mandate={sent} isChanged={search.get('as') === 'changed'} />}
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
        {insteadOfMonthly(all, data) ?? (
          <Button variant="primary" onClick={() => choose({ ...listAlone, new: '1' }, { isStep: true })}>
            Set up a Direct Debit
          </Button>
        )}
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
      <Guarantee clauses={data.guarantee} />
    </>
  )
}

/** The one that was just sent, then those that collect, those that pause, and those that have ended. */
const order = ['active', 'paused', 'cancelled']
const inOrder = (mandates: Mandates['mandates'], sent: string | undefined) => {
  const placeOf = ({ id, status }: Mandates['mandates'][number]) => (id === sent ? -1 : order.indexOf(status))
  return mandates.toSorted((a, b) => placeOf(a) - placeOf(b))
}
