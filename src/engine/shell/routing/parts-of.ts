// Decides which parts of a route's screen a person sees.
import type { Manifest, Route } from '#manifest/manifest.ts'
import type { Person } from '#runtime/person.ts'
import { evaluate } from '#runtime/evaluate.ts'

/** Tells by name whether a part is shown. Throws on a name that no route of the screen declares. */
export function partsOf(manifest: Manifest, route: Route, person: Person): (name: string) => boolean {
  return (name) => {
    const condition = route.parts?.[name]
    if (condition !== undefined) return evaluate(manifest, condition, person) === 'yes'
    // Another route with the same screen may declare the part.
    if (manifest.routes.some(({ screen, parts }) => screen === route.screen && parts?.[name] !== undefined))
      return false
    throw new Error(`No route of the screen "${route.screen}" declares its part "${name}"`)
  }
}
