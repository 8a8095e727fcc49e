// Every payment of a person from the one ledger: what they asked for here, what Direct Debits collected, and what else
// came into their accounts or left them. Each with the transaction that shows it, once there is one.
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { submittedOn } from '#domain/payments/direct-debits.ts'
import { directionOf, paymentKinds, type PaymentKind } from '#domain/payments/payment-kinds.ts'
import type { Payment } from '#api/payments/payments.ts'
import { knownAccount, leftAccountsOf } from '#product-api/ledger/left-account-records.ts'
import { accountsOf, type AccountRow } from '#product-api/ledger/ledger.ts'
import { collected, collectedText, standingOrder } from '#product-api/ledger/life/flows.ts'
import { bankAccountEnding } from '#product-api/payments/records/bank-account-records.ts'
import { collectionsFor, mandatesOf } from '#product-api/payments/records/mandate-records.ts'
import { earlierMoney, paymentFlows, receivedAs } from '#product-api/payments/records/payment-flows.ts'
import {
  paymentsOf,
  startOfBusiness,
  type PaymentRow,
} from '#product-api/payments/records/payment-records.ts'
import type { Call } from 'portal-engine/sandbox/calls/call.ts'

interface Movement {
  id: string
  on: string
  type: 'PaidIn' | 'TaxRelief' | 'Withdrawal'
  pence: number
  description: string
}

interface Listed {
  id: string
  /** Its place in the list: what was asked for above the rest, each by its time. */
  at: string
  show: () => Payment
}

export function listedPayments(
  call: Call,
  shownPayment: (row: PaymentRow, transactionIds: string[]) => Payment,
): Listed[] {
  const { database, active, today } = call
  const unexplained = new Map(
    accountsOfPerson(call).map(({ account, until }) => [account.id, movementsOf(call, account.id, until)]),
  )
  /** The transaction of this payment, which explains no other; none, while there is none. */
  const take = (accountId: string, on: string, description: string, pence: number): string[] => {
    const movements = unexplained.get(accountId) ?? []
    const found = movements.findIndex(
      (each) => each.on === on && each.description === description && each.pence === pence,
    )
    return movements.splice(found, found === -1 ? 0 : 1).map(({ id }) => id)
  }
  const rows = paymentsOf(database, active.id)
  // In an account that has changed hands there are payments of its other owner too.
  const transactions = new Map<string, string[]>(rows.map(({ id }) => [id, []]))
  for (const accountId of new Set(rows.map(({ account_id }) => account_id)))
    for (const { id, on, description, pence } of paymentFlows(database, accountId, today))
      transactions.get(id)?.push(...take(accountId, on, description, pence))
  const asked = rows.map((row, index) => ({
    id: row.id,
    // Their number stays when newer ones come.
    at: `requested:${String(rows.length - index).padStart(9, '0')}`,
    show: () => shownPayment(row, transactions.get(row.id)!),
  }))
  const directDebits = mandatesOf(database, active.id).flatMap((mandate) => {
    const account = knownAccount(database, active.id, mandate.account_id)!
    return collectionsFor(database, mandate, account.opened_on, today).map(({ on, pence }) => {
      const submittedAt = startOfBusiness(submittedOn(on))
      const transactionIds = take(account.id, on, collected({ on, pence }).description, pence)
      return listed(`${mandate.id}-${on}`, submittedAt, () => ({
        ...moved(account, { on, pence, kind: 'direct-debit' }),
        reference: mandate.reference,
        // Another owner's bank account is not looked into.
        bankAccountEnding:
          mandate.person_id === active.id ? bankAccountEnding(database, mandate.bank_account) : null,
        transactionIds,
        askedAt: submittedAt,
        timeline: [
          { status: 'in-progress', at: submittedAt },
          { status: 'completed', at: startOfBusiness(on) },
        ],
      }))
    })
  })
  const others = accountsOfPerson(call).flatMap(({ account }) =>
    unexplained.get(account.id)!.map(({ id, ...movement }) =>
      listed(id, startOfBusiness(movement.on), () => ({
        ...moved(account, { ...movement, kind: kindOf(movement) }),
        transactionIds: [id],
      })),
    ),
  )
  return [...asked, ...directDebits, ...others]
}

/** With the last day on which an account was theirs. */
function accountsOfPerson({ database, active, today }: Call): { account: AccountRow; until: string }[] {
  return [
    ...accountsOf(database, active.id).map((account) => ({ account, until: today })),
    ...leftAccountsOf(database, active.id).map(({ account_id, left_on }) => ({
      account: knownAccount(database, active.id, account_id)!,
      until: addDays(left_on, -1),
    })),
  ]
}

const movementsOf = ({ database }: Call, accountId: string, until: string): Movement[] =>
  database.all<Movement & object>(
    `select id, date as "on", type, amount_pence as pence, description from transactions
     where account_id = ? and type in ('PaidIn', 'TaxRelief', 'Withdrawal') and date <= ? order by position`,
    accountId,
    until,
  )

function kindOf({ type, description }: Pick<Movement, 'type' | 'description'>): PaymentKind {
  if (type === 'TaxRelief') return 'tax-relief'
  if (type === 'Withdrawal') return 'withdrawal'
  if (description === standingOrder) return 'standing-order'
  if (description === collectedText) return 'direct-debit'
  if (description === earlierMoney) return 'isa-transfer'
  return paymentKinds.find((kind) => receivedAs(kind) === description) ?? 'bank-transfer'
}

const about: Partial<Record<PaymentKind, string>> = {
  'tax-relief': 'HMRC adds it about six weeks after you paid in.',
  'standing-order': 'Sent by your bank.',
  'direct-debit': 'Collected each month.',
}

const listed = (id: string, askedAt: string, show: () => Omit<Payment, 'id'>): Listed => ({
  id,
  at: `collected:${askedAt}`,
  show: () => ({ ...show(), id }),
})

/** Money that has moved without being asked for here. */
function moved(
  { id, name, account_number, currency }: AccountRow,
  { on, pence, kind }: { on: string; pence: number; kind: PaymentKind },
): Omit<Payment, 'id'> {
  const at = startOfBusiness(on)
  return {
    ...{ reference: account_number, kind, direction: directionOf(kind), currency },
    ...{ accountId: id, accountName: name, about: about[kind] ?? null, amountPence: Math.abs(pence) },
    ...{ isEstimate: false, bankAccountEnding: null, status: 'completed', reason: null, transactionIds: [] },
    ...{ askedAt: at, askedBy: null, settlesOn: on, canBeCancelled: false },
    timeline: [{ status: 'completed', at }],
  }
}
