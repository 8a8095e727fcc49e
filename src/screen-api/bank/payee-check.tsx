// Asks the bank whose account it is, and says what it answered: each answer has its own sentence.
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#api/http/client.ts'
import { useApi } from '#api/http/context.ts'
import { checkPayee, type PayeeQuestion } from '#api/payments/bank-accounts.ts'
import { Button } from '#ui/button.tsx'
import { CheckRow } from '#ui/forms/check-row.tsx'
import type { FieldProps } from '../send-form/send-form.tsx'
import {
  currentCheck,
  DO_NOT_FIT,
  markOf,
  questionOf,
  type BankAnswers,
  type BankField,
} from './bank-answers.ts'
import css from './bank.module.css'

export function PayeeCheck({ answers, problems, change, fieldId }: FieldProps<BankAnswers, BankField>) {
  const api = useApi()
  const ask = useMutation({
    mutationFn: async (question: PayeeQuestion) => {
      const answer = await checkPayee(api, question).catch((error: unknown) => {
        if (error instanceof ApiError && error.refusal?.reason === DO_NOT_FIT)
          return { result: DO_NOT_FIT, name: null }
        throw error
      })
      // The details may have been changed while the bank was asked: the answer is not about those.
      change((now) => {
        const current = questionOf(now)
        return current && markOf(current) === markOf(question)
          ? { checked: { of: markOf(question), ...answer }, isAccepted: false }
          : {}
      })
    },
  })
  const question = questionOf(answers)
  const checked = currentCheck(answers)
  const check = (asked: PayeeQuestion) => ask.mutate(asked)
  return (
    <div className={css.stack}>
      <p className={css.quiet}>
        We ask the bank whether the name belongs to the account. That catches slips and false details.
      </p>
      {problems.payee && <p className={css.problem}>{problems.payee}</p>}
      <div>
        <Button
          id={fieldId('payee')}
          busy={ask.isPending}
          disabled={question === undefined}
          onClick={() => question && check(question)}
        >
          Check the name
        </Button>
      </div>
      <div role="status" className={css.stack}>
        {question === undefined && <p className={css.quiet}>Fill in the details above first.</p>}
        {ask.isError && <p className={css.problem}>{failureOf(ask.error)}</p>}
        {checked && <p className={css.answer}>{sentenceOf(checked, answers.kind)}</p>}
      </div>
      {question && checked?.result === 'close-match' && checked.name !== null && (
        <div>
          <Button
            onClick={() => {
              const name = checked.name ?? ''
              change({ name })
              check({ ...question, name })
              // This button goes; the other one says that the bank is asked.
              document.getElementById(fieldId('payee'))?.focus()
            }}
          >
            Use this name
          </Button>
        </div>
      )}
      {checked && checked.result !== 'match' && checked.result !== DO_NOT_FIT && (
        <CheckRow
          id={fieldId('isAccepted')}
          label="I have checked these details myself, and this is the account I mean"
          problem={problems.isAccepted}
          isChecked={answers.isAccepted}
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

function failureOf(error: Error): string {
  return error instanceof ApiError && error.refusal?.reason === 'too-many-checks'
    ? 'You have checked names often enough for today. Try again tomorrow, or call us.'
    : 'We couldn’t ask the bank. Your details are still here: try again.'
}
