// Paying into a pension: oneself, or by the employer.
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from '#api/http/context.ts'
import { serverNow } from '#api/http/server-time.ts'
import { paymentSchema, type Payment } from '#api/payments/payments.ts'
import { contributeToPension, type PensionUse } from '#api/payments/pension-contributions.ts'
import { londonDate } from '#domain/dates/london-time.ts'
import { SendForm } from '#screen-api/send-form/send-form.tsx'
import type { AboveForm } from '../above-form.ts'
import { AllowanceWarning } from './allowance-warning.tsx'
import {
  blankContribution,
  checkContribution,
  contributionForm,
  pounds,
  type ContributionAnswers,
} from './contribution-answers.ts'
import { ContributionFields } from './contribution-fields.tsx'
import { describeContribution, explainContribution } from './contribution-words.ts'

interface ContributionFormProps {
  accounts: readonly Account[]
  /** The one that is offered first. */
  account: Account
  above: AboveForm
  use: PensionUse
  onSent: (payment: Payment) => void
}

export default function ContributionForm({
  accounts,
  account: offered,
  use,
  above,
  onSent,
}: ContributionFormProps) {
  const api = useApi()
  const today = londonDate(serverNow())
  const accountOf = ({ accountId }: ContributionAnswers) =>
    accounts.find(({ id }) => id === accountId) ?? offered
  return (
    <SendForm
      answerSchema={paymentSchema}
      kind={contributionForm}
      blank={blankContribution(offered.id)}
      check={(answers) => checkContribution(answers, { use, today })}
      describe={(answers) => describeContribution(answers, accountOf(answers))}
      fields={(form) => (
        <ContributionFields
          form={form}
          accounts={accounts}
          account={accountOf(form.answers)}
          use={use}
          today={today}
        />
      )}
      above={({ answers, change }) => above(accountOf(answers), (accountId) => change({ accountId }))}
      consequences={(answers) => <AllowanceWarning answers={answers} use={use} today={today} />}
      sendLabel="Tell us it is coming"
      send={(answers, key) =>
        contributeToPension(
          api,
          {
            accountId: accountOf(answers).id,
            payer: answers.payer === 'employer' ? 'employer' : 'personal',
            amountPence: pounds(answers.amount),
            arrivesOn: answers.arrivesOn,
            earningsPence: pounds(answers.earnings),
          },
          key,
        )
      }
      explain={explainContribution}
      onSent={onSent}
    />
  )
}
