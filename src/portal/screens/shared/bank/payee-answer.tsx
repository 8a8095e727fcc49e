// What the bank answered about the name: each answer has its own sentence, and what is not confirmed can be accepted.
import type { FieldProps } from 'portal-engine/forms/form-definition.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { CheckRow } from 'portal-engine/ui/forms/check-row.tsx'
import { currentCheck, DO_NOT_FIT, needsAcceptance, type BankValues } from './bank-values.ts'
import notice from 'portal-engine/ui/notice.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import layout from 'portal-engine/ui/layout.module.css'

export function PayeeAnswer({ values, errors, change, fieldId }: FieldProps<BankValues>) {
  const checked = currentCheck(values)
  return (
    <div className={layout.stack4}>
      <p className={prose.muted}>
        As you continue, we ask the bank whether the name belongs to the account. That catches slips and false
        details.
      </p>
      <div role="status" className={layout.stack4}>
        {checked && <p className={notice.info}>{sentenceOf(checked, values.kind)}</p>}
      </div>
      {checked?.result === 'close-match' && checked.name !== null && (
        <div>
          <Button
            onClick={() => {
              change({ name: checked.name ?? '' })
              // This button goes.
              document.getElementById(fieldId('name'))?.focus()
            }}
          >
            Use this name
          </Button>
        </div>
      )}
      {needsAcceptance(values) && (
        <CheckRow
          id={fieldId('isAccepted')}
          label="I have checked these details myself, and this is the account I mean"
          problem={errors['isAccepted']}
          isChecked={values.isAccepted}
          onChange={(isAccepted) => change({ isAccepted })}
        />
      )}
    </div>
  )
}

function sentenceOf({ result, name }: { result: string; name: string | null }, kind: string): string {
  switch (result) {
    case 'match':
      return 'The name matches this account.'
    case 'close-match':
      return `The account name is ${name}. Did you mean this?`
    case 'wrong-kind':
      return `The name fits, but this is a ${kind === 'business' ? 'personal' : 'business'} account.`
    case 'no-match':
      return 'The name doesn’t match this account. Check it with the bank before you go on: money sent to a wrong account may be lost.'
    case DO_NOT_FIT:
      return 'This account number can’t belong to this sort code. Check both of them.'
    default:
      return 'We couldn’t check the name, because this bank did not answer. Read the details once more before you go on.'
  }
}
