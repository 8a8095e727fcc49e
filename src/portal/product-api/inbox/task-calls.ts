// What needs attention, worked out from the active user's data. Invitations belong to the logged-in user.
import { listTasks, type Task } from '#api/inbox/tasks.ts'
import { addDays, londonDate } from 'portal-engine/base/dates/london-time.ts'
import { parseBasket } from '#domain/opening/basket.ts'
import { hasAllowance, needsDeclaration } from '#domain/tax/isa-allowance.ts'
import { nextInto } from '#domain/payments/money-ahead.ts'
import { taxYearAt, taxYearEnd, taxYearLabel } from '#domain/tax/tax-year.ts'
import { ownValue } from 'portal-engine/base/record.ts'
import { REQUEST_JOB } from 'portal-engine/base/requests/request-job.ts'
import { unsentForms } from '#domain/unsent-forms.ts'
import { bankAccountsOf } from '#product-api/payments/records/bank-account-records.ts'
import type { Call, Route } from 'portal-engine/sandbox/calls/call.ts'
import { accountsOf, presentAccountsOf } from '#product-api/ledger/ledger.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'
import { moneyAheadOf } from '#product-api/payments/rules/money-arriving.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { formsInProgress } from '#product-api/data/stored-forms.ts'
import { requestPage } from '#product-api/data/request-pages.ts'
import { waitingInvitations } from '#product-api/people/shared-access-calls.ts'
import { unreadCount } from './message-calls.ts'

function invitations(call: Call): Task[] {
  if (call.user.id !== call.active.id) return []
  return waitingInvitations(call).map(({ requestId, grantorName }) => ({
    id: `task-${requestId}`,
    kind: 'pending-shared-request',
    title: `${grantorName} wants to share their accounts with you`,
    detail: 'You would be able to see them, not change them.',
    dueOn: null,
    accountId: null,
    job: null,
  }))
}

function messages({ database, user, active }: Call): Task[] {
  const unread = unreadCount(database, active.id)
  if (unread === 0) return []
  return [
    {
      id: 'task-unread',
      kind: 'unread-messages',
      title: unread === 1 ? '1 unread message' : `${unread} unread messages`,
      detail: user.id === active.id ? 'Waiting in your inbox' : `For ${active.name}`,
      dueOn: null,
      accountId: null,
      job: null,
    },
  ]
}

function aboutAccounts(call: Call): Task[] {
  const { database, active, now } = call
  const ahead = moneyAheadOf(call)
  const year = taxYearAt(now)
  return presentAccountsOf(database, active.id).flatMap((row): Task[] => {
    const about = { detail: row.name, accountId: row.id, job: null }
    if (row.status === 'AwaitingMoney') {
      // Money that is on its way need not be added.
      if (nextInto(row.id, ahead) !== null) return []
      return [
        {
          ...about,
          id: `task-money-${row.id}`,
          kind: 'add-money',
          title: 'Add money to your new account',
          dueOn: null,
        },
      ]
    }
    const mayDeclare = hasAllowance({ type: row.type, baseCurrency: row.currency })
    if (!mayDeclare || !needsDeclaration(row)) return []
    const title = `Make your ISA declaration for ${taxYearLabel(year)}`
    return [{ ...about, id: `task-isa-${row.id}`, kind: 'isa-declaration', title, dueOn: taxYearEnd(year) }]
  })
}

function aboutPerson({ database, active, today }: Call): Task[] {
  const row = database.one<{ review_due_on: string | null }>(
    'select review_due_on from parameters where person_id = ?',
    active.id,
  )
  const isClient = accountsOf(database, active.id).length > 0
  const tasks: Task[] = []
  if (isClient && row?.review_due_on && row.review_due_on <= addDays(today, 30)) {
    tasks.push({
      id: 'task-review',
      kind: 'review-due',
      title: 'Your portfolio review is due',
      detail: 'Check that your goals and risk level are still right for you.',
      dueOn: row.review_due_on,
      accountId: null,
      job: null,
    })
  }
  if (isClient && bankAccountsOf(database, active.id).length === 0) {
    tasks.push({
      id: 'task-bank',
      kind: 'bank-details-missing',
      title: 'Add your bank details',
      detail: 'We need them before you can take money out.',
      dueOn: null,
      accountId: null,
      job: null,
    })
  }
  return tasks
}

function basket({ database, active }: Call): Task[] {
  const row = database.one<{ json: string | null }>('select json from backups where person_id = ?', active.id)
  const { items } = parseBasket(row?.json).basket
  if (items.length === 0) return []
  return [
    {
      id: 'task-basket',
      kind: 'saved-application',
      title: 'Finish your saved application',
      detail: items.length === 1 ? '1 portfolio in your basket' : `${items.length} portfolios in your basket`,
      dueOn: null,
      accountId: null,
      job: null,
    },
  ]
}

/** What is asked for by a form of a page of requests; undefined of another form, and of a page that is gone. */
const requestOf = (job: string) =>
  job.startsWith(REQUEST_JOB) ? requestPage(job.slice(REQUEST_JOB.length))?.name : undefined

/** Forms of the active user that were begun and not sent, of those that this person may open. */
function unsent(call: Call): Task[] {
  const accounts = accountsOf(call.database, call.active.id)
  return formsInProgress(call).flatMap(({ job, form }): Task[] => {
    const { accountId } = form.answers as { accountId?: unknown }
    const account = accounts.find(({ id }) => id === accountId)
    const ofPension = account?.type === 'Pension' ? ownValue(unsentForms, `${job}-of-pension`) : undefined
    const what = ofPension ?? ownValue<string>(unsentForms, job) ?? requestOf(job)
    if (what === undefined) return []
    const by = form.savedBy === call.user.name ? '' : ` by ${form.savedBy}`
    return [
      {
        id: `task-form-${job}`,
        kind: 'unsent-form',
        title: `${what}, not sent`,
        detail: `Last saved${by} on ${longDate(londonDate(new Date(form.savedAt)))}`,
        dueOn: null,
        accountId: account?.id ?? null,
        job: ofPension === undefined ? job : `${job}-of-pension`,
      },
    ]
  })
}

export const routes: Route[] = [
  route(listTasks, (call) => ({
    tasks: [
      ...invitations(call),
      ...messages(call),
      ...aboutAccounts(call),
      ...aboutPerson(call),
      ...basket(call),
      ...unsent(call),
    ],
  })),
]
