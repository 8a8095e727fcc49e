// Whom a change affects, in words: who they are, how many combinations of facts, and which personas are among them.
import type { Difference, Group } from '#manifest/change/diff.ts'
import { countPeople } from '#manifest/conditions/count.ts'
import { intersect, overlap, type Cover } from '#manifest/conditions/cover.ts'
import { describePeople } from '#manifest/conditions/in-words.ts'
import { cubeOf } from '#manifest/conditions/membership.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { factsOfPersona, type Persona, type Situation } from '#manifest/resolve/persona-facts.ts'
import { peopleText } from './weights/weights.ts'

export function sentence({ vocabulary }: Pick<Difference, 'vocabulary'>, people: Cover): string {
  const words = describePeople(people, vocabulary)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const combinations = ({ vocabulary }: Pick<Resolved, 'vocabulary'>, people: Cover) =>
  `${countPeople(people, vocabulary.universe).toLocaleString('en-GB')} combinations`

/** Which personas, and how many combinations of facts. */
export function scope(difference: Difference, { people }: Pick<Group, 'people'>, after: Resolved): string {
  const { possible } = difference
  const personas = personasAmong(difference, people, after)
  const all = after.personas.personas.length
  const names = personas.length === 0 ? '' : `: ${personas.join(', ')}`
  const among = intersect(people, possible)
  return `(${personas.length} of ${all} example people${names}; ${combinations(difference, among)}${peopleText(difference, among)})`
}

/** The ids of the personas who are among these people in one of their situations. */
export const personasAmong = (
  universe: Pick<Resolved, 'vocabulary' | 'possible'>,
  people: Cover,
  resolved: Resolved,
): string[] =>
  resolved.personas.personas
    .filter((persona) =>
      persona.situations.some((situation) => isAmong(universe, people, persona, situation, resolved)),
    )
    .map(({ id }) => id)

/** Is this persona, in this situation, one of the people? */
export function isAmong(
  { vocabulary, possible }: Pick<Resolved, 'vocabulary' | 'possible'>,
  people: Cover,
  persona: Persona,
  situation: Situation,
  { flags }: Resolved,
): boolean {
  const facts = Object.entries(factsOfPersona(persona, situation, { facts: vocabulary.facts, flags }))
  const known = Object.fromEntries(facts.filter(([id]) => vocabulary.byId.has(id)))
  return overlap(people, [cubeOf({ vocabulary }, known)], possible)
}
