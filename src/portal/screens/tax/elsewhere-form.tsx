// What the client has paid into ISAs of other firms this tax year; we keep it and count it.
import { useQueryClient } from '@tanstack/react-query'
import { getTaxUse, savePaidElsewhere, type TaxUse } from '#api/tax/tax-use.ts'
import { getRemainingAllowance } from '#api/tax/allowance.ts'
import { refetch } from 'portal-engine/http/query.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { formatPounds } from 'portal-engine/base/money.ts'
import { NO_AMOUNT, writePounds } from 'portal-engine/base/pounds.ts'
import { coded } from '#domain/questions/coded.ts'
import { askedQuestions } from '#forms/requests/request-form.tsx'
import { DirectForm } from 'portal-engine/forms/send/direct-form.tsx'
import prose from 'portal-engine/ui/prose.module.css'

interface ElsewhereFormProps {
  year: number
  childId: string | null
  mostPence: number
  kept: TaxUse['isa']
  close: () => void
}

export default function ElsewhereForm({ year, childId, mostPence, kept, close }: ElsewhereFormProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { answersOf, blank, ...asked } = askedQuestions({
    ...coded([
      {
        ...{ id: 'amount', kind: 'money', least: 0, most: mostPence / 100 },
        label: 'Paid in since 6 April, in pounds',
        hint:
          childId === null
            ? 'Into cash, stocks and shares, innovative finance and Lifetime ISAs together. Transfers don’t count.'
            : 'By anybody, into cash and stocks and shares junior ISAs together.',
        missing: NO_AMOUNT,
      },
    ]),
    rules: ({ amount = 0 }): Record<string, string> =>
      Number(amount) > mostPence
        ? { amount: `Enter ${formatPounds(mostPence)} or less: that is the whole allowance` }
        : {},
  })
  return (
    <DirectForm
      close={close}
      form={{
        job: 'paid-elsewhere',
        ...asked,
        blank: kept.toldOn === null ? blank : { amount: writePounds(kept.elsewherePence) },
        sendLabel: 'Keep this amount',
        send: (values) =>
          api.call(savePaidElsewhere, {
            body: { year, childId, pence: Number(answersOf(values)['amount']) },
          }),
        async onSent() {
          await refetch(queryClient, api, [getTaxUse, getRemainingAllowance])
          close()
        },
        failure: () => 'We couldn’t keep this amount. What you typed is still here. Try again.',
      }}
      below={() => (
        <p className={prose.lead}>
          We count it when we work out what is left. Tell us again when it changes; it starts from nothing on
          6 April.
        </p>
      )}
    />
  )
}
