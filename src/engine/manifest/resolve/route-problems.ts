// What a route says that cannot work: an address that the server answers itself, one name for two parameters, a guard twice, tabs
// without a layout, words of the search for a page that has no one address.
import { paramNames } from '../paths.ts'
import { repeatedIn } from '../read/repeated.ts'
import type { RouteNode } from '../read/types.gen.ts'
import type { Scope } from './scope.ts'

/** Addresses and folders that whatever serves the portal answers without asking it. */
const SERVED =
  /^\/((sw\.js|settings\.json|ready|version|files\.json|build\.json|robots\.txt|favicon\.svg|apple-touch-icon\.png|icon-\d+\.png|index\.html|app\.webmanifest)$|(assets|pages|\.well-known)(\/|$))/i

export function checkRouteNode(
  scope: Scope,
  node: RouteNode,
  pointer: string,
  { layout, tabs }: { layout?: string | undefined; tabs?: string | undefined },
): void {
  const { id, path = '', guards = [], words } = node
  if (SERVED.test(path))
    scope.report(
      `${pointer}/path`,
      'served-path',
      `The server answers ${path} itself, so nobody would get to the route "${id}".`,
      'Give it another path.',
    )
  const names = paramNames(path)
  const [twice] = repeatedIn(names)
  if (twice !== undefined)
    scope.report(
      `${pointer}/path`,
      'structure',
      `The path ${path} has two parameters called "${names[twice]!}", so its page would know only the last.`,
      'Give one another name.',
    )
  for (const i of repeatedIn(guards))
    scope.report(
      `${pointer}/guards/${i}`,
      'duplicate',
      `The guard "${guards[i]!}" is here already, and nobody passes it twice.`,
      'Remove one of the two.',
    )
  if (path !== '' && node.redirect === undefined && tabs !== undefined && layout === undefined)
    scope.report(
      node.tabs === undefined ? pointer : `${pointer}/tabs`,
      'structure',
      `Route "${id}" has the tabs of "${tabs}" and no layout, so nobody would see them.`,
      'Give it, or a group around it, a layout; or remove the tabs.',
    )
  if (words && names.length > 0)
    scope.report(
      `${pointer}/words`,
      'missing-parameter',
      `Nobody finds the route "${id}" by these words: its path ${path} needs ${names.map((name) => `"${name}"`).join(' and ')}, and the search knows none.`,
      'Give the words to the page that leads there.',
    )
}
