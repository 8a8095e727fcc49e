// Applying for the accounts of a basket: what is checked, what it leads to, and what became of earlier ones.
import { newApplicationSchema, type Application, type OpeningRoom } from '#api/applications.ts'
import {
  declarationsFor,
  documentsFor,
  documentTitle,
  isOpeningDocument,
  openingDates,
  problemOfApplicant,
  type Outcome,
} from '#domain/account-opening.ts'
import { parseBasket, type BasketItem } from '#domain/basket.ts'
import { addMonths } from '#domain/london-time.ts'
import { formatPence } from '#domain/money.ts'
import * as limits from '#domain/limits.gen.ts'
import { bodyOf, ok, Refusal, type ApiResponse, type Call, type Route } from '../call.ts'
import { bankToCollectFrom } from '../openings/bank.ts'
import { accountsOf } from '../ledger.ts'
import { openingPaper } from '../openings/papers.ts'
import {
  addApplication,
  addOpening,
  applicationsOf,
  itemOf,
  openingsOf,
  type ApplicationRow,
} from '../openings/openings.ts'
import { tellInInbox } from '../payments/inbox.ts'
import { detailsOf } from '../personal/details.ts'
import { pdfOf } from '../pdf.ts'
import { longDate } from '../seed/account-documents.ts'
import { isaRoom, jisaRoom } from './allowances.ts'
import { endForm } from './forms.ts'

function list(call: Call): ApiResponse {
  const rows = applicationsOf(call.database, call.active.id)
  return ok({ applications: rows.map((row) => shown(call, row)) })
}

function shown({ database, active }: Call, row: ApplicationRow): Application {
  return {
    id: row.id,
    reference: row.reference,
    outcome: row.outcome,
    sentAt: row.sent_at,
    sentBy: row.sent_by,
    accounts: openingsOf(database, active.id)
      .filter(({ application_id }) => application_id === row.id)
      .map((opening) => {
        const { name, wrapper, initialPence, monthlyPence } = itemOf(opening)
        return {
          id: opening.id,
          reference: opening.reference,
          ...{ name, wrapper, initialPence, monthlyPence },
          checkedOn: opening.checked_on,
          opensOn: opening.opens_on,
          fundedOn: opening.funded_on,
          accountId: opening.account_id,
        }
      }),
  }
}

function send(call: Call): ApiResponse {
  const { database, active, user, now, today } = call
  const given = bodyOf(call, newApplicationSchema)
  const row = database.one<{ json: string | null }>('select json from backups where person_id = ?', active.id)
  const { savedAt, items } = parseBasket(row?.json).basket
  if (items.length === 0) throw new Refusal(409, 'The basket is empty', 'basket-empty')
  if (savedAt !== given.basketSavedAt)
    throw new Refusal(409, 'The basket has changed since', 'basket-changed')
  const wrappers = items.map(({ wrapper }) => wrapper)
  requireAll('documents', documentsFor(wrappers), given.documents)
  requireAll('declarations', declarationsFor(wrappers), given.declarations)
  const details = detailsOf(call)
  for (const item of items) {
    const problem = problemOfApplicant(
      item.wrapper,
      { bornOn: details.bornOn, taxCountries: details.tax.residencies.map(({ country }) => country) },
      today,
    )
    if (problem !== undefined) throw new Refusal(422, `${item.name}: ${problem}`, problem)
    checkItem(call, item)
  }
  checkAllowances(call, items)
  const bankAccount = bankToCollectFrom(call, given.bank)
  const outcome = outcomeOf(call, items, details.address.since)
  const application = addApplication(database, {
    person_id: active.id,
    outcome,
    sent_at: now.toISOString(),
    sent_by: user.name,
    bank_account: bankAccount,
  })
  const dates = openingDates(today, outcome)
  for (const item of items) addOpening(database, application, { item, startedOn: today, ...dates })
  database.run('update backups set json = null where person_id = ?', active.id)
  endForm(call, 'application')
  tellInInbox(call, {
    subject: `Your application: ${application.reference}`,
    body: `We have your application for ${items.map(({ name }) => `“${name}”`).join(', ')}. We expect to open ${items.length === 1 ? 'the account' : 'the accounts'} by ${longDate(dates.opensOn)}, and tell you when that is done.`,
    accountId: null,
    topic: 'My details',
  })
  return ok(shown(call, application))
}

function requireAll(field: string, needed: readonly string[], given: readonly string[]): void {
  const missing = needed.find((id) => !given.includes(id))
  if (missing !== undefined) throw new Refusal(422, `${field}: ${missing} is missing`)
}

