// What the client has paid into ISAs of other firms this tax year; we keep it and count it.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getTaxUse, savePaidElsewhere, type TaxUse } from '#api/tax/tax-use.ts'
import { getRemainingAllowance } from '#api/tax/allowance.ts'
import { refetch } from '#http/query.ts'
import { useApi } from '#http/context.ts'
import { formatPounds } from '#base/money.ts'
import { parsePounds, writePounds } from '#base/pounds.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { FormFailure } from '#ui/forms/form-failure.tsx'
import { Form, useProblems } from '#ui/forms/form.tsx'
import layout from '#ui/layout.module.css'
import prose from '#ui/prose.module.css'
import css from './tax.module.css'

interface ElsewhereFormProps {
  year: number
  childId: string | null
  mostPence: number
  kept: TaxUse['isa']
  close: () => void
}

export default function ElsewhereForm({ year, childId, mostPence, kept, close }: ElsewhereFormProps) {
  const [text, setText] = useState(kept.toldOn === null ? '' : writePounds(kept.elsewherePence))
  const pence = parsePounds(text)
  const problem =
    pence === undefined
      ? 'Enter an amount in pounds, such as 2,500'
      : pence > mostPence
        ? `Enter ${formatPounds(mostPence)} or less: that is the whole allowance`
        : undefined
  const current = problem === undefined ? {} : { amount: problem }
  const { problems, form, show } = useProblems<'amount'>(() => 'paid-elsewhere', current)
  const api = useApi()
  const queryClient = useQueryClient()
  const tell = useMutation({
    mutationFn: (pence: number) => api.call(savePaidElsewhere, { body: { year, childId, pence } }),
    async onSuccess() {
      await refetch(queryClient, api, [getTaxUse, getRemainingAllowance])
      close()
    },
  })
  const submit = () => {
    if (tell.isPending) return
    show(current)
    if (problem === undefined && pence !== undefined) tell.mutate(pence)
  }
  return (
    <Form {...form} className={layout.column5} onSubmit={submit}>
      {tell.isError && (
        <FormFailure>We couldn’t keep this amount. What you typed is still here. Try again.</FormFailure>
      )}
      <TextInput
        id="paid-elsewhere"
        label="Paid in since 6 April, in pounds"
        description={
          childId === null
            ? 'Into cash, stocks and shares, innovative finance and Lifetime ISAs together. Transfers don’t count.'
            : 'By anybody, into cash and stocks and shares junior ISAs together.'
        }
        inputMode="decimal"
        data-autofocus
        error={problems.amount}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className={prose.lead}>
        We count it when we work out what is left. Tell us again when it changes; it starts from nothing on 6
        April.
      </p>
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={tell.isPending}>
          Keep this amount
        </Button>
        <Button onClick={close}>Cancel</Button>
      </div>
    </Form>
  )
}
