// One amount of an item: kept when the field is left or Enter is pressed, and only if it is an amount.
import { useState } from 'react'
import { NO_AMOUNT, parsePounds, writePounds } from 'portal-engine/base/pounds.ts'
import { useUnsavedChanges } from 'portal-engine/screen-api/use-unsaved-changes.ts'
import { problemOfPayment } from './portfolio-form.ts'
import { MoneyInput } from 'portal-engine/ui/fields/money-input.tsx'

interface AmountFieldProps {
  label: string
  /** What the amount is for, said by screen readers. */
  of: string
  pence: number
  onKeep: (pence: number) => void
}

export function AmountField({ label, of, pence, onKeep }: AmountFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  useUnsavedChanges(typed !== undefined && typed !== writePounds(pence))
  const keep = () => {
    if (typed === undefined) return
    const amount = parsePounds(typed)
    if (amount === undefined) return setProblem(NO_AMOUNT)
    const wrong = problemOfPayment(amount)
    setProblem(wrong)
    if (wrong !== undefined) return
    setTyped(undefined)
    if (amount !== pence) onKeep(amount)
  }
  return (
    <MoneyInput
      label={
        <>
          {label}
          <span className="visually-hidden">, {of}</span>
        </>
      }
      error={problem}
      value={typed ?? writePounds(pence)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
    />
  )
}
