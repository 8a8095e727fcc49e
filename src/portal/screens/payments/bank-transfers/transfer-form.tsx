// Telling us that a bank transfer is coming.
import * as z from 'zod/mini'
import type { Account } from '#api/accounts/accounts.ts'
import { serverNow } from '#http/server-time.ts'
import type { BodyOf, ErrorMessages } from '#http/contract.ts'
import { announceTransfer, type Payment } from '#api/payments/payments.ts'
import { londonDate } from '#base/dates/london-time.ts'
import { hasAllowance } from '#domain/tax/isa-allowance.ts'
import { DeclarationFirst } from '#screens/shared/isa-declaration/declaration-first.tsx'
import { SendForm } from '#forms/send/send-form.tsx'
import { sendingCall } from '#forms/send/sending-call.ts'
import type { FormDefinition } from '#forms/form-definition.ts'
import { aboveWith, accountIn, type FormHeader } from '../form-header.ts'
import { countsThisYear, penceOf, problemOfAmountIn, problemOfArrival, sumInWords } from '../amount.ts'
import { useUndeclared } from '../declarations.tsx'
import { notInTime, outOfRange, overAllowance, payingInMessages } from '../error-messages.ts'
import { RoomHint } from '../room-hint.tsx'
import { useKnownRoom } from '../room-left.ts'

const messages: ErrorMessages<typeof announceTransfer> = {
  ...payingInMessages,
  'over-allowance': overAllowance,
  'not-in-time': notInTime,
  'amount-out-of-range': outOfRange,
}

const schema = z.object({
  accountId: z.string(),
  /** As typed. */
  amount: z.string(),
  arrivesOn: z.string(),
})
export type Transfer = z.infer<typeof schema>
type ExpectedTransfer = BodyOf<typeof announceTransfer>

interface Known {
  accounts: readonly Account[]
  /** The one that is offered first. */
  account: Account
  /** Pence that may still be paid in this tax year, as far as it is known. */
  roomOf: (account: Account) => number | undefined
  /** Does this ISA need its declaration first? */
  isUndeclared: (account: Account) => boolean
  today: string
}

export function transferForm({
  accounts,
  account: offered,
  roomOf,
  isUndeclared,
  today,
}: Known): FormDefinition<Transfer, ExpectedTransfer, Payment> {
  const accountOf = accountIn(accounts, offered)
  const currencyOf = (values: Transfer) => accountOf(values).baseCurrency
  return {
    job: 'bank-transfer',
    schema,
    blank: { accountId: offered.id, amount: '', arrivesOn: today },
    title: 'Tell us that it is coming',
    questions: [
      {
        note: () => (
          <p>
            You send the money from your own bank. Once you have told us, you see under Payments and transfers
            whether it has arrived.
          </p>
        ),
      },
      {
        id: 'accountId',
        kind: 'account',
        label: 'Account',
        among: accounts,
        shown: accountOf,
        isChosenAbove: true,
      },
      {
        id: 'amount',
        kind: 'money',
        label: 'Amount',
        hint: (values) =>
          hasAllowance(accountOf(values)) &&
          countsThisYear(values.arrivesOn, today) && (
            <RoomHint
              account={accountOf(values)}
              inWords={(room, hasPlanned) =>
                `Room this tax year: ${room}${hasPlanned ? ', beside your Direct Debits' : ''}`
              }
            />
          ),
        currency: currencyOf,
        check: (typed, values) =>
          problemOfAmountIn(typed, {
            currency: currencyOf(values),
            roomPence: countsThisYear(values.arrivesOn, today) ? roomOf(accountOf(values)) : undefined,
          }),
      },
      {
        id: 'arrivesOn',
        kind: 'day',
        label: 'Day of the transfer',
        check: (day) => problemOfArrival(day, today, 'Enter the day on which you make the transfer'),
      },
    ],
    before: (values) => isUndeclared(accountOf(values)) && <DeclarationFirst account={accountOf(values)} />,
    unsent: (values) => `${sumInWords(values.amount, currencyOf(values))} into ${accountOf(values).name}`,
    sendLabel: 'Tell us it is coming',
    sends: {
      accountId: (values) => accountOf(values).id,
      amountPence: { from: 'amount', as: ({ amount }) => penceOf(amount) },
      arrivesOn: ({ arrivesOn }) => arrivesOn,
    },
    ...sendingCall(announceTransfer, messages),
  }
}

interface TransferFormProps extends Pick<Known, 'accounts' | 'account'> {
  above: FormHeader
  onSent: (payment: Payment) => void
}

export default function TransferForm({ accounts, account, above, onSent }: TransferFormProps) {
  const roomOf = useKnownRoom()
  const isUndeclared = useUndeclared(accounts)
  const form = transferForm({ accounts, account, roomOf, isUndeclared, today: londonDate(serverNow()) })
  return <SendForm form={form} above={aboveWith(above, accountIn(accounts, account))} onSent={onSent} />
}
