// A power of attorney that a client has registered: the attorneys whom the firm knows may act from the day on which it is done.
import { writeTo } from '#product-api/data/notify.ts'
import type { RequestAnswers } from '#base/requests/request-answers.ts'
import { personBy } from '#product-api/people/authorise.ts'
import { giveGrant } from '#product-api/people/grants.ts'
import { mayActAlone } from '#product-api/requests/attorneys.ts'
import { textOf, type Outcome } from '#product-api/requests/request-records.ts'
import type { PersonOnDay } from '#sandbox/calls/call.ts'
import type { AttorneyScope } from '#sandbox/calls/product-api.ts'

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

/** Gives the attorneys of a request whom we know access, and tells them. */
export function admitAttorneys(moment: PersonOnDay, answers: RequestAnswers, requestId: string): Outcome {
  const { database, active: donor } = moment
  const alone = mayActAlone(answers)
  if (typeof alone === 'string') return { isDone: false, says: WHY_NOBODY[alone] }
  const office = answers['is-registered'] === 'yes' ? OFFICES[textOf(answers['made-in'])] : undefined
  const scope = textOf(answers['restrictions']).trim() === '' ? 'act' : 'look'
  const named = database.all<{ person_id: string }>(
    'select person_id from attorneys where request_id = ? and person_id is not null',
    requestId,
  )
  for (const { person_id: holderId } of named) {
    const isGiven = giveGrant(moment, {
      ...{ holderId, clientId: donor.id, kind: 'attorney', scope },
      registeredWith: office ?? null,
    })
    if (isGiven) writeTo(moment, personBy(database, 'id', holderId)!, told[scope](donor.name))
  }
  return { isDone: false, says: answerOf[scope] }
}

/** The donor reads the same whether a name is a client's or not. */
const answerOf = {
  act: 'Each attorney whom we could identify can act for you from today: Shared access lists them, and you can end it there. Somebody here settles with you who anybody else is. If you did not ask for it, call us at once.',
  look: 'Each attorney whom we could identify can see your accounts and do nothing else, until we have read the restrictions and set what they may do. Shared access lists them, and you can end it there. Somebody here settles with you who anybody else is. If you did not ask for it, call us at once.',
}

/** What an attorney reads. With restrictions they look, until somebody at the firm has set what they may do. */
const told = {
  act: (donor: string) => ({
    subject: `You may act for ${donor}`,
    body: `${donor} has made you their attorney. Choose “Change account” to see their accounts. Decide in their best interests, and keep their money apart from yours.`,
  }),
  look: (donor: string) => ({
    subject: `You can see the accounts of ${donor}`,
    body: `${donor} has made you their attorney, with restrictions. Choose “Change account” to see their accounts. You can do nothing else there until we have read the restrictions and set what you may do. We write to you then.`,
  }),
}

const staysLooking = (name: string) =>
  `${name} can go on looking at your accounts, and do nothing else here. You can end that under Shared access at any time.`

const mayNow = (name: string) =>
  `${name} may now act for you as your attorney. You can end that under Shared access at any time. If you did not ask for it, call us at once.`

/** Somebody at the firm has read the restrictions. False where no attorney waits for that. */
export function setAttorneyScope(
  moment: Omit<PersonOnDay, 'active'>,
  { donor, attorney, may }: AttorneyScope,
): boolean {
  const { database } = moment
  const [active, person] = [personBy(database, 'user_id', donor), personBy(database, 'user_id', attorney)]
  if (!active || !person) return false
  const isWaiting = `holder_id = ? and client_id = ? and kind = 'attorney' and scope = 'look' and is_active = 1`
  const pair = [person.id, active.id]
  if (!database.one(`select 1 from grants where ${isWaiting}`, ...pair)) return false
  if (may === 'act') database.run(`update grants set scope = 'act' where ${isWaiting}`, ...pair)
  writeTo(
    moment,
    person,
    may === 'act'
      ? told.act(active.name)
      : {
          subject: `What you may do for ${active.name}`,
          body: 'We have read the restrictions: you can go on looking, and do nothing else here. Write to us for anything that the paper allows.',
        },
  )
  writeTo(moment, active, {
    subject: `What ${person.name} may do for you`,
    body: `We have read the restrictions. ${may === 'act' ? mayNow(person.name) : staysLooking(person.name)}`,
  })
  return true
}
