// Asking for a bed and ISA, or for the use of the new allowance on 6 April: accounts, amount, and what a sale means.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { serverNow } from 'portal-engine/http/server-time.ts'
import { allowanceQuery } from '#api/tax/allowance.ts'
import { taxUseQuery } from '#api/tax/tax-use.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { londonDate } from 'portal-engine/base/dates/london-time.ts'
import { matchingWarning } from '#domain/gains/matching-words.ts'
import { parsePounds } from 'portal-engine/base/pounds.ts'
import { settledAmountPence } from '#domain/tax/tax-facts.ts'
import {
  gainOfSale,
  problemOfAmount,
  startOf,
  yearUsedBy,
  type TaxServiceKind,
} from '#domain/tax/tax-service-rules.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { MantineScope } from '#ui/fields/mantine-scope.tsx'
import { NativeSelect } from 'portal-engine/ui/fields/native-select.tsx'
import { TextInput } from 'portal-engine/ui/fields/text-input.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { Declaration } from '#screens/shared/isa-declaration/declaration-first.tsx'
import { FormFailure } from 'portal-engine/ui/forms/form-failure.tsx'
import { Form, useProblems } from 'portal-engine/ui/forms/form.tsx'
import { failureOf, useServiceRequest } from './use-service-request.ts'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import css from './tax.module.css'

interface ServiceFormProps {
  kind: TaxServiceKind
  from: readonly Account[]
  to: readonly Account[]
  /** The owner of the accounts. */
  owner: string
  close: () => void
}

type Field = 'from' | 'to' | 'amount'
const fieldId = (name: Field) => `service-${name}`

export default function ServiceForm({ kind, from, to, owner, close }: ServiceFormProps) {
  const [fromId, setFrom] = useState(from[0]!.id)
  const [toId, setTo] = useState(to[0]!.id)
  const target = to.find(({ id }) => id === toId)!
  const allowance = useQuery(allowanceQuery(useApi(), target))
  const choices = (accounts: readonly Account[]) =>
    accounts.map(({ id, name }) => ({ value: id, label: withoutOwner(name, owner) }))
  const [text, setText] = useState('')
  const request = useServiceRequest(close)
  const source = from.find(({ id }) => id === fromId)!
  const today = londonDate(serverNow())
  const year = yearUsedBy(kind, today)
  // What is left of this year's allowance, or the whole of the next one's.
  const room =
    year === taxYearOfDate(today) ? allowance.data?.allowancePence : settledAmountPence('isa-allowance', year)
  const amountPence = parsePounds(text)
  const amount =
    room === undefined
      ? undefined
      : problemOfAmount({ kind, amountPence, roomPence: room, valuePence: source.valuePence })
  const current = amount === undefined ? {} : { amount }
  const { problems, form, show } = useProblems<Field>(fieldId, current)
  const submit = () => {
    if (request.isPending || room === undefined) return
    show(current)
    if (amount === undefined && amountPence !== undefined)
      request.mutate({ kind, fromAccountId: fromId, toAccountId: toId, amountPence })
  }
  // Both stay where they are, with the focus, when another ISA needs the declaration first.
  const accounts = (
    <>
      <NativeSelect
        id={fieldId('from')}
        label="From"
        data-autofocus
        data={choices(from)}
        value={fromId}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <NativeSelect
        id={fieldId('to')}
        label="To"
        data={choices(to)}
        value={toId}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
    </>
  )
  const rest = (
    <Form {...form} className={layout.column5} onSubmit={submit}>
      {request.isError && <FormFailure>{failureOf(request.error)}</FormFailure>}
      <QueryCard
        query={allowance}
        what="what is left of your allowance"
        skeleton={<Skeleton height="6rem" />}
      >
        {() => (
          <TextInput
            id={fieldId('amount')}
            label="Amount in pounds"
            description={<Room kind={kind} pence={room ?? 0} today={today} />}
            inputMode="decimal"
            error={problems.amount}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </QueryCard>
      {kind === 'BedAndIsa' && (
        <Gain
          accountId={fromId}
          pence={parsePounds(text) ?? 0}
          year={year}
          soldOn={startOf(kind, today, year)}
        />
      )}
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={request.isPending}>
          Send the request
        </Button>
        <Button onClick={close}>Cancel</Button>
      </div>
    </Form>
  )
  return (
    <MantineScope>
      <div className={layout.column5}>
        {accounts}
        {allowance.data?.subscriptionStatus === 'NotSubscribed' ? (
          <>
            <p>This ISA needs your declaration for this tax year before anything can be moved into it.</p>
            <Declaration account={target} owner={owner} />
          </>
        ) : (
          rest
        )}
      </div>
    </MantineScope>
  )
}

function Room({ kind, pence, today }: { kind: TaxServiceKind; pence: number; today: string }) {
  const { pounds } = useFormats()
  const year = yearUsedBy(kind, today)
  const words =
    kind === 'AutomaticUse'
      ? `The new allowance is ${pounds(pence)}`
      : `We begin on ${formatDate(startOf(kind, today, year))}, so it uses the new allowance: ${pounds(pence)}`
  return (
    <AmountText>
      {year === taxYearOfDate(today) ? `${pounds(pence)} is left of this year’s allowance` : words}
    </AmountText>
  )
}

interface GainProps {
  accountId: string
  pence: number
  year: number
  soldOn: string
}

/** What a sale of this much in this tax year would roughly realise, and what it would be matched with. */
function Gain({ accountId, pence, year, soldOn }: GainProps) {
  const { data: use, isError } = useQuery(taxUseQuery(useApi()))
  const { pounds } = useFormats()
  const account = use?.general?.accounts.find((each) => each.accountId === accountId)
  if (isError && !use)
    return (
      <p role="status" className={prose.lead}>
        We couldn’t load your gains, so we can’t say here what this sale would realise.
      </p>
    )
  if (!use || !account || pence === 0) return null
  const gain = gainOfSale(pence, account.valuePence, account.unrealisedGainPence)
  const isThisYear = year === use.year
  const realised = isThisYear ? Math.max(0, use.general?.realisedGainPence ?? 0) : 0
  const free = Math.max(0, settledAmountPence('capital-gains-exempt-amount', year) - realised)
  const warning = matchingWarning(soldOn, use.general?.purchasesAhead ?? [], { formatDate, pounds })
  return (
    <div role="status" className={prose.lead}>
      <p>
        <AmountText>
          {gain <= 0
            ? 'At today’s prices the sale would realise no gain.'
            : `At today’s prices the sale would realise a gain of about ${pounds(gain)}; ${pounds(free)} of ${isThisYear ? 'this year’s' : 'the new tax year’s'} exempt amount is left.`}
        </AmountText>
      </p>
      {warning !== undefined && (
        <p>
          <AmountText>{warning}</AmountText>
        </p>
      )}
    </div>
  )
}
