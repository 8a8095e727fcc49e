// For each address: who ends on which page, what the page is, and what people meet on the way.
import type { DetailedEffect } from './effect.ts'
import type { ResolvedObject } from '../emit/emit.ts'
import type { Resolved } from '../resolve/resolved.ts'
import { fillLink, indexPaths } from '../paths.ts'
import { destinations, type Destination } from '../checks/destinations.ts'
import type { Properties } from './compiled-objects.ts'
import { omit } from './object-effects.ts'

/**
 * A sample address for each path of these manifests. `:name` stays as a segment, which no fixed segment equals; "*" becomes
 * more segments than any path has, so that only a catch-all matches it.
 */
export function addressesOf(...manifests: Resolved[]): Map<string, string> {
  const paths = new Set(manifests.flatMap(({ routes }) => routes.map(({ path }) => path)))
  const longest = Math.max(0, ...[...paths].map((path) => path.split('/').length))
  const rest = Array.from({ length: longest }, () => '*').join('/')
  return new Map([...paths].map((path) => [path, path === '*' ? `/${rest}` : path.replace(/\*$/, rest)]))
}

/** For each address, by its path: who ends where. The pattern that matches the address decides. */
export function destinationEffects(
  resolved: Resolved,
  addresses: ReadonlyMap<string, string>,
  propertiesOf: ReadonlyMap<ResolvedObject, Properties>,
): DetailedEffect[] {
  const match = indexPaths(resolved.routes.map(({ path }) => path))
  return [...addresses].flatMap(([path, address]) => {
    const [route] = resolved.routesOn(match(address)?.pattern ?? '')
    if (!route) return []
    return destinations(resolved, route.id).map((destination): DetailedEffect => {
      const { people, hops, end } = destination
      return {
        subject: `destination ${path} ${JSON.stringify(end)}`,
        is: { kind: 'destination', path, end },
        at: { kind: 'address', path },
        people,
        position: hops.at(-1)?.position ?? route.position,
        section: 'page',
        details: {
          ...endProperties(resolved, destination, propertiesOf),
          ...wayProperties(resolved, destination, path),
        },
      }
    })
  })
}

/** The page: its title, screen, layout, card and whatever else its route says. */
function endProperties(
  resolved: Resolved,
  { end }: Destination,
  propertiesOf: ReadonlyMap<ResolvedObject, Properties>,
): Properties {
  const route = end.kind === 'route' ? resolved.route(end.route) : undefined
  return route ? omit(propertiesOf.get(route) ?? {}, ['guards']) : {}
}

/** What people meet on the way: what is loaded, what they are told, and at which address they end if it is not the page's own. */
function wayProperties(resolved: Resolved, { end, hops, loads }: Destination, path: string): Properties {
  let address: string | undefined
  let params: Readonly<Record<string, string>> = {}
  let notice: string | undefined
  for (const { action } of hops.flatMap(({ outcome }) => outcome ?? [])) {
    if (action.kind !== 'route') continue
    const before = params
    const carried = (value: string) => (value.startsWith(':') ? before[value.slice(1)] : undefined) ?? value
    params = Object.fromEntries(Object.entries(action.params).map(([name, value]) => [name, carried(value)]))
    address = fillLink(resolved.route(action.route)?.path ?? '/', params)
    notice = action.notice ?? notice
  }
  const own = end.kind === 'route' ? resolved.route(end.route)?.path : path
  const isOwn = end.kind === 'sign-in' || end.kind === 'not-found' || address === own
  return Object.fromEntries(
    Object.entries({
      loads: loads.length === 0 ? undefined : [...new Set(loads)].join(', '),
      notice,
      address: isOwn ? undefined : address,
    }).flatMap(([name, value]) => (value === undefined ? [] : [[name, JSON.stringify(value)]])),
  )
}
