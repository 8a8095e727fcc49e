// Owns the sandbox's view of config/personas.json: who can sign in and what the provider says about them.
import { configFile } from './config-file.ts'

/** Somebody who can sign in at the sandbox's provider. The visitor is not one of them. */
export interface SandboxPerson {
  id: string
  subject: string
  name: string
  about: string
  claims: Record<'userId' | 'name' | 'email' | 'phoneNumber', string> & Readonly<Record<string, string>>
}

/** Somebody in `personas` of the file. */
export interface Persona {
  id: string
  subject?: string
  name: string
  about: string
  'user-id'?: string
  email?: string
  'phone-number'?: string
  starts: string
  situations: readonly Readonly<Record<string, unknown>>[]
}

interface Fact {
  from?: string | { claim?: string }
}

/** Somebody in `people` of the file, who is no persona. */
export interface OtherPerson {
  id: string
  name: string
  'user-id': string
  subject?: string
  'child-of'?: string
}

const { facts } = configFile<{ facts: Record<string, Fact> }>('facts')

/** The facts that come from a claim of the ID token, with its name. */
const claimedFacts = Object.entries(facts).flatMap(([fact, { from }]) =>
  typeof from === 'object' && from.claim !== undefined ? [{ fact, claim: from.claim }] : [],
)

/** What the ID token says of people in addition to their subject. */
export const claimNames = [
  'userId',
  'name',
  'email',
  'phoneNumber',
  ...claimedFacts.map(({ claim }) => claim),
]

/** The claims behind facts, as the persona has them at sign-in. */
function claimsOf({ starts, situations }: Persona): Record<string, string> {
  const situation = situations.find(({ id }) => id === starts) ?? {}
  return Object.fromEntries(
    claimedFacts.flatMap(({ fact, claim }) => (fact in situation ? [[claim, String(situation[fact])]] : [])),
  )
}

const file = configFile<{ personas: Persona[]; people: OtherPerson[] }>('personas')

const personas: readonly SandboxPerson[] = file.personas.flatMap((persona) =>
  persona.subject === undefined
    ? []
    : [
        {
          id: persona.id,
          subject: persona.subject,
          name: persona.name,
          about: persona.about,
          claims: {
            userId: persona['user-id'] ?? persona.id,
            name: persona.name,
            email: persona.email ?? '',
            phoneNumber: persona['phone-number'] ?? '',
            ...claimsOf(persona),
          },
        },
      ],
)

/** Children of personas, who sign in for themselves once they are 18. */
const children = file.people.flatMap((person): SandboxPerson[] =>
  person.subject === undefined
    ? []
    : [
        {
          ...{ id: person.id, subject: person.subject, name: person.name },
          about: `Child of ${file.personas.find(({ id }) => id === person['child-of'])?.name ?? 'nobody'}; has an account at 18`,
          claims: {
            ...{ userId: person['user-id'], name: person.name },
            ...{ email: emailOf(person.id), phoneNumber: phoneOf(person['user-id']) },
          },
        },
      ],
)

export const people: readonly SandboxPerson[] = [...personas, ...children]

/** The address and number of somebody who is no persona. */
export function emailOf(id: string): string {
  return `${id.replace('-', '.')}@example.com`
}

export function phoneOf(userId: string): string {
  return `+447700900${200 + Number(userId.slice(-2))}`
}

export function personById(id: string): SandboxPerson | undefined {
  return people.find((person) => person.id === id)
}

export function personByUserId(userId: string): SandboxPerson | undefined {
  return people.find(({ claims }) => claims.userId === userId)
}

export function personBySubject(subject: string): SandboxPerson | undefined {
  return people.find((person) => person.subject === subject)
}
