// Facts chosen over those of the live session, and the person they make.
import type { Manifest } from '#manifest/manifest.ts'
import type { Facts } from '#runtime/person.ts'
import type { FactOverride } from '#shell/state/portal-state.ts'
import type { InspectionRequest } from '../inspection.ts'

/** A value for each fact that was set; null sets it to "not known yet". */
export type Chosen = Readonly<Record<string, string | null>>

/** The live facts with the chosen ones over them. What an edited manifest no longer declares is left out. */
export const overrideOf =
  (chosen: Chosen): FactOverride =>
  (live, { facts }) => {
    const set = facts.flatMap(({ id, values }): [string, string | undefined][] => {
      const value = chosen[id]
      if (value === undefined) return []
      if (value === null) return [[id, undefined]]
      return values.includes(value) ? [[id, value]] : []
    })
    return { ...live, ...Object.fromEntries(set) }
  }

/** Facts as the development server is asked about them: what is not known, or not declared by this portal, is left out. */
export const inspectionRequestOf = (
  facts: Facts,
  manifest: Pick<Manifest, 'facts'>,
  subject?: string,
): InspectionRequest => ({
  subject,
  facts: Object.fromEntries(
    manifest.facts.flatMap(({ id }) => {
      const value = facts[id]
      return value === undefined ? [] : [[id, value]]
    }),
  ),
})

/** The same choice with one fact set, or (undefined) left to the live session again. */
export function choose(chosen: Chosen, id: string, value: string | null | undefined): Chosen {
  const { [id]: _, ...others } = chosen
  return value === undefined ? others : { ...others, [id]: value }
}
