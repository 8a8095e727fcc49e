// Who the page is shown to, in a few words.
import type { PersonaChoice } from '../inspection.ts'
import type { Chosen } from './fact-override.ts'

/** The persona whose facts were chosen: the one with the fewest facts set otherwise, if any was chosen as a whole. */
export function personaOf(
  chosen: Chosen,
  personas: readonly PersonaChoice[],
): { persona: PersonaChoice; others: string[] } | undefined {
  const near = personas
    .filter(({ facts }) => Object.keys(facts).every((id) => id in chosen))
    .map((persona) => ({
      persona,
      others: Object.keys(chosen).filter((id) => chosen[id] !== persona.facts[id]),
    }))
  return near.toSorted((a, b) => a.others.length - b.others.length)[0]
}

/** "Isla Reid, viewing margaret hale, with view mobile"; undefined for the live session. */
export function personName(chosen: Chosen, personas: readonly PersonaChoice[]): string | undefined {
  const said = (ids: readonly string[]) => ids.map((id) => `${id} ${chosen[id] ?? 'not known'}`).join(', ')
  const ids = Object.keys(chosen)
  if (ids.length === 0) return undefined
  const near = personaOf(chosen, personas)
  if (!near) return `the live session with ${said(ids)}`
  return near.others.length === 0 ? near.persona.name : `${near.persona.name}, with ${said(near.others)}`
}
