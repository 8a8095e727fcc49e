// Transfers of ISAs, junior ISAs and child trust funds to the firm.
import { askIsaTransfer, listIsaProviders } from '#api/payments/isa-transfers.ts'
import { workingDaysAfter } from 'portal-engine/base/dates/working-days.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { problemOfIsaTransfer, sourceOf, transferDueBy } from '#domain/payments/isa-transfer-rules.ts'
import { hasAllowance } from '#domain/tax/isa-allowance.ts'
import { ErrorResponse, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { checkedAmount } from '#product-api/data/checked-amount.ts'
import { askedPayment } from './asked-payment.ts'
import { checkNotGrownUp } from '#product-api/payments/rules/may-pay-in.ts'
import { checkAllowance } from '#product-api/payments/rules/allowance-check.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { accountForPayment } from '#product-api/ledger/own-account.ts'
import { shownPayment } from './payment-calls.ts'

/** Invented providers from which ISAs and pensions are transferred. */
const isaProviders = [
  'Ashdown Building Society',
  'Bramble Bank',
  'Cobalt Invest',
  'Dunmore Savings',
  'Eastgate Bank',
  'Fernhill Funds',
  'Harbour Bank',
  'Kestrel Investments',
  'Moorland Building Society',
  'Oakfield Wealth',
  'Pennine Mutual',
  'Saltmarsh Securities',
]

export const routes: Route[] = [
  route(listIsaProviders, () => ({ providers: [...isaProviders] })),

  route(askIsaTransfer, (call, { body: given }) => {
    const { today } = call
    const account = accountForPayment(call, given.accountId)
    if (!hasAllowance({ type: account.type, baseCurrency: account.currency }))
      throw new ErrorResponse(422, 'accountId: an ISA or junior ISA in pounds')
    const problem = problemOfIsaTransfer(given, account.type)
    if (problem !== undefined)
      throw apiError(askIsaTransfer.errors, problem, `This can’t be transferred so: ${problem}`)
    checkNotGrownUp(call, account, transferDueBy(today))
    if (given.thisYearPence > 0) checkAllowance(call, account, given.thisYearPence)
    const what = sourceOf(given.source)!.words
    const about = `${what} ${given.planNumber} from ${given.provider}: ${given.extent === 'all' ? 'all' : 'part'} of it, ${given.means === 'cash' ? 'in cash' : 'with its investments as they are'}.`
    const row = askedPayment(call, account, 'isa-transfer', {
      kind: 'isa-transfer',
      amount_pence: checkedAmount('pounds-in', given.amountPence, account.currency),
      starts_on: workingDaysAfter(today, 1),
      settles_on: transferDueBy(today),
      details: { about, thisYearPence: given.thisYearPence },
      told: ({ reference, settles_on }) => ({
        subject: `Transfer to us: ${reference}`,
        body: `You have asked us to transfer about ${formatPence(given.amountPence)} to ${account.name}. ${about} We ask ${given.provider} for it on the next working day; it must arrive by ${longDate(settles_on)}. Please do not withdraw the money yourself.`,
      }),
    })
    return shownPayment(call, row)
  }),
]
