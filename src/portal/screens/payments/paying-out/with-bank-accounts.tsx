// A form of money that goes out, with the bank accounts it can go to; without one, what is to be done first.
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useApi } from '#http/context.ts'
import { serverNow } from '#http/server-time.ts'
import { bankAccountsQuery, type BankAccount } from '#api/payments/bank-accounts.ts'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { Card } from '#ui/cards/card.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import css from '../payments.module.css'
import { ADDED } from './back-to-payment.ts'
import { readyInWords } from './paying-out-answers.ts'

export function WithBankAccounts({ form }: { form: (banks: readonly BankAccount[]) => ReactNode }) {
  const bankAccounts = useQuery(bankAccountsQuery(useApi()))
  const [search] = useUrlState()
  const added = bankAccounts.data?.find(({ id }) => id === search.get(ADDED))
  const skeleton = <Skeleton height="24rem" />
  return (
    <QueryCard query={bankAccounts} what="the bank details" skeleton={skeleton}>
      {(banks) =>
        banks.length === 0 ? (
          <NoBankAccount />
        ) : (
          <>
            {added ? (
              <JustAdded bank={added} />
            ) : (
              banks.every(({ isReady }) => !isReady) && <AllNew banks={banks} />
            )}
            <Suspense fallback={skeleton}>{form(offering(banks, added))}</Suspense>
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

function JustAdded({ bank: { accountNumberEnding, isReady, readyAt } }: { bank: BankAccount }) {
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // A new page gives the focus to its heading first.
    queueMicrotask(() => notice.current?.focus())
  }, [])
  return (
    <p ref={notice} tabIndex={-1} role="status" className={css.changed}>
      The account ending {accountNumberEnding} is added.
      {!isReady && ` ${laterInWords('it', readyAt)}`} Choose it below to be paid there.
    </p>
  )
}

function AllNew({ banks }: { banks: readonly BankAccount[] }) {
  const [first] = banks.map(({ readyAt }) => readyAt).toSorted()
  return (
    <p role="note" className={css.warning}>
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
      <div className={css.stack}>
        <p>The owner has to add a bank account before any money can be taken out.</p>
        <p>
          <RouteLink to="bank-details">Go to bank details</RouteLink>
        </p>
      </div>
    </Card>
  )
}
