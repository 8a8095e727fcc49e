// Transfers of pensions to the firm.
import { askPensionTransfer } from '#api/payments/pension-transfers.ts'
import { workingDaysAfter } from 'portal-engine/base/dates/working-days.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { needsAdvice, pensionTransferExpected } from '#domain/payments/pension-transfer-rules.ts'
import { ErrorResponse, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { checkedAmount } from '#product-api/data/checked-amount.ts'
import { askedPayment } from './asked-payment.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { accountForPayment } from '#product-api/ledger/own-account.ts'
import { shownPayment } from './payment-calls.ts'

export const routes: Route[] = [
  route(askPensionTransfer, (call, { body }) => {
    const { today } = call
    const { accountId, provider, planNumber, amountPence, safeguarded, hasProtectedAge } = body
    const account = accountForPayment(call, accountId)
    if (account.type !== 'Pension') throw new ErrorResponse(422, 'accountId: a pension')
    if (needsAdvice(safeguarded, amountPence))
      throw apiError(
        askPensionTransfer.errors,
        'advice-required',
        'The law requires advice before this transfer',
      )
    const warned = hasProtectedAge ? ' A protected pension age may be lost by it.' : ''
    const about = `Pension ${planNumber} from ${provider}, all of it in cash.${warned}`
    const row = askedPayment(call, account, 'pension-transfer', {
      kind: 'pension-transfer',
      amount_pence: checkedAmount('pounds-in', amountPence, account.currency),
      starts_on: workingDaysAfter(today, 1),
      settles_on: pensionTransferExpected(today),
      details: { about },
      told: ({ reference, settles_on }) => ({
        subject: `Pension transfer to us: ${reference}`,
        body: `You have asked us to transfer about ${formatPence(amountPence)} to ${account.name}. ${about} We ask ${provider} for it on the next working day and expect it by ${longDate(settles_on)}.`,
      }),
    })
    return shownPayment(call, row)
  }),
]
