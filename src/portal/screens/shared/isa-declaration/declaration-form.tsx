// The ISA declaration (ISA Regulations 1998, regulation 12): it lasts until the account is closed.
import type { Account } from '#api/accounts/accounts.ts'
import { coded } from '#domain/questions/coded.ts'
import { askedQuestions } from '#forms/requests/request-form.tsx'
import { DirectForm } from 'portal-engine/forms/send/direct-form.tsx'
import { DeclarationText, RESIDENT, TRUE } from './declaration-text.tsx'
import { useDeclareIsa } from './use-declare-isa.ts'

interface DeclarationFormProps {
  account: Account
  name: string
  /** The account becomes the chosen one. */
  onDeclared?: () => void
  onFailed?: (hasFailed: boolean) => void
  /** Closes the dialog that it is in, on success and on failure. */
  close?: () => void
}

const { blank, questions } = askedQuestions(
  coded([
    {
      ...{ id: 'resident', kind: 'declaration', label: RESIDENT },
      missing: 'Confirm that you are resident in the UK, or message us',
    },
    { id: 'declared', kind: 'declaration', label: TRUE, missing: 'Confirm the declaration' },
  ]),
)

export default function DeclarationForm({
  account,
  name,
  onDeclared,
  onFailed,
  close,
}: DeclarationFormProps) {
  const declare = useDeclareIsa()
  return (
    <DirectForm
      close={close}
      form={{
        job: 'declaration',
        blank,
        questions: [{ note: () => <DeclarationText account={account} name={name} /> }, ...questions],
        sendLabel: 'Make the declaration',
        send: () =>
          declare(account).catch((error: unknown) => {
            close?.()
            onFailed?.(true)
            throw error
          }),
        onSent() {
          close?.()
          onFailed?.(false)
          onDeclared?.()
        },
        failure: () => 'Your declaration was not saved. Please try again.',
      }}
    />
  )
}
