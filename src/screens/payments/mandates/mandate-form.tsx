// Setting up a Direct Debit, or changing the amount or day of one.
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from '#api/http/context.ts'
import {
  changeMandate,
  mandateSchema,
  setUpMandate,
  type Mandate,
  type Mandates,
} from '#api/payments/mandates.ts'
import { nextCollection } from '#domain/payments/direct-debits.ts'
import { parsePounds } from '#domain/pounds.ts'
import { SendForm } from '#screen-api/send-form/send-form.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { MandateFields } from './mandate-fields.tsx'
import {
  asItStands,
  blankSetUp,
  changeForm,
  checkMandate,
  describeMandate,
  explainMandate,
  setUpForm,
  type MandateAnswers,
} from './mandate-answers.ts'

interface MandateFormProps {
  data: Mandates
  /** Into which one can be set up; the first is offered. */
  accounts: readonly [Account, ...Account[]]
  /** The one that is changed; undefined to set one up. */
  mandate: Mandate | undefined
  onSent: (mandate: Mandate) => void
}

export default function MandateForm({ data, accounts, mandate: offered, onSent }: MandateFormProps) {
  const api = useApi()
  const aboutOf = ({ accountId, mandateId }: MandateAnswers) => {
    const account = accounts.find(({ id }) => id === accountId) ?? accounts[0]
    const mandate = offered && (data.mandates.find(({ id }) => id === mandateId) ?? offered)
    return mandate
      ? { mandate, account, accountName: mandate.accountName, currency: mandate.currency }
      : {
          mandate,
          account,
          accountName: account.name,
          currency: account.baseCurrency,
          banks: data.bankAccounts,
        }
  }
  return (
    <SendForm
      kind={offered ? changeForm : setUpForm}
      blank={offered ? asItStands(offered) : blankSetUp(accounts[0], data.bankAccounts)}
      check={(answers) => checkMandate(answers, aboutOf(answers))}
      describe={(answers) => describeMandate(answers, aboutOf(answers))}
      consequences={({ day }) => (
        <p>
          {offered
            ? `Collections from ${formatDate(data.noticeEndsOn)} are changed; those before stay as they are. We tell you ten working days ahead, in your inbox.`
            : `We first collect on ${firstOn(data.noticeEndsOn, day)}, ten working days from now at the earliest. Your bank may take up to three working days to show it.`}
        </p>
      )}
      fields={(form) => (
        <MandateFields
          form={form}
          accounts={accounts}
          banks={data.bankAccounts}
          about={aboutOf(form.answers)}
        />
      )}
      sendLabel={offered ? 'Change the Direct Debit' : 'Set up the Direct Debit'}
      send={(answers, key) => {
        const { mandate, account } = aboutOf(answers)
        const terms = { amountPence: parsePounds(answers.amount) ?? 0, day: Number(answers.day) }
        return mandate
          ? changeMandate(api, mandate.id, terms, key)
          : setUpMandate(api, { ...terms, accountId: account.id, bankAccountId: answers.bankAccountId }, key)
      }}
      answerSchema={mandateSchema}
      explain={explainMandate}
      onSent={onSent}
    />
  )
}

function firstOn(noticeEndsOn: string, day: string): string {
  const terms = [{ from: noticeEndsOn, pence: 1, day: Number(day) }]
  return formatDate(nextCollection(terms, noticeEndsOn)?.on ?? noticeEndsOn)
}
