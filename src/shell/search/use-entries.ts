// Everything that this person's search can find: entries of the portal view, and what the portal's definition adds.
import { routeOf } from '#manifest/manifest.ts'
import { fill } from '#manifest/paths.ts'
import { evaluate } from '#runtime/evaluate.ts'
import type { SearchModule } from '../define-portal.ts'
import { usePortalState } from '../state/portal-services.tsx'
import { usePortalView } from '../state/use-portal-view.ts'
import { entriesOfView, entry, type SearchEntry } from './entries.ts'

export function useEntries({ useFound }: SearchModule): SearchEntry[] {
  const view = usePortalView()
  const pathOf = useOpenPath()
  // oxlint-disable-next-line react/hooks -- A portal's definition is the same on every render.
  const found = useFound((name) => pathOf(name) !== undefined, view.panel?.userName ?? '')
  return [
    ...entriesOfView(view),
    ...found.map(({ find, id, label, detail, params, query }) => {
      const path = fill(pathOf(find) ?? '', params ?? {})
      const href = query ? `${path}?${new URLSearchParams(query)}` : path
      return { ...entry(find, label, detail, { kind: 'route', href }), id: `${find} ${id}` }
    }),
  ]
}

/** The path of the manifest's route for what is found; undefined for people whom that route turns away. */
function useOpenPath(): (find: string) => string | undefined {
  const { manifest, encode, facts } = usePortalState()
  return (name) => {
    const route = routeOf(manifest, manifest.header.panel.search?.finds[name])
    if (!route) return undefined
    const admitted = evaluate(manifest, route.admits, encode({ ...facts, area: route.area }))
    return admitted === 'yes' ? route.path : undefined
  }
}
