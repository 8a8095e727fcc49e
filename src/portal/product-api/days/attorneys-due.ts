// A power of attorney that a client has registered: the attorneys whom the firm knows may act from the day on which it is done.
import { notifyInInbox } from '#product-api/data/notify.ts'
import type { RequestAnswers } from '#base/requests/request-answers.ts'
import { personBy } from '#product-api/people/authorise.ts'
import type { ApiUser, PersonOnDay } from '#sandbox/calls/call.ts'
import type { AttorneyScope } from '#sandbox/calls/product-api.ts'

const OFFICES: Readonly<Record<string, string>> = {
  'england-wales': 'Office of the Public Guardian',
  scotland: 'Office of the Public Guardian (Scotland)',
  'northern-ireland': 'Office of Care and Protection',
}

const textOf = (answer: RequestAnswers[string] | undefined) => (typeof answer === 'string' ? answer : '')

/** Who may act alone, by name; or why nobody may. */
export function mayActAlone(answers: RequestAnswers): string[] | 'together' | 'unregistered' {
  const isUsable = answers['is-registered'] === 'yes' || answers['has-lost-ability'] === 'no'
  if (!isUsable) return 'unregistered'
  if (answers['has-others'] === 'yes' && answers['act'] !== 'severally') return 'together'
  return [textOf(answers['attorney']), ...textOf(answers['others']).split(/[,;\n&]|\band\b/)]
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

const WHY_NOBODY = {
  together:
    'Your attorneys decide together, so none of them can act here alone. They write to us, and all of them sign.',
  unregistered: 'It has to be registered before anybody can use it. Tell us again once it is.',
}

/** Gives the attorneys access, and tells them. Answers what the donor is told. */
export function admitAttorneys(moment: PersonOnDay, answers: RequestAnswers): string {
  const names = mayActAlone(answers)
  if (typeof names === 'string') return WHY_NOBODY[names]
  const known = names.map((name) => ({ name, person: knownBy(moment, name) }))
  const isRestricted = textOf(answers['restrictions']).trim() !== ''
  for (const { person } of known) {
    if (!person) continue
    if (isRestricted) admitToLook(moment, person)
    else admitToAct(moment, person, answers)
  }
  const may = isRestricted ? mayLook : mayNow
  return known.map(({ name, person }) => (person ? may(person.name) : hasNoSignIn(name))).join(' ')
}

function admitToAct(moment: PersonOnDay, person: ApiUser, answers: RequestAnswers): void {
  const { database, active: donor, today } = moment
  database.run('delete from grants where holder_id = ? and client_id = ?', person.id, donor.id)
  database.insert('grants', {
    id: `DG-${person.id}-${donor.id}`,
    holder_id: person.id,
    client_id: donor.id,
    is_active: 1,
    kind: 'attorney',
    since: today,
    registered_with: (answers['is-registered'] === 'yes' && OFFICES[textOf(answers['made-in'])]) || null,
  })
  write(moment, person, {
    subject: `You may act for ${donor.name}`,
    body: `${donor.name} has made you their attorney. Choose “Change account” to see their accounts. Decide in their best interests, and keep their money apart from yours.`,
  })
}

const write = (moment: PersonOnDay, active: ApiUser, says: { subject: string; body: string }) =>
  notifyInInbox({ ...moment, active }, { ...says, accountId: null, topic: 'Something else' })

/** What an attorney with restrictions sees by: an owner who shows their accounts themselves has given it another name. */
const lookId = (donor: ApiUser, person: ApiUser) => `SR-PA-${donor.id}-${person.id}`

/** Somebody at the firm has read the restrictions. False where no attorney waits for that. */
export function setAttorneyScope(
  moment: Omit<PersonOnDay, 'active'>,
  { donor, attorney, may }: AttorneyScope,
): boolean {
  const { database } = moment
  const [active, person] = [personBy(database, 'user_id', donor), personBy(database, 'user_id', attorney)]
  const waits =
    active &&
    person &&
    database.one(`select id from share_requests where id = ? and status = 'Accepted'`, lookId(active, person))
  if (!waits) return false
  const at = { ...moment, active }
  if (may === 'act') {
    database.run('delete from share_requests where id = ?', lookId(active, person))
    admitToAct(at, person, lastRegistration(at))
  } else
    write(at, person, {
      subject: `What you may do for ${active.name}`,
      body: 'We have read the restrictions: you can go on looking, and do nothing else here. Write to us for anything that the paper allows.',
    })
  write(at, active, {
    subject: `What ${person.name} may do for you`,
    body: `We have read the restrictions. ${may === 'act' ? mayNow(person.name) : staysLooking(person.name)}`,
  })
  return true
}

/** What the donor has told of their latest power of attorney that is done. */
function lastRegistration({ database, active }: PersonOnDay): RequestAnswers {
  const row = database.one<{ given: string }>(
    `select given from service_requests
     where person_id = ? and kind = 'power-of-attorney' and ended = 'done' order by sent_at desc limit 1`,
    active.id,
  )
  return row ? (JSON.parse(row.given) as RequestAnswers) : {}
}

/** Until somebody at the firm has read the restrictions and set what the attorney may do, they see what a viewer sees. */
function admitToLook(moment: PersonOnDay, person: ApiUser): void {
  const { database, active: donor, today } = moment
  database.run('delete from share_requests where grantor_id = ? and receiver_id = ?', donor.id, person.id)
  database.insert('share_requests', {
    ...{
      id: lookId(donor, person),
      grantor_id: donor.id,
      receiver_id: person.id,
      receiver_name: person.name,
    },
    ...{ receiver_email: person.email, receiver_phone: person.phone, status: 'Accepted' },
    ...{ updated_on: today, accepted_on: today },
  })
  write(moment, person, {
    subject: `You can see the accounts of ${donor.name}`,
    body: `${donor.name} has made you their attorney, with restrictions. Choose “Change account” to see their accounts. You can do nothing else there until we have read the restrictions and set what you may do. We write to you then.`,
  })
}

const mayLook = (name: string) =>
  `${name} can see your accounts and do nothing else, until we have read the restrictions and set what they may do. You can end that under Shared access at any time. If you did not ask for it, call us at once.`

const staysLooking = (name: string) =>
  `${name} can go on looking at your accounts, and do nothing else here. You can end that under Shared access at any time.`

const mayNow = (name: string) =>
  `${name} may now act for you as your attorney. You can end that under Shared access at any time. If you did not ask for it, call us at once.`

const hasNoSignIn = (name: string) =>
  `${name} has no sign-in with us, so they cannot act for you here yet. We write to them.`

/** The only person of this name who can sign in, and not the donor. */
function knownBy({ database, active }: PersonOnDay, name: string): ApiUser | undefined {
  const people = database.all<ApiUser & object>(
    `select id, user_id as userId, name, email, phone from people
     where lower(name) = lower(?) and subject is not null and id <> ?`,
    ...[name, active.id],
  )
  return people.length === 1 ? people[0] : undefined
}
