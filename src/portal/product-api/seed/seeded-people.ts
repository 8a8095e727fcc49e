// The people of config/personas.json, with their grants and shared-access requests. Their other data is seeded on first use.
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import * as limits from '#domain/limits.gen.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import { emailOf, phoneOf, type OtherPerson, type Persona } from '#sandbox/config/people.ts'
import file from '../../../../config/personas.json' with { type: 'json' }
import { accountIdOf } from '#product-api/ledger/own-account.ts'
import { seedNetworks } from './seeded-networks.ts'
import { planFor } from './seeded-plans.ts'

interface Situation {
  'acting-for'?: string
  unread: number
  basket: number
}

/** A persona with what its data is made from. */
interface SeededPersona extends Persona {
  flags: string[]
  delegates: { client: string; active: boolean; kind?: string }[]
  shares: { grantor: string; status: string }[]
  situations: readonly (Situation & Persona['situations'][number])[]
}

const personas: readonly SeededPersona[] = file.personas

/** People who are no personas. */
const others: readonly OtherPerson[] = file.people

/** What the people were seeded from; data of another text is out of date. */
export const peopleText = JSON.stringify(file)

/** Flags of the people acted for or viewed, who are not personas themselves. */
const usualFlags = ['shared-access', 'disclosure-document', 'retirement-planner', 'retirement-health-check']

/** What the personas say about a person's messages and basket. */
export function expectationsOf(personId: string): { unread: number; basket: number } {
  for (const persona of personas) {
    for (const situation of persona.situations) {
      if ((situation['acting-for'] ?? persona.id) === personId) return situation
    }
  }
  return { unread: personId === 'peter-lin' ? 2 : 0, basket: 0 }
}

export function seedPeople(database: Database, today: string): void {
  database.transaction(() => {
    for (const persona of personas) seedPersona(database, persona)
    for (const person of others) {
      database.insert('people', {
        id: person.id,
        user_id: person['user-id'],
        name: person.name,
        subject: person.subject ?? null,
        email: emailOf(person.id),
        phone: phoneOf(person['user-id']),
        flags: JSON.stringify(usualFlags),
      })
      if (person['child-of'] !== undefined)
        database.insert('child_people', {
          ...{ person_id: person.id, parent_id: person['child-of'], child_name: person.name },
        })
    }
    for (const { id, 'user-id': userId } of others) seedJointOwners(database, { id, userId }, today)
    for (const persona of personas) seedGrants(database, persona, today)
    seedGrant(database, { holder: 'john-thornton', client: 'inviter', active: true, kind: 'adviser' }, today)
    seedInvitations(database, today)
    seedNetworks(database, today)
  })
}

function seedPersona(database: Database, persona: SeededPersona): void {
  if (persona['user-id'] === undefined) return
  database.insert('people', {
    id: persona.id,
    user_id: persona['user-id'],
    name: persona.name,
    subject: persona.subject ?? null,
    email: persona.email ?? '',
    phone: persona['phone-number'] ?? '',
    flags: JSON.stringify(persona.flags),
  })
}

/** Known before the account is there, so that whoever of the two comes first, both are seeded. */
function seedJointOwners(database: Database, person: { id: string; userId: string }, today: string): void {
  for (const [position, { joint }] of planFor(person.id, today).accounts.entries())
    if (joint)
      database.insert('joint_owners', {
        ...{ account_id: accountIdOf(person, position), first_id: person.id, second_id: joint.with },
        first_percent: joint.firstPercent,
      })
}

interface Access {
  holder: string
  client: string
  active: boolean
  kind?: string
}

/** Each has been there for a year and more. */
function seedGrant(database: Database, access: Access, today: string): void {
  const { holder, client, active, kind = 'family' } = access
  database.insert('grants', {
    id: `DG-${holder}-${client}`,
    holder_id: holder,
    client_id: client,
    is_active: active ? 1 : 0,
    kind,
    since: addDays(today, -400),
    registered_with: kind === 'attorney' ? 'Office of the Public Guardian' : null,
  })
}

function seedGrants(database: Database, persona: SeededPersona, today: string): void {
  for (const access of persona.delegates) seedGrant(database, { holder: persona.id, ...access }, today)
  for (const { grantor, status } of persona.shares) {
    database.insert('share_requests', {
      id: `SR-${grantor}-${persona.id}`,
      grantor_id: grantor,
      receiver_id: persona.id,
      receiver_name: persona.name,
      receiver_email: persona.email ?? '',
      receiver_phone: persona['phone-number'] ?? '',
      status,
      updated_on: today,
      accepted_on: status === 'Accepted' ? today : null,
    })
  }
}

interface Invitation {
  id: string
  from: string
  to: { name: string; email?: string; id?: string }
  status: string
  on: string
}

/**
 * Mona Diaz has invited five people, one in each status. Noor Aziz's one cannot be changed, since that call fails for
 * her. An invitation to Grace Lin and one from Kira Bell have run out unanswered.
 */
function seedInvitations(database: Database, today: string): void {
  const longAgo = addDays(today, -limits['invitation-days'].value - 5)
  const invitations: Invitation[] = [
    { id: 'SR-inviter-1', from: 'inviter', to: { name: 'Paula Diaz' }, status: 'Pending', on: today },
    { id: 'SR-inviter-2', from: 'inviter', to: { name: 'Quentin Diaz' }, status: 'Accepted', on: today },
    { id: 'SR-inviter-3', from: 'inviter', to: { name: 'Rosa Diaz' }, status: 'Cancelled', on: today },
    { id: 'SR-inviter-4', from: 'inviter', to: { name: 'Simon Diaz' }, status: 'Revoked', on: today },
    { id: 'SR-inviter-5', from: 'inviter', to: { name: 'Tara Diaz' }, status: 'Removed', on: today },
    { id: 'SR-failing-1', from: 'failing-services', to: { name: 'Omar Lee' }, status: 'Pending', on: today },
    {
      id: 'SR-expired-1',
      from: 'mary-lin',
      to: { name: 'Grace Lin', email: 'grace.lin@example.com', id: 'delegate' },
      status: 'Pending',
      on: longAgo,
    },
    { id: 'SR-expired-2', from: 'multiple-access', to: { name: 'Leo Bell' }, status: 'Pending', on: longAgo },
  ]
  for (const { id, from, to, status, on } of invitations) {
    database.insert('share_requests', {
      id,
      grantor_id: from,
      receiver_id: to.id ?? null,
      receiver_name: to.name,
      receiver_email: to.email ?? `${to.name.toLowerCase().replace(' ', '.')}@example.com`,
      receiver_phone: '+447700900300',
      status,
      updated_on: on,
      // What was taken back or left had been accepted.
      accepted_on: ['Accepted', 'Revoked', 'Removed'].includes(status) ? on : null,
    })
  }
}
