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

const { personas } = configFile<{ personas: Persona[] }>('personas')

export const people: readonly SandboxPerson[] = personas.flatMap((persona) =>
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

export function personById(id: string): SandboxPerson | undefined {
  return people.find((person) => person.id === id)
}

export function personBySubject(subject: string): SandboxPerson | undefined {
  return people.find((person) => person.subject === subject)
}
