// Applying for what is in the basket: documents, bank account, declarations, and the check page that sends it.
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/http/context.ts'
import { serverNow } from '#api/http/server-time.ts'
import { openingBackupQuery } from '#api/opening/account-opening.ts'
import { apply, applicationSchema, type Application } from '#api/opening/applications.ts'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import { londonDate } from '#domain/dates/london-time.ts'
import { openingDates } from '#domain/opening/account-opening.ts'
import type { Basket } from '#domain/opening/basket.ts'
import { SendForm } from '#screen-api/send-form/send-form.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { ApplicationFields } from './application-fields.tsx'
import {
  applicationForm,
  blankApplication,
  checkApplication,
  describeApplication,
  explainApplication,
  newApplicationOf,
} from './application-answers.ts'

interface ApplicationFormProps {
  basket: Basket
  banks: readonly BankAccount[]
  onSent: (application: Application) => void
}

export default function ApplicationForm({ basket, banks, onSent }: ApplicationFormProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { items, savedAt } = basket
  const { opensOn, fundedOn } = openingDates(londonDate(serverNow()), 'success')
  return (
    <SendForm
      kind={applicationForm}
      blank={blankApplication(banks)}
      check={(answers) => checkApplication(answers, items, banks)}
      describe={(answers) => describeApplication(answers, items, banks)}
      fields={(field) => <ApplicationFields {...field} items={items} banks={banks} />}
      consequences={() => (
        <p>
          We check who you are and open the accounts, as a rule by {formatDate(opensOn)}, and collect first
          payments by Direct Debit, as a rule on {formatDate(fundedOn)}. You can cancel within 30 days of
          opening; what comes back may then be less than was paid in.
        </p>
      )}
      sendLabel="Send the application"
      send={(answers, key) => apply(api, newApplicationOf(answers, savedAt), key)}
      answerSchema={applicationSchema}
      explain={(refusal) => {
        if (refusal.reason === 'basket-changed')
          void queryClient.invalidateQueries({ queryKey: openingBackupQuery(api).queryKey })
        return explainApplication(refusal)
      }}
      onSent={onSent}
    />
  )
}
