// What differs around the pages between two views of a persona, and how it is brought into a picture.
import type { PortalView, ViewItem } from '#runtime/view.ts'
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
  if (differs(was.panel, is.panel))
    differing.push({
      what: [was.panel, is.panel],
      title: ', side panel',
      open: { kind: 'panel' },
      around: '[data-entry="panel"]',
      elements: ['panel', 'back', 'picker', ...sides.map(({ manifest }) => manifest.header.panel.details)],
    })
  if (differs(was.footer, is.footer))
    differing.push({
      what: [was.footer, is.footer],
      title: ', footer',
      open: { kind: 'footer' },
      around: 'footer[data-entry="footer"]',
      elements: ['footer'],
    })
  const rest = ({ messages, userIcon, tabBar, banner }: PortalView) => [messages, userIcon, tabBar, banner]
  if (differs(rest(was), rest(is)))
    differing.push({
      what: [rest(was), rest(is)],
      title: '',
      elements: ['messages-icon', 'user-icon', 'tab-bar', 'banner'],
    })
  return differing
}

const menuOf = ({ manifest }: Compiled, context: string | undefined): string | undefined => {
  const shows = manifest.contexts.find(({ id }) => id === context)?.shows
  return shows?.kind === 'menu' ? shows.menu : undefined
}

const entriesOf = ({ navigation }: PortalView): Map<string, ViewItem> =>
  new Map(navigation.kind === 'menu' ? navigation.menu.items.map((item) => [item.id, item]) : [])
