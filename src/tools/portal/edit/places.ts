// Where something new is written: the list of routes and the place in a menu that a person names.
import { didYouMean } from '#manifest/conditions/condition.ts'
import { EditError, valueAtPointer, type Json } from '#manifest/edit/places.ts'
import { thingNamed, thingsOf } from '#manifest/edit/things.ts'
import type { Linked } from '#manifest/link/linked.ts'
import type { Item, RouteNode, RoutesFile } from '#manifest/read/types.gen.ts'

interface Place {
  file: string
  path: string
}

export const valueIn = ({ files }: Linked, file: string, pointer: string): Json =>
  valueAtPointer(files.find((each) => each.file === file)!.value as Json, pointer)

/** The list of a file of config/routes/, or of a group in one. */
export function placeOfRoutes({ files }: Linked, name: string): Place {
  const lists = files
    .filter(({ file }) => file.startsWith('config/routes/'))
    .flatMap(({ file, value }) => [
      { file, path: '/routes', name: file.replace(/^.*\/|\.json$/g, '') },
      ...groupsOf((value as RoutesFile).routes, '/routes').map((group) => ({ file, ...group })),
    ])
  // A group of the name of its file is meant: it has what its routes share.
  const found = lists.findLast((each) => each.name === name)
  if (!found) {
    const names = [...new Set(lists.map((each) => each.name))]
    throw new EditError(
      `There are no routes "${name}". ${didYouMean(name, names) ?? `There are ${names.join(', ')}.`}`,
    )
  }
  return found
}

const groupsOf = (nodes: readonly RouteNode[], path: string): { path: string; name: string }[] =>
  nodes.flatMap(({ group, routes }, i) =>
    routes
      ? [{ path: `${path}/${i}/routes`, name: group ?? '' }, ...groupsOf(routes, `${path}/${i}/routes`)]
      : [],
  )

/** The end of a menu or of a group in it, but before the places that the portal fills, such as the name. */
export function placeInMenu(linked: Linked, name: string): Place {
  const isMenu = thingsOf(linked).some(({ kind, id }) => kind === 'menu' && id === name)
  const { file, pointer } = thingNamed(linked, isMenu ? `menu ${name}` : `entry ${name}`)
  const path = `${pointer}/${isMenu ? 'items' : 'children'}`
  const around = valueIn(linked, file, pointer) as unknown as { items?: Item[]; children?: Item[] }
  const items = around.items ?? around.children
  if (!items) throw new EditError(`"${name}" is no menu and no group with entries of its own.`)
  const last = items.findLastIndex(({ slot }) => slot === undefined) + 1
  return { file, path: `${path}/${last}` }
}