function checkItem(call: Call, { wrapper, child, initialPence, monthlyPence }: BasketItem) {
  const { today } = call
  const least = limits['payment-min'].value * 100
  if ([initialPence, monthlyPence].some((pence) => pence !== 0 && pence < least))
    throw new Refusal(422, `At least ${formatPence(least)}`, 'too-small')
  if (initialPence + monthlyPence === 0) throw new Refusal(422, 'Nothing would be paid in', 'too-small')
  if (wrapper !== 'JISA') return
  if (!child) throw new Refusal(422, 'A junior ISA is of a child', 'child-missing')
  if (child.bornOn > today || addMonths(child.bornOn, 18 * 12) <= today)
    throw new Refusal(422, 'The child is not under 18', 'child-grown-up')
  if (hasJuniorIsa(call, child)) throw new Refusal(409, 'The child has a junior ISA', 'child-has-one')
}

/** Here, or on its way. */
function hasJuniorIsa({ database, active }: Call, child: NonNullable<BasketItem['child']>): boolean {
  const known = database.one(
    `select 1 from accounts a join children c on c.id = a.child_id
     where a.person_id = ? and a.type = 'JISA' and (c.id = ? or (c.name = ? and c.born_on = ?))`,
    ...[active.id, child.id, child.name, child.bornOn],
  )
  const isApplied = openingsOf(database, active.id)
    .map(itemOf)
    .some((item) => item.child?.name === child.name && item.child.bornOn === child.bornOn)
  return known !== undefined || isApplied
}

/** First payments of this application against what is left of each allowance. */
function checkAllowances(call: Call, items: readonly BasketItem[]): void {
  const sum = (chosen: readonly BasketItem[]) =>
    chosen.reduce((total, { initialPence }) => total + initialPence, 0)
  const check = (wantedPence: number, roomPence: number) => {
    if (wantedPence > roomPence)
      throw new Refusal(409, `There is room for ${formatPence(roomPence)}`, 'over-allowance', { roomPence })
  }
  check(sum(items.filter(({ wrapper }) => wrapper === 'ISA')), isaRoom(call))
  const junior = items.filter(({ wrapper }) => wrapper === 'JISA')
  const ofSameChild = Object.values(Object.groupBy(junior, ({ child }) => `${child?.name} ${child?.bornOn}`))
  for (const group of ofSameChild) {
    if (group!.length > 1) throw new Refusal(409, 'One junior ISA for each child', 'child-has-one')
    check(sum(group!), jisaRoom(call, group![0]!.child?.id ?? ''))
  }
}

/** From this much in one application, somebody at the firm looks at it first. */
const REVIEWED_FROM_PENCE = 250_000_00

/** People new at an address are not found there by the registers that are asked. */
const MONTHS_TO_BE_FOUND = 3

function outcomeOf(
  { database, active, today }: Call,
  items: readonly BasketItem[],
  livesThereSince: string,
): Outcome {
  const isKnown = accountsOf(database, active.id).length > 0
  if (!isKnown && addMonths(livesThereSince, MONTHS_TO_BE_FOUND) > today) return 'identity'

  const total = items.reduce((sum, { initialPence }) => sum + initialPence, 0)
  return total >= REVIEWED_FROM_PENCE ? 'review' : 'success'
}

function room(call: Call): ApiResponse {
  const { database, active } = call
  const children = database.all<{ id: string; name: string; born_on: string }>(
    'select id, name, born_on from children where person_id = ? order by born_on',
    active.id,
  )
  return ok({
    isaPence: isaRoom(call),
    newChildPence: jisaRoom(call, ''),
    children: children.map(({ id, name, born_on }) => ({
      id,
      name,
      bornOn: born_on,
      roomPence: jisaRoom(call, id),
      hasJuniorIsa: hasJuniorIsa(call, { id, name, bornOn: born_on }),
    })),
  } satisfies OpeningRoom)
}

function readPaper({ params }: Call): ApiResponse {
  const id = params['id']!
  if (!isOpeningDocument(id)) throw new Refusal(404, 'No such document')
  const title = documentTitle(id)
  return ok({
    fileName: `${title}.pdf`,
    contentType: 'application/pdf',
    base64: Buffer.from(pdfOf(title, openingPaper(id))).toString('base64'),
  })
}

const path = '/api/accountopening'
export const applicationRoutes: Route[] = [
  { method: 'GET', path: `${path}/applications`, isOpenToViewers: false, answer: list },
  { method: 'POST', path: `${path}/applications`, isOpenToViewers: false, answer: send },
  { method: 'GET', path: `${path}/room`, isOpenToViewers: false, answer: room },
  { method: 'GET', path: `${path}/documents/:id`, isOpenToViewers: false, answer: readPaper },
]
