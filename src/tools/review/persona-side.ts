// What one persona sees and opens on one side of a review.
import type { Manifest, Route } from '#manifest/manifest.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { createEncoder, type Facts } from '#runtime/person.ts'
import { resolvePortalView } from '#runtime/resolve.ts'
import type { PortalView } from '#manifest/surfaces/all.ts'
import { openRoutes } from '../portal/menus.ts'
import { factsOfPersona, type Persona, type Situation } from '#manifest/resolve/persona-facts.ts'
import { valuesOf } from '../portal/people.ts'
import { tabsText } from '../portal/tabs-text.ts'

export interface Compiled {
  resolved: Resolved
  manifest: Manifest
}

export interface Side {
  areas: string[]
  all: readonly Route[]
  view(area: string): PortalView
  tabs(area: string): string[]
  routes(area: string): Route[]
  opens(id: string): boolean
}

export function sideOf(
  { manifest, resolved }: Compiled,
  { id }: Persona,
  { id: situationId }: Situation,
): Side {
  const { personas } = resolved
  const persona = personas.personas.find((each) => each.id === id)!
  const situation = persona.situations.find((each) => each.id === situationId) ?? persona.situations[0]!
  const known = new Set(manifest.facts.map((fact) => fact.id))
  const all = factsOfPersona(persona, situation, manifest)
  const facts: Facts = Object.fromEntries(Object.entries(all).filter(([fact]) => known.has(fact)))
  const encode = createEncoder(manifest)
  const areas = manifest.facts.find((fact) => fact.id === 'area')?.values ?? []
  const byArea = new Map(areas.map((area) => [area, openRoutes(manifest, facts, area)]))
  const routes = (area: string) => byArea.get(area) ?? []
  return {
    areas: areas.filter((area) => routes(area).length > 0),
    all: manifest.routes,
    view: (area) =>
      resolvePortalView(
        manifest,
        encode({ ...facts, area }),
        valuesOf(persona, situation, personas, manifest),
      ),
    tabs: (area) => tabsText(manifest, { ...facts, area }, routes(area)),
    routes,
    opens: (route) => [...byArea.values()].some((open) => open.some((each) => each.id === route)),
  }
}

/** A page of the area that can be opened without parameters, on both sides if there is one. */
export function pageOf(area: string, is: Side, was: Side): Route | undefined {
  const plain = (side: Side) => side.routes(area).filter(({ path }) => !/[:*]/.test(path))
  const old = new Set(plain(was).map(({ path }) => path))
  return plain(is).find(({ path }) => old.has(path)) ?? plain(is)[0] ?? plain(was)[0]
}
