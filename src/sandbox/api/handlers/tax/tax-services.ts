// Requests to use an ISA allowance from a general account, taken back until the work begins.
import * as z from 'zod/mini'
import type { TaxServiceRequest } from '#api/tax/tax-services.ts'
import { hasAllowance } from '#domain/tax/allowance.ts'
import { problemOfAmount, yearUsedBy, type TaxServiceKind } from '#domain/tax/tax-services.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { bodyOf, isTrue, noContent, ok, Refusal, type Call, type Route } from '../../call.ts'
import { taxFactsOf } from '../../tax-facts.ts'
import { ownAccount } from '../people/account-details.ts'
import { startOfService, taxServicesOf, type TaxServiceRow } from '../../tax-services.ts'
import { ownIsa, remainingFor } from './allowances.ts'

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

function list(call: Call) {
  return ok({ requests: keptOf(call).map((row) => shown(row, call)) })
}

export const asked = z.object({
  kind: z.enum(['BedAndIsa', 'AutomaticUse']),
  fromAccountId: z.string(),
  toAccountId: z.string(),
  amountPence: z.int(),
})

/** The same id with the same request is one request; with another, a conflict. */
function request(call: Call) {
  const { database, active, today, params } = call
  const input = bodyOf(call, asked)
  const id = params['requestId']!
  const known = database.one<TaxServiceRow>('select * from tax_services where id = ?', id)
  if (known) {
    const isSame =
      known.person_id === active.id &&
      known.kind === input.kind &&
      known.from_account_id === input.fromAccountId &&
      known.to_account_id === input.toAccountId &&
      known.amount_pence === input.amountPence
    if (!isSame) throw new Refusal(409, 'Another request has this id')
    return ok(shown(known, call))
  }
  const from = ownAccount(call, input.fromAccountId)
  const to = ownAccount(call, input.toAccountId)
  if (from.type !== 'GIA' || from.currency !== 'GBP')
    throw new Refusal(400, 'fromAccountId: a general account in pounds')
  if (to.type !== 'ISA' || !hasAllowance({ type: to.type, baseCurrency: to.currency }))
    throw new Refusal(400, 'toAccountId: an ISA in pounds')
  if (to.subscription !== 'Subscribed')
    throw new Refusal(409, 'The ISA declaration of this account is missing', 'not-subscribed')
  const year = yearUsedBy(input.kind, today)
  if (isOpen(call, input.kind, year))
    throw new Refusal(409, 'There is such a request already', 'already-asked')
  const problem = problemOfAmount({
    kind: input.kind,
    amountPence: input.amountPence,
    roomPence:
      year === taxYearOfDate(today) ? remainingFor(call, ownIsa) : taxFactsOf(year).isaAllowancePence,
    valuePence: valueOf(call, from.id),
  })
  if (problem !== undefined) throw new Refusal(400, `amountPence: ${problem}`)
  database.insert('tax_services', {
    id,
    person_id: active.id,
    kind: input.kind,
    from_account_id: from.id,
    to_account_id: to.id,
    amount_pence: input.amountPence,
    year,
    requested_on: today,
  })
  return ok(shown(database.one<TaxServiceRow>('select * from tax_services where id = ?', id)!, call))
}

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

function takeBack(call: Call) {
  const { database, params } = call
  const row = keptOf(call).find(({ id }) => id === params['requestId'])
  if (!row) throw new Refusal(404, 'No such request')
  if (shown(row, call).status !== 'Requested')
    throw new Refusal(409, 'The work has begun, so the request stands', 'too-late')
  database.run('update tax_services set is_taken_back = 1 where id = ?', row.id)
  return noContent
}

const path = '/api/portfolios/taxservices/:requestId'

export const taxServiceRoutes: Route[] = [
  { method: 'GET', path: '/api/portfolios/taxservices', isOpenToViewers: false, answer: list },
  { method: 'PUT', path, isOpenToViewers: false, answer: request },
  { method: 'DELETE', path, isOpenToViewers: false, answer: takeBack },
]
