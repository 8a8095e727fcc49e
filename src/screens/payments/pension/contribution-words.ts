// What somebody reads of their answers before they are sent, and of a refusal. Pure.
import type { Account } from '#api/accounts/accounts.ts'
import type { ApiRefusal } from '#api/http/client.ts'
import { date as dateField } from '#api/http/fields.ts'
import { formatPence } from '#domain/money.ts'
import { ownValue } from '#domain/record.ts'
import { formatDate } from '#ui/figures/dates.ts'
import { grossPenceOf, pounds, type ContributionAnswers } from './contribution-answers.ts'

export const describeContribution = (answers: ContributionAnswers, account: Pick<Account, 'name'>) => [
  { label: 'Into', value: account.name },
  { label: 'Paid by', value: answers.payer === 'employer' ? 'Your employer' : 'You' },
  { label: 'Amount', value: formatPence(pounds(answers.amount)) },
  ...(answers.payer === 'personal'
    ? [
        { label: 'Tax relief, pending', value: formatPence(grossPenceOf(answers) - pounds(answers.amount)) },
        { label: 'In your pension', value: formatPence(grossPenceOf(answers)) },
        { label: 'Your earnings', value: formatPence(pounds(answers.earnings)) },
      ]
    : []),
  { label: 'Into other pensions', value: formatPence(pounds(answers.elsewhere)) },
  {
    label: 'Day of the transfer',
    value: dateField.safeParse(answers.arrivesOn).success ? formatDate(answers.arrivesOn) : 'Not answered',
  },
]

const sentences = {
  'too-old': 'From the age of 75 personal contributions have no tax relief, so we do not take them.',
}

/** Refusals of the server that somebody can meet although the form was checked. */
export function explainContribution({ reason, body }: ApiRefusal): string | undefined {
  const { roomPence } = body as { roomPence?: unknown }
  if (reason === 'over-relief-limit' && typeof roomPence === 'number')
    return `Tax relief is left for ${formatPence(Math.floor((roomPence * 80) / 100))} from you. Nothing was sent. Change the amount.`
  return ownValue<string>(sentences, reason ?? '')
}
