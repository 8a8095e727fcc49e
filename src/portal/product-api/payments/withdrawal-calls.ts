// Taking money out of accounts of the active user.
import { withdraw, withdrawalOptions, type WithdrawalOption } from '#api/payments/withdrawals.ts'
import { mayAddMoney } from '#domain/payments/account-actions.ts'
import { firstPaymentDay } from '#domain/payments/drawdown-rules.ts'
import { turns18On } from '#domain/payments/turning-18.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { endingOf } from '#domain/payments/bank-details.ts'
import { countsAsAll, withdrawalDates } from '#domain/payments/withdrawal-rules.ts'
import type { Call, Route } from 'portal-engine/sandbox/calls/call.ts'
import { gainsOf, unrealisedOf, type Gains } from '#product-api/ledger/gains.ts'
import { presentAccountsOf, type AccountRow } from '#product-api/ledger/ledger.ts'
import { notifyOutside } from 'portal-engine/sandbox/calls/outbox.ts'
import { checkedAmount, trustedAmount } from '#product-api/data/checked-amount.ts'
import { beginsAt, payableAccount, worthOf, type Worth } from '#product-api/payments/rules/paying-out.ts'
import { pensionAgesOf } from '#product-api/payments/rules/drawdown-state.ts'
import { askedPayment } from './asked-payment.ts'
import { purchasesAhead } from '#product-api/payments/rules/purchases-ahead.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { longDate, longMoment } from '#product-api/data/long-date.ts'
import { ownersOf } from '#product-api/people/joint-owners.ts'
import { accountForPayment } from '#product-api/ledger/own-account.ts'
import { marketUntil } from '#product-api/market/market.ts'
import { shownPayment } from './payment-calls.ts'

const closedNow = (type: string, { availablePence }: Worth) =>
  closedFor(type) ?? (availablePence === 0 ? 'nothing-there' : null)

function optionOf(call: Call, account: AccountRow, gains: Gains): WithdrawalOption {
  const { database, valuedOn } = call
  const worth = worthOf(call, account)
  const closed = mayAddMoney(account) ? closedNow(account.type, worth) : 'stopped'
  const gainGbpPence =
    account.type === 'GIA'
      ? unrealisedOf(database, gains, account, marketUntil(valuedOn), valuedOn).unrealisedGainPence
      : 0
  return { ...worth, gainGbpPence, accountId: account.id, closed, closedUntil: closedUntil(call, account) }
}

function closedFor(type: string): 'junior-isa' | 'pension' | undefined {
  if (type === 'JISA') return 'junior-isa'
  return type === 'Pension' ? 'pension' : undefined
}

function closedUntil(call: Call, account: AccountRow): string | null {
  if (account.type !== 'Pension') return birthday18(call, account)
  const first = firstPaymentDay(pensionAgesOf(call), call.today)
  return first > call.today ? first : null
}

function birthday18({ database }: Call, { child_id }: AccountRow): string | null {
  const child =
    child_id !== null &&
    database.one<{ born_on: string }>('select born_on from children where id = ?', child_id)
  return child ? turns18On(child.born_on) : null
}

/** Is this amount everything? Throws an ErrorResponse if it is more than there is. */
function isWhole(amountPence: number, availablePence: number): boolean {
  if (amountPence > availablePence)
    throw apiError(withdraw.errors, 'over-available', `There is ${formatPence(availablePence)}`, {
      availablePence,
    })
  return countsAsAll(amountPence, availablePence)
}

export const routes: Route[] = [
  route(withdrawalOptions, (call) => {
    const { database, active, valuedOn } = call
    const gains = gainsOf(database, active.id, marketUntil(valuedOn), valuedOn)
    return {
      accounts: presentAccountsOf(database, active.id).map((account) => optionOf(call, account, gains)),
      purchasesAhead: purchasesAhead(call),
      ...withdrawalDates(call.now),
    }
  }),

  route(withdraw, (call, { body: asked }) => {
    const { user, now } = call
    const account = accountForPayment(call, asked.accountId)
    const worth = worthOf(call, account)
    const { availablePence } = worth
    const closed = closedNow(account.type, worth)
    if (closed !== null) throw apiError(withdraw.errors, closed, 'Nothing can be taken out of this account')
    const isAll = asked.amountPence === null || isWhole(asked.amountPence, availablePence)
    const amountPence = isAll
      ? trustedAmount(availablePence)
      : checkedAmount('payment-out', asked.amountPence!, account.currency)
    const begins = beginsAt(call, asked.bankAccountId, asked.whenReady === true)
    const bank = payableAccount(call, asked.bankAccountId, begins.toISOString())
    const { startsOn, settlesOn } = withdrawalDates(begins)
    const amount = `${isAll ? 'everything, about ' : ''}${formatPence(amountPence, account.currency)}`
    const row = askedPayment(call, account, 'withdrawal', {
      ...{ kind: 'withdrawal', amount_pence: amountPence, starts_on: startsOn, settles_on: settlesOn },
      details: {
        ...{ bankAccountId: bank.id, isAll },
        ...(begins > now && {
          about: `It begins on ${longMoment(begins)}, when the new bank account can be paid.`,
        }),
      },
      told: ({ reference }) => ({
        subject: `Withdrawal requested: ${reference}`,
        body: `${user.name} asked for ${amount} from ${account.name}, to the bank account ending ${endingOf(bank.account_number)}. We sell on ${longDate(startsOn)}, and you can cancel until then. Expected on ${longDate(settlesOn)}. If you did not expect this, call us at once.`,
      }),
    })
    for (const owner of ownersOf(call, account.id))
      notifyOutside(call, owner, {
        subject: `A withdrawal was requested: ${row.reference}`,
        body: 'You can find it in the portal, under History. If you did not expect this, call us at once.',
      })
    return shownPayment(call, row)
  }),
]
