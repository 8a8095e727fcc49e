// Transferring an ISA, junior ISA or child trust fund here.
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from '#api/http/context.ts'
import { serverNow } from '#api/http/server-time.ts'
import { askIsaTransfer } from '#api/payments/isa-transfers.ts'
import { paymentSchema, type Payment } from '#api/payments/payments.ts'
import { londonDate } from '#domain/dates/london-time.ts'
import { transferDueBy } from '#domain/payments/isa-transfers.ts'
import { SendForm } from '#screen-api/send-form/send-form.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import type { AboveForm } from '../above-form.ts'
import { useKnownRoom } from '../room-left.ts'
import {
  blankIsaTransfer,
  checkIsaTransfer,
  describeIsaTransfer,
  explainIsaTransfer,
  isaTransferForm,
  providerOf,
  toIsaTransfer,
  type IsaTransferAnswers,
} from './isa-transfer-answers.ts'
import { IsaTransferFields } from './isa-transfer-fields.tsx'

interface IsaTransferFormProps {
  accounts: readonly Account[]
  /** The one that is offered first. */
  account: Account
  above: AboveForm
  onSent: (payment: Payment) => void
}

export default function IsaTransferForm({ accounts, account: offered, above, onSent }: IsaTransferFormProps) {
  const api = useApi()
  const roomOf = useKnownRoom()
  const accountOf = ({ accountId }: IsaTransferAnswers) =>
    accounts.find(({ id }) => id === accountId) ?? offered
  return (
    <SendForm
      answerSchema={paymentSchema}
      kind={isaTransferForm}
      blank={blankIsaTransfer(offered.id)}
      check={(answers) => {
        const account = accountOf(answers)
        return checkIsaTransfer(answers, account, roomOf(account))
      }}
      describe={(answers) => describeIsaTransfer(answers, accountOf(answers))}
      consequences={(answers) => (
        <p>
          By sending this you let {providerOf(answers)} move it to us and tell us about it. It must be here by{' '}
          {formatDate(transferDueBy(londonDate(serverNow())))}. Ask them whether they charge for leaving. Do
          not withdraw the money yourself: it would lose its tax benefits.
        </p>
      )}
      fields={(form) => (
        <IsaTransferFields form={form} accounts={accounts} account={accountOf(form.answers)} />
      )}
      above={({ answers, change }) => above(accountOf(answers), (accountId) => change({ accountId }))}
      sendLabel="Ask for the transfer"
      send={(answers, key) => askIsaTransfer(api, toIsaTransfer(answers, accountOf(answers)), key)}
      explain={explainIsaTransfer}
      onSent={onSent}
    />
  )
}
