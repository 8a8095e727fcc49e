// Telling us that a bank transfer is coming.
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from '#api/http/context.ts'
import { serverNow } from '#api/http/server-time.ts'
import { expectTransfer, paymentSchema, type Payment } from '#api/payments/payments.ts'
import { londonDate } from '#domain/dates/london-time.ts'
import { parsePounds } from '#domain/pounds.ts'
import { SendForm } from '#screen-api/send-form/send-form.tsx'
import type { AboveForm } from '../above-form.ts'
import { useKnownRoom } from '../room-left.ts'
import { explainPaymentIn } from '../explain.ts'
import {
  blankTransfer,
  checkTransfer,
  describeTransfer,
  transferForm,
  type TransferAnswers,
} from './transfer-answers.ts'
import { TransferFields } from './transfer-fields.tsx'

interface TransferFormProps {
  accounts: readonly Account[]
  /** The one that is offered first. */
  account: Account
  above: AboveForm
  onSent: (payment: Payment) => void
}

export default function TransferForm({ accounts, account: offered, above, onSent }: TransferFormProps) {
  const api = useApi()
  const roomOf = useKnownRoom()
  const today = () => londonDate(serverNow())
  const accountOf = ({ accountId }: TransferAnswers) => accounts.find(({ id }) => id === accountId) ?? offered
  return (
    <SendForm
      answerSchema={paymentSchema}
      kind={transferForm}
      blank={blankTransfer(offered.id)}
      check={(answers) => {
        const account = accountOf(answers)
        return checkTransfer(answers, {
          currency: account.baseCurrency,
          roomPence: roomOf(account),
          today: today(),
        })
      }}
      describe={(answers) => describeTransfer(answers, accountOf(answers))}
      fields={(field) => (
        <TransferFields {...field} accounts={accounts} account={accountOf(field.answers)} today={today()} />
      )}
      above={({ answers, change }) => above(accountOf(answers), (accountId) => change({ accountId }))}
      sendLabel="Tell us it is coming"
      send={(answers, key) =>
        expectTransfer(
          api,
          {
            accountId: accountOf(answers).id,
            amountPence: parsePounds(answers.amount) ?? 0,
            arrivesOn: answers.arrivesOn,
          },
          key,
        )
      }
      explain={explainPaymentIn}
      onSent={onSent}
    />
  )
}
