// A power of attorney that a client has registered: what they read once it is done, and whom the firm lets in by it.
import { writeTo } from '#product-api/data/notify.ts'
import type { RequestAnswers } from 'portal-engine/base/requests/request-answers.ts'
import { personBy } from '#product-api/people/authorise.ts'
import { giveGrant } from '#product-api/people/grants.ts'
import { againstActingAlone, ATTORNEYS } from '#product-api/requests/attorneys.ts'
import { textOf, type Outcome, type ServiceRequestRow } from '#product-api/requests/request-records.ts'
import type { PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import type { AttorneyScope } from 'portal-engine/sandbox/calls/product-api.ts'

const OFFICES: Readonly<Record<string, string>> = {
  'england-wales': 'Office of the Public Guardian',
  scotland: 'Office of the Public Guardian (Scotland)',
  'northern-ireland': 'Office of Care and Protection',
}

const WHY_NOBODY = {
  together:
    'Your attorneys decide together, so none of them can act here alone. They write to us, and all of them sign.',
  unregistered: 'It has to be registered before anybody can use it. Tell us again once it is.',
}

/** What they typed is no proof: a name lets nobody in. */
export function answerAttorneys(answers: RequestAnswers): Outcome {
  const why = againstActingAlone(answers)
  return { isDone: false, says: why === undefined ? ASKED : WHY_NOBODY[why] }
}

const ASKED =
  'We ask each attorney to confirm who they are, and let nobody in before that. Then we write to you both. Shared access lists who was let in, and you can end it there. If you did not ask for it, call us at once.'

/** What an attorney reads. */
const told = {
  act: (donor: string) => ({
    subject: `You may act for ${donor}`,
    body: `${donor} has made you their attorney. Choose “Change account” to see their accounts. Decide in their best interests, and keep their money apart from yours.`,
  }),
  look: (donor: string) => ({
    subject: `You can see the accounts of ${donor}`,
    body: `${donor} has made you their attorney, with restrictions. Choose “Change account” to see their accounts. You can do nothing else there. Write to us for anything that the paper allows.`,
  }),
}

/** What the donor reads of them. */
const mayNow = {
  act: 'may now act for you as your attorney',
  look: 'can now look at your accounts, and do nothing else here',
}

/**
 * Somebody at the firm knows who an attorney is, and has read the paper. False where the donor's latest power of attorney does not
 * allow it, or it is settled by that power: an attorney who looks may act later, and what the donor has ended stays so.
 */
export function setAttorneyScope(
  moment: Omit<PersonOnDay, 'active'>,
  { donor, attorney, may }: AttorneyScope,
): boolean {
  const { database } = moment
  const [active, person] = [personBy(database, 'user_id', donor), personBy(database, 'user_id', attorney)]
  if (!active || !person || active.id === person.id) return false
  const power = database.one<Pick<ServiceRequestRow, 'given' | 'done_by'>>(
    `select given, done_by from service_requests where person_id = ? and kind = ? and ended = 'answered' order by done_by desc, rowid desc`,
    ...[active.id, ATTORNEYS],
  )
  if (!power) return false
  const answers = JSON.parse(power.given) as RequestAnswers
  const isSettled = database.one(
    `select 1 from grants where holder_id = ? and client_id = ? and kind = 'attorney' and since >= ?
       and not (scope = 'look' and is_active = 1)`,
    ...[person.id, active.id, power.done_by],
  )
  if (isSettled || againstActingAlone(answers) !== undefined) return false
  const office = answers['is-registered'] === 'yes' ? OFFICES[textOf(answers['made-in'])] : undefined
  const isGiven = giveGrant(moment, {
    ...{ holderId: person.id, clientId: active.id, kind: 'attorney', scope: may },
    registeredWith: office ?? null,
  })
  if (!isGiven) return false
  writeTo(moment, person, told[may](active.name))
  writeTo(moment, active, {
    subject: `What ${person.name} may do for you`,
    body: `${person.name} ${mayNow[may]}. You can end that under Shared access at any time. If you did not ask for it, call us at once.`,
  })
  return true
}
