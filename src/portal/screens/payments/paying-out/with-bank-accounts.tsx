// A form of money that goes out, with the bank accounts it can go to; without one, what is to be done first.
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import { serverNow } from 'portal-engine/http/server-time.ts'
import { bankAccountsQuery, type BankAccount } from '#api/payments/bank-accounts.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import noticeCss from 'portal-engine/ui/notice.module.css'
import layout from 'portal-engine/ui/layout.module.css'
import { ADDED } from './back-to-payment.ts'
import { readyInWords } from './paying-out-answers.ts'

interface InForm {
  values: { bankAccountId: string }
  change: (change: { bankAccountId: string }) => void
  /** Once the form is begun. */
  discard?: () => Promise<unknown>
}

/** What stands above the questions of a form of money that goes out. */
export type AboveBankAccounts = ((form: InForm) => ReactNode) | undefined

interface WithBankAccountsProps {
  form: (banks: readonly BankAccount[], above: AboveBankAccounts) => ReactNode
}

export function WithBankAccounts({ form }: WithBankAccountsProps) {
  const bankAccounts = useQuery(bankAccountsQuery(useApi()))
  const [search] = useUrlState()
  const [addedId] = useState(() => search.get(ADDED))
  const added = bankAccounts.data?.find(({ id }) => id === addedId)
  const skeleton = <Skeleton height="24rem" />
  return (
    <QueryCard query={bankAccounts} what="the bank details" skeleton={skeleton}>
      {(banks) =>
        banks.length === 0 ? (
          <NoBankAccount />
        ) : (
          <>
            {!added && banks.every(({ isReady }) => !isReady) && <AllNew banks={banks} />}
            <Suspense fallback={skeleton}>
              {form(offering(banks, added), added && ((props) => <JustAdded {...props} bank={added} />))}
            </Suspense>
          </>
        )
      }
    </QueryCard>
  )
}

/** What was just added is offered first, otherwise one that can be paid now, the person's own choice before others. */
function offering(banks: readonly BankAccount[], added: BankAccount | undefined): BankAccount[] {
  const usual = banks.find(({ isDefault }) => isDefault)
  const ready = usual?.isReady === true ? usual : banks.find(({ isReady }) => isReady)
  const first = added ?? ready ?? usual
  return banks.map((bank) => ({ ...bank, isDefault: bank === first }))
}

/** Somebody who adds a bank account in the middle of a form wants to be paid there: it takes the place of the one chosen before. */
function JustAdded({ bank, values, change, discard }: InForm & { bank: BankAccount }) {
  const { id, accountNumberEnding, isReady, readyAt } = bank
  const notice = useRef<HTMLParagraphElement>(null)
  const [search, choose] = useUrlState()
  const isChosen = values.bankAccountId === id
  // The address names it until then, so that a later choice stays when the page is loaded again.
  const isWanted = discard !== undefined && search.get(ADDED) === id && !isChosen
  useEffect(() => {
    // A new page gives the focus to its heading first.
    queueMicrotask(() => notice.current?.focus())
  }, [])
  useEffect(() => {
    if (!isWanted) return
    change({ bankAccountId: id })
    choose({ [ADDED]: undefined })
  })
  return (
    <p ref={notice} tabIndex={-1} role="status" className={noticeCss.info}>
      The account ending {accountNumberEnding} is added.
      {!isReady && ` ${laterInWords('it', readyAt)}`}{' '}
      {isChosen ? 'It is chosen below.' : 'Choose it below to be paid there.'}
    </p>
  )
}

function AllNew({ banks }: { banks: readonly BankAccount[] }) {
  const [first] = banks.map(({ readyAt }) => readyAt).toSorted()
  return (
    <p role="note" className={noticeCss.due}>
      Your bank details are new.{' '}
      {laterInWords(banks.length === 1 ? 'this account' : 'the first of them', first!)}
    </p>
  )
}

const laterInWords = (what: string, readyAt: string): string =>
  `We can pay ${what} from ${readyInWords(readyAt, serverNow())}. You can ask now, and we pay once it is ready.`

function NoBankAccount() {
  return (
    <Card title="A bank account first" level={3}>
      <div className={layout.stack4}>
        <p>The owner has to add a bank account before any money can be taken out.</p>
        <p>
          <RouteLink to="bank-details">Go to bank details</RouteLink>
        </p>
      </div>
    </Card>
  )
}
