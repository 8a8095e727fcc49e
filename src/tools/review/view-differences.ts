// What differs around the pages between two views of a persona, and how it is brought into a picture.
import { elementsOf } from '#manifest/surfaces/entries.ts'
import type { PortalView } from '#manifest/surfaces/all.ts'
import type { ViewItem } from '#manifest/surfaces/view.ts'
import { viewParts } from '../portal/view-text.ts'
import type { Compiled } from './persona-side.ts'

/** A page, and what is unfolded on it. The path may have parameters. */
export interface Look {
  title: string
  path: string
  open?: { kind: 'menu'; entry?: string } | { kind: 'panel' } | { kind: 'footer' } | { kind: 'arrival' }
  /** The drawn thing, as a CSS selector; without it, the picture is cropped around what differs. */
  around?: string
}

export interface ViewDifference {
  what: unknown
  /** Added to the title of the page. */
  title: string
  open?: Look['open']
  around?: string
  /** What differs there, by the paths of the elements. */
  elements: (string | undefined)[]
}

export function differences(was: PortalView, is: PortalView, sides: readonly Compiled[]): ViewDifference[] {
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
  const differing: ViewDifference[] = []
  if (differs(was.navigation, is.navigation)) {
    const [old, now] = [entriesOf(was), entriesOf(is)]
    const ids = [...new Set([...now.keys(), ...old.keys()])].filter((id) => differs(old.get(id), now.get(id)))
    const groups = ids.filter((id) => now.get(id)?.children ?? old.get(id)?.children)
    const menus = [was, is].map(({ context }, i) => menuOf(sides[i]!, context))
    const menu = { title: ', menu', open: { kind: 'menu' as const }, elements: menus }
    if (groups.length < ids.length || ids.length === 0)
      differing.push({ what: [was.navigation, is.navigation], ...menu })
    for (const id of groups) {
      const { label } = (now.get(id) ?? old.get(id))!
      differing.push({
        what: [old.get(id), now.get(id)],
        title: `, menu “${label}” unfolded`,
        open: { kind: 'menu', entry: id },
        elements: menus.map((name) => name && `${name}/${id}`),
      })
    }
  }
  const others = viewParts().filter(({ key }) => key !== 'navigation')
  for (const { key, paths, picture } of others)
    if (picture && differs(was[key], is[key]))
      differing.push({
        what: [was[key], is[key]],
        ...picture,
        elements: sides.flatMap(({ resolved }) =>
          elementsOf(resolved).flatMap(({ path, inside }) =>
            paths.includes(path) || paths.includes(inside ?? '') ? [path] : [],
          ),
        ),
      })
  const drawn = others.filter(({ picture }) => !picture)
  const rest = (view: PortalView) => drawn.map(({ key }) => view[key])
  if (differs(rest(was), rest(is)))
    differing.push({
      what: [rest(was), rest(is)],
      title: '',
      elements: drawn.flatMap(({ paths }) => paths),
    })
  return differing
}

const menuOf = ({ manifest }: Compiled, context: string | undefined): string | undefined => {
  const shows = manifest.contexts.find(({ id }) => id === context)?.shows
  return shows?.kind === 'menu' ? shows.menu : undefined
}

const entriesOf = ({ navigation }: PortalView): Map<string, ViewItem> =>
  new Map(navigation.kind === 'menu' ? navigation.menu.items.map((item) => [item.id, item]) : [])
