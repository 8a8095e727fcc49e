// The ISA declaration (ISA Regulations 1998, regulation 12): it lasts until the account is closed.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listTasks } from '#api/inbox/tasks.ts'
import { refetch } from '#http/query.ts'
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from '#http/context.ts'
import { allowanceQuery, declareIsa } from '#api/tax/allowance.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Form, useProblems } from '#ui/forms/form.tsx'
import { toasts } from '#ui/toasts/toasts.ts'
import layout from '#ui/layout.module.css'
import css from './isa-declaration.module.css'

/** Texts of the specification. */
const SAVED = 'Your ISA subscription request has been received and you can fund this ISA for this tax year'
const NOT_SAVED = 'Your ISA subscription request has not been saved'

interface DeclarationFormProps {
  account: Account
  name: string
  /** The account becomes the chosen one. */
  onDeclared: () => void
  onFailed: (hasFailed: boolean) => void
  /** Closes the dialog that it is in. */
  close?: () => void
}

const fieldId = (name: string) => `declaration-${name}`

export default function DeclarationForm(props: DeclarationFormProps) {
  const { account, name, close } = props
  const [isResident, setResident] = useState(false)
  const [isDeclared, setDeclared] = useState(false)
  const errors = {
    ...(!isResident && { resident: 'Confirm that you are resident in the UK, or message us' }),
    ...(!isDeclared && { declared: 'Confirm the declaration' }),
  }
  const { problems, form, show } = useProblems<'resident' | 'declared'>(fieldId, errors)
  const declare = useDeclaration(props)
  const submit = () => {
    if (declare.isPending) return
    show(errors)
    if (isResident && isDeclared) declare.mutate()
  }
  return (
    <Form {...form} className={layout.column5} onSubmit={submit}>
      <p>
        I apply to subscribe to the stocks and shares ISA {account.accountNumber} ({name}) for this tax year
        and each later one until it is closed, and I declare that:
      </p>
      <ul className={css.statements}>
        <li>I am 18 or over, and what I pay in is my own money.</li>
        <li>
          I have not paid and will not pay more into all my ISAs together than the allowance of a tax year.
        </li>
        <li>You hold my right National Insurance number, or I am not eligible for one.</li>
        <li>
          You may hold my money and investments, claim tax relief for me, and tell HMRC what the rules ask.
        </li>
      </ul>
      <Checkbox
        id={fieldId('resident')}
        data-autofocus
        label="I am resident in the UK for tax, or a Crown servant or the spouse or civil partner of one. I will tell you if that changes."
        error={problems.resident}
        checked={isResident}
        onChange={(event) => setResident(event.currentTarget.checked)}
      />
      <Checkbox
        id={fieldId('declared')}
        label="This declaration is true to the best of my knowledge."
        error={problems.declared}
        checked={isDeclared}
        onChange={(event) => setDeclared(event.currentTarget.checked)}
      />
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={declare.isPending}>
          Make the declaration
        </Button>
        {close && <Button onClick={close}>Cancel</Button>}
      </div>
    </Form>
  )
}

/** On success the account is subscribed and chosen; on failure nothing has changed. A dialog closes either way. */
function useDeclaration({ account, onDeclared, onFailed, close }: DeclarationFormProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      api.call(declareIsa, {
        body: { accountNumber: account.accountNumber, subscriptionStatus: 'Subscribed' },
      }),
    onSuccess({ subscriptionStatus }) {
      close?.()
      queryClient.setQueryData(
        allowanceQuery(api, account).queryKey,
        (kept) => kept && { ...kept, subscriptionStatus },
      )
      void refetch(queryClient, api, [listTasks])
      onFailed(false)
      onDeclared()
      toasts.success(SAVED)
    },
    onError() {
      close?.()
      onFailed(true)
      toasts.warning(NOT_SAVED)
    },
  })
}
