// portal claims: which claims protect each route, entry, part, guard and dialog, and what none protects.
import { EVERYBODY } from '#manifest/conditions/cover.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { peopleWhoSeeAt, problemsOfClaim } from '#manifest/checks/claims.ts'
import { entriesOf } from '#manifest/surfaces/entries.ts'

export interface Protected {
  /** A route, an entry, a part, a guard, or an element of a surface, as 'dialog'. */
  kind: string
  name: string
  /** Ids of the claims that speak of it; of a guard, those that fail without it. */
  claims: string[]
}

export function protection(resolved: Resolved): Protected[] {
  const { routes, guards, claims } = resolved
  const speaking = (names: (claim: Resolved['claims'][number]) => readonly string[]) => (name: string) =>
    claims.filter((claim) => names(claim).includes(name)).map(({ id }) => id)
  const ofRoute = speaking(({ opens, closed }) => [...opens, ...closed])
  const ofPath = speaking(({ shown, hidden }) => [...shown, ...hidden].map(({ path }) => path))
  return [
    ...routes.map(({ id }) => ({ kind: 'route' as const, name: id, claims: ofRoute(id) })),
    ...routes.flatMap(({ id, parts }) =>
      Object.keys(parts).map((part) => {
        const name = `route ${id}/${part}`
        return { kind: 'part' as const, name, claims: ofPath(name) }
      }),
    ),
    ...[...guards.keys()].map((id) => ({
      kind: 'guard' as const,
      name: id,
      claims: failingWithout(resolved, id),
    })),
    ...resolved.surfaces.flatMap((surface) => {
      const { kind, isConditional } = surface.written?.list ?? {}
      if (kind === undefined || !isConditional) return []
      return surface.elements(resolved).map(({ path }) => ({ kind, name: path, claims: ofPath(path) }))
    }),
    ...entriesOf(resolved)
      .filter(({ item }) => item.target.kind !== 'group')
      .map(({ path }) => ({ kind: 'entry' as const, name: path, claims: ofPath(path) })),
  ]
}

/** The claims that do not hold once this guard lets everybody pass. */
function failingWithout(resolved: Resolved, id: string): string[] {
  const guard = resolved.guards.get(id)!
  if (guard.kind !== 'require') return []
  const open: Resolved = {
    ...resolved,
    guards: new Map([...resolved.guards, [id, { ...guard, require: EVERYBODY }]]),
  }
  const peopleOf = peopleWhoSeeAt(open)
  return resolved.claims
    .filter((claim) => problemsOfClaim(open, claim, peopleOf).length > 0)
    .map((claim) => claim.id)
}

const many = (kind: string) =>
  kind === 'entry' ? 'Entries' : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}s`

/** First what nothing protects. */
export function protectionText(all: readonly Protected[]): string {
  const kinds = [...Map.groupBy(all, ({ kind }) => kind)]
  const open = kinds.flatMap(([kind, rows]) => {
    const names = rows.filter(({ claims }) => claims.length === 0).map(({ name }) => name)
    return names.length === 0 ? [] : [`  ${many(kind)}: ${names.join(', ')}`]
  })
  const held = kinds.map(([kind, rows]) => {
    const those = rows.filter(({ claims }) => claims.length > 0)
    return [
      `${many(kind)}: ${those.length} of ${rows.length} protected`,
      ...those.map(({ name, claims }) => `  ✓ ${name}  ${claims.join(', ')}`),
    ].join('\n')
  })
  return [
    open.length === 0 ? 'Claims protect everything.' : ['No claim protects', ...open].join('\n'),
    ...held,
  ].join('\n\n')
}
