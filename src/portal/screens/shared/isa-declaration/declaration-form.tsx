// The ISA declaration (ISA Regulations 1998, regulation 12): it lasts until the account is closed.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '#api/accounts/accounts.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Form, useProblems } from '#ui/forms/form.tsx'
import layout from '#ui/layout.module.css'
import { DeclarationText, RESIDENT, TRUE } from './declaration-text.tsx'
import css from './isa-declaration.module.css'
import { useDeclareIsa } from './use-declare-isa.ts'

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
      <DeclarationText account={account} name={name} />
      <Checkbox
        id={fieldId('resident')}
        data-autofocus
        label={RESIDENT}
        error={problems.resident}
        checked={isResident}
        onChange={(event) => setResident(event.currentTarget.checked)}
      />
      <Checkbox
        id={fieldId('declared')}
        label={TRUE}
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

/** On success the account is chosen; a dialog closes either way. */
function useDeclaration({ account, onDeclared, onFailed, close }: DeclarationFormProps) {
  const declare = useDeclareIsa()
  return useMutation({
    mutationFn: () => declare(account),
    onSuccess() {
      close?.()
      onFailed(false)
      onDeclared()
    },
    onError() {
      close?.()
      onFailed(true)
    },
  })
}
