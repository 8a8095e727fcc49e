// Requests to use an ISA allowance from a general account, taken back until the work begins.
import { taxAmountPence } from '#domain/tax/tax-facts.ts'
import { needsDeclaration } from '#domain/tax/isa-allowance.ts'
import {
  mayGive,
  mayTake,
  problemOfAmount,
  yearUsedBy,
  type TaxServiceKind,
} from '#domain/tax/tax-service-rules.ts'
import {
  listTaxServices,
  requestTaxService,
  takeBackTaxService,
  type TaxServiceRequest,
} from '#api/tax/tax-services.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { isTrue, ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { isJoint } from '#product-api/ledger/ledger.ts'
import { accountForPayment } from '#product-api/ledger/own-account.ts'
import { checkedAmount } from '#product-api/data/checked-amount.ts'
import { ownIsa, remainingFor } from '#product-api/payments/rules/allowance-use.ts'
import { startOfService, taxServicesOf, type TaxServiceRow } from './tax-service-records.ts'

function shown(row: TaxServiceRow, { today, valuedOn }: Call): TaxServiceRequest {
  const startsOn = startOfService(row)
  return {
    id: row.id,
    kind: row.kind,
    fromAccountId: row.from_account_id,
    toAccountId: row.to_account_id,
    amountPence: row.amount_pence,
    ...(row.moved_pence !== null && { movedPence: row.moved_pence }),
    year: row.year,
    requestedOn: row.requested_on,
    startsOn,
    status: statusOf(row, startsOn, { today, valuedOn }),
  }
}

function statusOf(
  row: TaxServiceRow,
  startsOn: string,
  { today, valuedOn }: Pick<Call, 'today' | 'valuedOn'>,
): 'Requested' | 'InProgress' | 'Completed' | 'NotPossible' | 'TakenBack' {
  if (isTrue(row.is_taken_back)) return 'TakenBack'
  if (today < startsOn) return 'Requested'
  if (row.moved_pence === 0) return 'NotPossible'
  return valuedOn < startsOn ? 'InProgress' : 'Completed'
}

const keptOf = ({ database, active }: Call): TaxServiceRow[] => taxServicesOf(database, active.id)

const isOpen = (call: Call, kind: TaxServiceKind, year: number) =>
  keptOf(call).some(
    (row) =>
      row.kind === kind && row.year === year && ['Requested', 'InProgress'].includes(shown(row, call).status),
  )

function valueOf({ database }: Call, accountId: string): number {
  return (
    database.one<{ pence: number }>(
      'select value_pence as pence from valuations where account_id = ? order by date desc limit 1',
      accountId,
    )?.pence ?? 0
  )
}

export const routes: Route[] = [
  route(listTaxServices, (call) => ({ requests: keptOf(call).map((row) => shown(row, call)) })),

  // The same id with the same request is one request; with another, a conflict.
  route(requestTaxService, (call, { params, body: input }) => {
    const { database, active, today } = call
    const { errors } = requestTaxService
    const id = params.requestId
    const known = database.one<TaxServiceRow>('select * from tax_services where id = ?', id)
    if (known) {
      const isSame =
        known.person_id === active.id &&
        known.kind === input.kind &&
        known.from_account_id === input.fromAccountId &&
        known.to_account_id === input.toAccountId &&
        known.amount_pence === input.amountPence
      if (!isSame) throw apiError(errors, 'id-taken', 'Another request has this id')
      return shown(known, call)
    }
    const from = accountForPayment(call, input.fromAccountId)
    const to = accountForPayment(call, input.toAccountId)
    if (!mayGive({ ...from, owners: isJoint(from) ? 2 : 1 }))
      throw new ErrorResponse(400, 'fromAccountId: a general account in pounds of one owner')
    if (!mayTake(to)) throw new ErrorResponse(400, 'toAccountId: an ISA in pounds')
    if (needsDeclaration(to))
      throw apiError(errors, 'not-subscribed', 'The ISA declaration of this account is missing')
    const year = yearUsedBy(input.kind, today)
    if (isOpen(call, input.kind, year))
      throw apiError(errors, 'already-asked', 'There is such a request already')
    const problem = problemOfAmount({
      kind: input.kind,
      amountPence: input.amountPence,
      roomPence:
        year === taxYearOfDate(today) ? remainingFor(call, ownIsa) : taxAmountPence('isa-allowance', year),
      valuePence: valueOf(call, from.id),
    })
    if (problem !== undefined) throw new ErrorResponse(400, `amountPence: ${problem}`)
    database.insert('tax_services', {
      id,
      person_id: active.id,
      kind: input.kind,
      from_account_id: from.id,
      to_account_id: to.id,
      amount_pence: checkedAmount('allowance', input.amountPence, to.currency),
      year,
      requested_on: today,
    })
    return shown(database.one<TaxServiceRow>('select * from tax_services where id = ?', id)!, call)
  }),

  route(takeBackTaxService, (call, { params }) => {
    const { database } = call
    const row = keptOf(call).find(({ id }) => id === params.requestId)
    if (!row) throw new ErrorResponse(404, 'No such request')
    if (isTrue(row.is_taken_back)) return
    if (shown(row, call).status !== 'Requested')
      throw apiError(takeBackTaxService.errors, 'too-late', 'The work has begun, so the request stands')
    database.run('update tax_services set is_taken_back = 1 where id = ?', row.id)
  }),
]
