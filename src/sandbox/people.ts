// Owns the sandbox's view of config/personas.json: who can sign in and what the provider says about them.
import { configFile } from './config-file.ts'

/** Somebody who can sign in at the sandbox's provider. The visitor is not one of them. */
export interface SandboxPerson {
  id: string
  subject: string
  name: string
  about: string
  claims: { userId: string; name: string; email: string; phoneNumber: string }
}

interface Persona {
  id: string
  subject?: string
  name: string
  about: string
  'user-id'?: string
  email?: string
  'phone-number'?: string
}

interface Other {
  id: string
  name: string
  'user-id': string
  subject?: string
  'child-of'?: string
}

const file = configFile<{ personas: Persona[]; people: Other[] }>('personas')

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

export function personBySubject(subject: string): SandboxPerson | undefined {
  return people.find((person) => person.subject === subject)
}
