// Directors and people with significant control, which a form keeps as one text. Pure.
import * as z from 'zod/mini'

export const roles = ['Director', 'Person with significant control'] as const

/** `role` is empty before the choice. */
const person = z.object({ id: z.string(), name: z.string(), role: z.enum(['', ...roles]) })
export type CompanyPerson = z.infer<typeof person>
const list = z.array(person).check(z.minLength(1))

export const blankPerson = (id: string): CompanyPerson => ({ id, name: '', role: '' })

/** At least one. */
export function peopleIn(kept = ''): CompanyPerson[] {
  const people = kept === '' ? undefined : list.safeParse(JSON.parse(kept)).data
  return people ?? [blankPerson('1')]
}

/** Those with a chosen role. */
export const peopleOf = (kept: string | undefined) =>
  peopleIn(kept).flatMap(({ name, role }) => (role === '' ? [] : [{ name: name.trim(), role }]))
