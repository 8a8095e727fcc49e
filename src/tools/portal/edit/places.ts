// Where something new is written: the list of routes and the place in a menu that a person names.
import { didYouMean } from '#manifest/conditions/condition.ts'
import { EditError, valueIn } from '#manifest/edit/places.ts'
import { declarationNamed, namedDeclarations } from '#manifest/edit/named-declarations.ts'
import type { Linked } from '#manifest/link/linked.ts'
import { routeNodes } from '#manifest/read/route-nodes.ts'
import type { Item, RouteNode } from '#manifest/read/types.gen.ts'

interface Place {
  file: string
  path: string
}

/** The list of a file of config/routes/, or of a group in one. */
export function placeOfRoutes({ files }: Linked, name: string): Place {
  const lists = files
    .filter(({ file }) => file.startsWith('config/routes/'))
    .flatMap((each) => [
      { file: each.file, path: '/routes', name: each.file.replace(/^.*\/|\.json$/g, '') },
      ...routeNodes<RouteNode>([each]).flatMap(({ node, file, pointer }) =>
        node.routes ? [{ file, path: `${pointer}/routes`, name: node.group ?? '' }] : [],
      ),
    ])
  // A group of the name of its file is meant: it has what its routes share.
  const list = lists.findLast((each) => each.name === name)
  if (!list) {
    const names = [...new Set(lists.map((each) => each.name))]
    throw new EditError(
      `There are no routes "${name}". ${didYouMean(name, names) ?? `There are ${names.join(', ')}.`}`,
    )
  }
  return list
}

/** The end of a menu or of a group in it, but before the places that the portal fills, such as the name. */
export function placeInMenu(linked: Linked, name: string): Place {
  const isMenu = namedDeclarations(linked).some(({ kind, id }) => kind === 'menu' && id === name)
  const { file, pointer } = declarationNamed(linked, isMenu ? `menu ${name}` : `entry ${name}`)
  const path = `${pointer}/${isMenu ? 'items' : 'children'}`
  const around = valueIn(linked, file, pointer) as unknown as { items?: Item[]; children?: Item[] }
  const items = around.items ?? around.children
  if (!items) throw new EditError(`"${name}" is no menu and no group with entries of its own.`)
  const last = items.findLastIndex(({ slot }) => slot === undefined) + 1
  return { file, path: `${path}/${last}` }
}
