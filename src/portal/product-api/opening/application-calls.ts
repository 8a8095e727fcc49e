// Applying for the accounts of a basket: what is checked, what it leads to, and what became of earlier ones.
import {
  apply,
  getOpeningDocument,
  getOpeningRoom,
  listApplications,
  type Application,
} from '#api/opening/applications.ts'
import {
  declarationsFor,
  documentsFor,
  documentTitle,
  isOpeningDocument,
  openingDates,
} from '#domain/opening/account-opening.ts'
import { parseBasket } from '#domain/opening/basket.ts'
import { ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { knownChild } from '#product-api/people/known-child.ts'
import {
  addApplication,
  addOpening,
  applicationsOf,
  itemOf,
  openingsOf,
  type ApplicationRow,
} from '#product-api/ledger/openings.ts'
import { notifyInInbox } from '#product-api/data/notify.ts'
import { pageOf } from '#product-api/data/paging.ts'
import { pdfOf } from '#product-api/papers/pdf/pdf.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { endForm } from '#product-api/data/stored-forms.ts'
import { NEW_CHILD, ownIsa } from '#product-api/payments/rules/allowance-use.ts'
import { bankToCollectFrom } from './bank-to-collect-from.ts'
import { openingDocuments } from './opening-documents.ts'
import { checkedBasket, hasJuniorIsa, openingPeriods, outcomeOf } from './application-rules.ts'

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

function requireAll(field: string, needed: readonly string[], given: readonly string[]): void {
  const missing = needed.find((id) => !given.includes(id))
  if (missing !== undefined) throw new ErrorResponse(422, `${field}: ${missing} is missing`)
}

export const routes: Route[] = [
  route(listApplications, (call, { query }) => {
    const placed = applicationsOf(call.database, call.active.id).map((row) => ({ ...row, at: row.sent_at }))
    const { page, nextCursor } = pageOf('applications', placed, query)
    return { applications: page.map((row) => shown(call, row)), nextCursor }
  }),

  route(apply, (call, { body: given }) => {
    const { database, active, user, now, today } = call
    const row = database.one<{ json: string | null }>(
      'select json from backups where person_id = ?',
      active.id,
    )
    const { savedAt, items } = parseBasket(row?.json).basket
    if (items.length === 0) throw apiError(apply.errors, 'basket-empty', 'The basket is empty')
    if (savedAt !== given.basketSavedAt)
      throw apiError(apply.errors, 'basket-changed', 'The basket has changed since')
    const wrappers = items.map(({ wrapper }) => wrapper)
    requireAll('documents', documentsFor(wrappers), given.documents)
    requireAll('declarations', declarationsFor(wrappers), given.declarations)
    const checked = checkedBasket(call, items)
    const bankAccount = bankToCollectFrom(call, given.bank)
    const outcome = outcomeOf(call, items)
    const application = addApplication(database, {
      person_id: active.id,
      outcome,
      sent_at: now.toISOString(),
      sent_by: user.name,
      bank_account: bankAccount,
    })
    const dates = openingDates(today, outcome)
    for (const { child, ...item } of checked)
      addOpening(database, application, {
        item: { ...item, ...(child && { child: { ...child, ...knownChild(database, active, child) } }) },
        startedOn: today,
        ...dates,
      })
    database.run('update backups set json = null where person_id = ?', active.id)
    endForm(call, 'application')
    notifyInInbox(call, {
      subject: `Your application: ${application.reference}`,
      body: `We have your application for ${items.map(({ name }) => `“${name}”`).join(', ')}. We expect to open ${items.length === 1 ? 'the account' : 'the accounts'} by ${longDate(dates.opensOn)}, and tell you when that is done.`,
      accountId: null,
      topic: 'My details',
    })
    return shown(call, application)
  }),

  route(getOpeningRoom, (call) => {
    const { database, active } = call
    const children = database.all<{ id: string; name: string; born_on: string }>(
      'select id, name, born_on from children where person_id = ? order by born_on',
      active.id,
    )
    return {
      isa: openingPeriods(call, ownIsa),
      newChild: openingPeriods(call, { type: 'JISA', child_id: NEW_CHILD }),
      children: children.map(({ id, name, born_on }) => ({
        id,
        name,
        bornOn: born_on,
        room: openingPeriods(call, { type: 'JISA', child_id: id }),
        hasJuniorIsa: hasJuniorIsa(call, { id, name, bornOn: born_on }),
      })),
    }
  }),

  route(getOpeningDocument, (_, { params: { id } }) => {
    if (!isOpeningDocument(id)) throw new ErrorResponse(404, 'No such document')
    const title = documentTitle(id)
    return {
      fileName: `${title}.pdf`,
      contentType: 'application/pdf',
      base64: Buffer.from(pdfOf(title, openingDocuments[id])).toString('base64'),
    }
  }),
]
