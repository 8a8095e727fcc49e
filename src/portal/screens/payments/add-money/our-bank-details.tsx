// The firm's bank account and the reference that names the account, each to copy, or all at once.
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatPence } from 'portal-engine/base/money.ts'
import { copyText } from '#screens/shared/copy-text.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { useApi } from 'portal-engine/http/context.ts'
import { fundingDetailsQuery, type FundingDetails } from '#api/payments/payments.ts'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import layout from 'portal-engine/ui/layout.module.css'
import css from '../payments.module.css'

interface OurBankDetailsProps {
  accountId: string
  /** What is to be sent. */
  amount?: { pence: number; currency: string }
}

export function OurBankDetails({ accountId, amount }: OurBankDetailsProps) {
  const details = useQuery(fundingDetailsQuery(useApi(), accountId))
  return (
    <>
      {/* Where it cannot stand among what is copied. */}
      {amount && details.isError && details.data === undefined && (
        <p>Amount: {formatPence(amount.pence, amount.currency)}</p>
      )}
      <QueryCard query={details} what="our bank details" skeleton={<Skeleton lines={5} height="3rem" />}>
        {(found) => {
          const rows = rowsOf(found, amount)
          const all = rows.map(({ label, shown }) => `${label}: ${shown}`).join('\n')
          return (
            <div className={layout.stack4}>
              <dl className={css.copied}>
                {rows.map(({ label, shown, text }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      <span>{shown}</span> <CopyButton text={text} what={label.toLowerCase()} />
                    </dd>
                  </div>
                ))}
              </dl>
              <div>
                <CopyButton text={all} what="all details" label="Copy all" />
              </div>
              <p className={prose.quiet}>
                Use the reference, so that we know the money is yours. Our bank details do not change. If
                anybody says they have, call us first.
              </p>
            </div>
          )
        }}
      </QueryCard>
    </>
  )
}

interface Row {
  label: string
  shown: string
  /** As it is copied. */
  text: string
}

function rowsOf(
  { name, sortCode, accountNumber, reference }: FundingDetails,
  amount: OurBankDetailsProps['amount'],
): Row[] {
  const sum = amount && formatPence(amount.pence, amount.currency)
  return [
    ...(sum === undefined ? [] : [{ label: 'Amount', shown: sum, text: sum.replace(/[^\d.]/g, '') }]),
    { label: 'Account name', shown: name, text: name },
    { label: 'Sort code', shown: sortCode.replace(/(..)(..)(..)/, '$1-$2-$3'), text: sortCode },
    { label: 'Account number', shown: accountNumber, text: accountNumber },
    { label: 'Reference to quote', shown: reference, text: reference },
  ]
}

/** Copies a text, and says so. */
function CopyButton({ text, what, label }: { text: string; what: string; label?: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const copy = () => {
    setState('idle')
    return copyText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }
  return (
    <span>
      <Button variant={label === undefined ? 'quiet' : 'secondary'} onClick={() => void copy()}>
        {state === 'copied' ? 'Copied' : state === 'failed' ? 'Not copied' : (label ?? 'Copy')}
        {label === undefined && <span className="visually-hidden"> {what}</span>}
      </Button>
      <span role="status" className="visually-hidden">
        {state === 'copied' && `Copied: ${what}`}
        {state === 'failed' && `Not copied: ${what}`}
      </span>
    </span>
  )
}
