// Which parts of a route's screen does this person see?
import type { Manifest, Route } from '#manifest/manifest.ts'
import type { Person } from '#runtime/person.ts'
import { verdict } from '#runtime/verdict.ts'

/** The answer by the part's name. A name that no route of the screen declares is an error. */
export function partsOf(manifest: Manifest, route: Route, person: Person): (name: string) => boolean {
  return (name) => {
    const condition = route.parts?.[name]
    if (condition !== undefined) return verdict(manifest, condition, person) === 'shown'
    // A screen of several routes may have parts that only another of them shows.
    if (manifest.routes.some(({ screen, parts }) => screen === route.screen && parts?.[name] !== undefined))
      return false
    throw new Error(`No route of the screen "${route.screen}" declares its part "${name}"`)
  }
}
