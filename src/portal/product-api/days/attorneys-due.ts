// A power of attorney that a client has registered: the attorneys whom the firm knows may act from the day on which it is done.
import { notifyInInbox } from '#product-api/data/notify.ts'
import type { RequestAnswers } from '#base/requests/request-answers.ts'
import type { ApiUser, PersonOnDay } from '#sandbox/calls/call.ts'

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
  const { database, active: donor, today } = moment
  const names = mayActAlone(answers)
  if (typeof names === 'string') return WHY_NOBODY[names]
  const known = names.map((name) => ({ name, person: knownBy(moment, name) }))
  const office = answers['is-registered'] === 'yes' ? OFFICES[textOf(answers['made-in'])] : undefined
  const isRestricted = textOf(answers['restrictions']).trim() !== ''
  for (const { person } of known) {
    if (!person) continue
    if (isRestricted) {
      admitToLook(moment, person)
      continue
    }
    database.run('delete from grants where holder_id = ? and client_id = ?', person.id, donor.id)
    database.insert('grants', {
      id: `DG-${person.id}-${donor.id}`,
      holder_id: person.id,
      client_id: donor.id,
      is_active: 1,
      kind: 'attorney',
      since: today,
      registered_with: office ?? null,
    })
    notifyInInbox(
      { ...moment, active: person },
      {
        subject: `You may act for ${donor.name}`,
        body: `${donor.name} has made you their attorney. Choose “Change account” to see their accounts. Decide in their best interests, and keep their money apart from yours.`,
        accountId: null,
        topic: 'Something else',
      },
    )
  }
  const may = isRestricted ? mayLook : mayNow
  return known.map(({ name, person }) => (person ? may(person.name) : hasNoSignIn(name))).join(' ')
}

/** Until somebody at the firm has read the restrictions and set what the attorney may do, they see what a viewer sees. */
function admitToLook(moment: PersonOnDay, person: ApiUser): void {
  const { database, active: donor, today } = moment
  const id = `SR-${donor.id}-${person.id}`
  database.run('delete from share_requests where grantor_id = ? and receiver_id = ?', donor.id, person.id)
  database.insert('share_requests', {
    ...{ id, grantor_id: donor.id, receiver_id: person.id, receiver_name: person.name },
    ...{ receiver_email: person.email, receiver_phone: person.phone, status: 'Accepted' },
    ...{ updated_on: today, accepted_on: today },
  })
  notifyInInbox(
    { ...moment, active: person },
    {
      subject: `You can see the accounts of ${donor.name}`,
      body: `${donor.name} has made you their attorney, with restrictions. Choose “Change account” to see their accounts. You can do nothing else there until we have read the restrictions and set what you may do. We write to you then.`,
      accountId: null,
      topic: 'Something else',
    },
  )
}

const mayLook = (name: string) =>
  `${name} can see your accounts and do nothing else, until we have read the restrictions and set what they may do. You can end that under Shared access at any time. If you did not ask for it, call us at once.`

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
