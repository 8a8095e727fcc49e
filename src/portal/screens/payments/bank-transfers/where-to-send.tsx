// The firm's bank account and the reference that names the account, each with Copy.
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { copyText } from '#ui/copy-text.ts'
import { Button } from '#ui/button.tsx'
import { useApi } from '#http/context.ts'
import { fundingDetailsQuery, type FundingDetails } from '#api/payments/payments.ts'
import { Card } from '#ui/cards/card.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import prose from '#ui/prose.module.css'
import css from '../payments.module.css'

export function WhereToSend({ accountId }: { accountId: string }) {
  return (
    <Card title="Where to send it, from your bank" level={3}>
      <OurBankDetails accountId={accountId} />
    </Card>
  )
}

/** The same inside another card. */
export function OurBankDetails({ accountId }: { accountId: string }) {
  const details = useQuery(fundingDetailsQuery(useApi(), accountId))
  return (
    <QueryCard query={details} what="our bank details" skeleton={<Skeleton lines={4} height="2.5rem" />}>
      {(found) => (
        <div className={css.stack}>
          <dl className={css.copied}>
            {rowsOf(found).map(({ label, shown, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <span>{shown}</span> <CopyButton text={text} what={label.toLowerCase()} />
                </dd>
              </div>
            ))}
          </dl>
          <p className={prose.quiet}>
            The reference tells us whose money it is. Our bank details do not change: call us before you
            believe anybody who says that they have.
          </p>
        </div>
      )}
    </QueryCard>
  )
}

const rowsOf = ({ name, sortCode, accountNumber, reference }: FundingDetails) => [
  { label: 'Account name', shown: name, text: name },
  { label: 'Sort code', shown: sortCode.replace(/(..)(..)(..)/, '$1-$2-$3'), text: sortCode },
  { label: 'Account number', shown: accountNumber, text: accountNumber },
  { label: 'Reference to quote', shown: reference, text: reference },
]

/** Copies a text, and says so. */
function CopyButton({ text, what }: { text: string; what: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const copy = () =>
    copyText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <span>
      <Button variant="quiet" onClick={() => void copy()}>
        {state === 'copied' ? 'Copied' : 'Copy'}
        <span className="visually-hidden"> {what}</span>
      </Button>
      <span role="status" className="visually-hidden">
        {state === 'copied' && `The ${what} is copied`}
        {state === 'failed' && `The ${what} could not be copied`}
      </span>
    </span>
  )
}
