// Where something new is written: the list of routes and the place in a menu that a person names.
import { didYouMean } from '#manifest/conditions/condition.ts'
import { EditError, valueIn } from '#manifest/edit/places.ts'
import { namedDeclarations } from '#manifest/edit/named-declarations.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { routeNodes } from '#manifest/read/route-nodes.ts'
import type { Item, RouteNode } from '#manifest/read/types.gen.ts'

interface Place {
  file: string
  path: string
}

interface RouteList extends Place {
  name: string
  area: string | undefined
}

/** The lists of routes by name: of groups, which have what their routes share, and of the files of config/routes/. */
const routeLists = ({ files }: Resolved): RouteList[] =>
  files
    .filter(({ file }) => file.startsWith('config/routes/'))
    .flatMap((each) => {
      const groups = routeNodes<RouteNode>([each]).filter(({ node }) => node.routes)
      /** The area that these routes have, unless they say another. */
      const areaAt = (pointer: string) =>
        groups.findLast(
          ({ node, pointer: at }) => node.area !== undefined && `${pointer}/`.startsWith(`${at}/`),
        )?.node.area
      return [
        { file: each.file, path: '/routes', name: each.file.replace(/^.*\/|\.json$/g, ''), area: undefined },
        ...groups.map(({ node, file, pointer }) => ({
          ...{ file, path: `${pointer}/routes` },
          ...{ name: node.group ?? '', area: areaAt(pointer) },
        })),
      ]
    })

/** A group among the routes of a file itself. */
const isOutermost = ({ path }: Place) => /^\/routes\/\d+\/routes$/.test(path)

export const routeListNames = (resolved: Resolved): string[] => [
  ...new Set(routeLists(resolved).map(({ name }) => name)),
]

/** The list of a file of config/routes/, or of a group in one. */
export function placeOfRoutes(resolved: Resolved, name: string): RouteList {
  const lists = routeLists(resolved)
  // A group of the name of its file is meant, or the only group in it: it has what its routes share.
  const list = lists.findLast((each) => each.name === name)
  const groups = lists.filter((each) => each.file === list?.file && isOutermost(each))
  if (list?.path === '/routes' && groups.length === 1) return groups[0]!
  if (!list) {
    const names = routeListNames(resolved)
    throw new EditError(
      `There are no routes "${name}". ${didYouMean(name, names) ?? `There are ${names.join(', ')}.`}`,
    )
  }
  return list
}

/** The lists that take entries, by name: "client", "client/admin", "footer/company", "cards/help", "dialogs/welcome". */
export function entryLists(resolved: Resolved): Map<string, Place> {
  return new Map(
    namedDeclarations(resolved).flatMap(({ kind, id, file, pointer }) => {
      const place = (list: string) => ({ file, path: `${pointer}/${list}` })
      if (kind === 'menu') return [[id, place('items')]]
      if (kind === 'footer group') return [[`footer/${id}`, place('items')]]
      if (kind === 'card' || kind === 'dialog') return [[`${kind}s/${id}`, place('actions')]]
      const isGroup = kind === 'entry' && 'children' in (valueIn(resolved, file, pointer) as object)
      return isGroup ? [[id, place('children')]] : []
    }),
  )
}

/** The end of such a list, but before the places that the portal fills, such as the name. */
export function placeInList(resolved: Resolved, name: string): Place & { isNew: boolean } {
  const lists = entryLists(resolved)
  const list = lists.get(name)
  const last = [...lists.keys()].find((each) => each.endsWith(`/${name}`))
  const near = last === undefined ? didYouMean(name, lists.keys()) : `Did you mean "${last}"?`
  if (!list)
    throw new EditError(
      `"${name}" is no menu and no group with entries of its own. ${near ?? `There are ${[...lists.keys()].join(', ')}.`}`,
    )
  const { file, path } = list
  const cut = path.lastIndexOf('/')
  const around = valueIn(resolved, file, path.slice(0, cut)) as unknown as Record<string, Item[] | undefined>
  const items = around[path.slice(cut + 1)]
  if (!items) return { file, path, isNew: true }
  const end = items.findLastIndex(({ slot }) => slot === undefined) + 1
  return { file, path: `${path}/${end}`, isNew: false }
}
