// For each address: who ends on which page, and what the page and each redirect on the way say.
import type { LinkedObject } from '../emit/emit.ts'
import type { Linked } from '../link/linked.ts'
import { indexPaths } from '../paths.ts'
import { destinations, type Destination } from '../prove/destinations.ts'
import { endText } from '../prove/end-text.ts'
import type { DetailedEffect } from './effects.ts'
import type { Properties } from './compiled-objects.ts'
import { omit } from './object-effects.ts'

/**
 * A sample address for each path of these manifests. `:name` stays as a segment, which no fixed segment equals; "*" becomes
 * more segments than any path has, so that only a catch-all matches it.
 */
export function addressesOf(...manifests: Linked[]): Map<string, string> {
  const paths = new Set(manifests.flatMap(({ routes }) => routes.map(({ path }) => path)))
  const longest = Math.max(0, ...[...paths].map((path) => path.split('/').length))
  const rest = Array.from({ length: longest }, () => '*').join('/')
  return new Map([...paths].map((path) => [path, path === '*' ? `/${rest}` : path.replace(/\*$/, rest)]))
}

/** For each address, by its path: who ends where. The pattern that matches the address decides. */
export function destinationEffects(
  linked: Linked,
  addresses: ReadonlyMap<string, string>,
  propertiesOf: (from: LinkedObject) => Properties,
): DetailedEffect[] {
  const match = indexPaths(linked.routes.map(({ path }) => path))
  return [...addresses].flatMap(([path, address]) => {
    const [route] = linked.routesOn(match(address)?.pattern ?? '')
    if (!route) return []
    return destinations(linked, route.id).map((destination): DetailedEffect => {
      const what = `who opens ${path} ${endText(destination.end, String)}`
      const { people, hops } = destination
      return {
        subject: `destination ${what}`,
        what,
        kind: 'destination',
        people,
        position: hops.at(-1)?.position ?? route.position,
        details: {
          ...endProperties(linked, destination, propertiesOf),
          ...wayProperties(linked, destination, propertiesOf),
        },
      }
    })
  })
}

/** The page: its title, screen, layout, card and whatever else its route says. */
function endProperties(
  linked: Linked,
  { end }: Destination,
  propertiesOf: (from: LinkedObject) => Properties,
): Properties {
  const route = end.kind === 'route' ? linked.route(end.route) : undefined
  return route ? propertiesOf(route) : {}
}

/** What each guard and redirect on the way says, apart from where it leads. */
function wayProperties(
  linked: Linked,
  { hops }: Destination,
  propertiesOf: (from: LinkedObject) => Properties,
): Properties {
  const properties: Record<string, string> = {}
  for (const { guard, outcome, route: id } of hops) {
    const route = guard === undefined ? linked.route(id) : undefined
    const by = route ? 'by the redirect' : `by the guard "${guard}"`
    const said = {
      ...(route ? omit(propertiesOf(route), ['path', 'title', 'area', 'guards']) : {}),
      ...(outcome ? omit(propertiesOf(outcome), ['action.kind', 'action.route', 'action.link']) : {}),
    }
    for (const [name, value] of Object.entries(said)) {
      let key = `${by}: ${name.replace(/^action\./, '')}`
      while (key in properties) key = `then ${key}`
      properties[key] = value
    }
  }
  return properties
}
