// The people of config/personas.json, with their grants and shared-access requests. Their other data is seeded on first use.
import file from '../../../../config/personas.json' with { type: 'json' }
import type { Database } from '../database.ts'

interface Situation {
  'acting-for'?: string
  unread: number
  basket: number
}

interface Persona {
  id: string
  name: string
  'user-id'?: string
  subject?: string
  email?: string
  'phone-number'?: string
  flags: string[]
  delegates: { client: string; active: boolean }[]
  shares: { grantor: string; status: string }[]
  situations: Situation[]
}

const personas: readonly Persona[] = file.personas

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
  database.together(() => {
    for (const persona of personas) seedPersona(database, persona)
    for (const person of file.people) {
      database.insert('people', {
        id: person.id,
        user_id: person['user-id'],
        name: person.name,
        subject: null,
        email: `${person.id.replace('-', '.')}@example.com`,
        phone: `+447700900${200 + Number(person['user-id'].slice(-2))}`,
        flags: JSON.stringify(usualFlags),
      })
    }
    for (const persona of personas) seedGrants(database, persona, today)
    seedInvitations(database, today)
  })
}

function seedPersona(database: Database, persona: Persona): void {
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

function seedGrants(database: Database, persona: Persona, today: string): void {
  for (const { client, active } of persona.delegates) {
    database.insert('grants', {
      id: `DG-${persona.id}-${client}`,
      holder_id: persona.id,
      client_id: client,
      is_active: active ? 1 : 0,
    })
  }
  for (const { grantor, status } of persona.shares) {
    database.insert('share_requests', {
      id: `SR-${grantor}-${persona.id}`,
      grantor_id: grantor,
      receiver_id: persona.id,
      receiver_name: persona.name,
      receiver_email: persona.email ?? '',
      status,
      updated_on: today,
    })
  }
}

/** Mona Diaz has invited five people, one in each status. */
function seedInvitations(database: Database, today: string): void {
  const invited: [id: string, name: string, status: string][] = [
    ['1', 'Paula Diaz', 'Pending'],
    ['2', 'Quentin Diaz', 'Accepted'],
    ['3', 'Rosa Diaz', 'Cancelled'],
    ['4', 'Simon Diaz', 'Revoked'],
    ['5', 'Tara Diaz', 'Removed'],
  ]
  for (const [id, name, status] of invited) {
    database.insert('share_requests', {
      id: `SR-inviter-${id}`,
      grantor_id: 'inviter',
      receiver_id: null,
      receiver_name: name,
      receiver_email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
      status,
      updated_on: today,
    })
  }
}
