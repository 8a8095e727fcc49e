// Walks the files of config/routes/, whose routes are in groups.
import type { ConfigFile } from './config-file.ts'

export interface RouteNodeAt<Node> {
  /** A route or a group. */
  node: Node
  file: string
  pointer: string
}

/** Every route and group, each group before what is in it. A `routes` that is not a list counts as empty. */
export const routeNodes = <Node extends { routes?: unknown }>(
  files: readonly ConfigFile[],
): RouteNodeAt<Node>[] =>
  files
    .filter(({ file }) => file.startsWith('config/routes/'))
    .flatMap(({ file, value }) => nodesIn<Node>(file, value as Node, ''))

function nodesIn<Node extends { routes?: unknown }>(
  file: string,
  { routes }: Node,
  pointer: string,
): RouteNodeAt<Node>[] {
  if (!Array.isArray(routes)) return []
  return routes.flatMap((node: Node, i) => {
    const routePointer = `${pointer}/routes/${i}`
    return [{ node, file, pointer: routePointer }, ...nodesIn(file, node, routePointer)]
  })
}
