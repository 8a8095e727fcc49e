// Owns the sandbox's view of config/personas.json: who can sign in and what the provider says about them.
import personas from '../../config/personas.json' with { type: 'json' }

/** Somebody who can sign in at the sandbox's provider. The visitor is not one of them. */
export interface SandboxPerson {
  id: string
  subject: string
  name: string
  about: string
  claims: { userId: string; name: string; email: string; phoneNumber: string }
}

export const people: readonly SandboxPerson[] = personas.personas.flatMap((persona) =>
  persona.subject === undefined
    ? []
    : [
        {
          id: persona.id,
          subject: persona.subject,
          name: persona.name,
          about: persona.about,
          claims: {
            userId: persona['user-id'],
            name: persona.name,
            email: persona.email,
            phoneNumber: persona['phone-number'],
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
