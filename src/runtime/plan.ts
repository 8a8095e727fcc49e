// What a person sees as far as the facts decide it. Numbers, names and lists are filled in by resolve.ts.
import type { Manifest, Menu } from '../manifest/manifest.ts'
import type { Person } from './person.ts'
import { badgeOf, makeEntries } from './entries.ts'
import { remember } from './remember.ts'
import { resolveItems, type Asked } from './resolve-items.ts'
import { chooseSentence, withNames } from './sentence.ts'
import { verdictsOf } from './verdict.ts'
import type { PortalView, ViewMenu, ViewPanel } from './view.ts'
import { around, completed, kept, listOf, type Waiting } from './waiting.ts'

export interface Plan {
  context: string | undefined
  navigation: { kind: 'empty' } | { kind: 'none' } | { kind: 'menu'; menu: Waiting<ViewMenu> }
  messages: Waiting<NonNullable<PortalView['messages']>> | undefined
  userIcon: PortalView['userIcon']
  panel: Waiting<ViewPanel> | undefined
  tabBar: Waiting<ViewMenu> | undefined
  banner: Waiting<NonNullable<PortalView['banner']>> | undefined
  footer: Waiting<PortalView['footer']>
}

const made = new WeakMap<Manifest, (person: Person) => Plan>()

/** What this person sees. People who cannot differ in it share it, and others each surface in which they cannot. */
export function planOf(manifest: Manifest, person: Person): Plan {
  let plan = made.get(manifest)
  if (!plan) made.set(manifest, (plan = makePlans(manifest)))
  return plan(person)
}

function makePlans(manifest: Manifest): (person: Person) => Plan {
  const { contexts, menus, header, banner: bannerParts, footer: footerParts } = manifest
  const entryOf = makeEntries(manifest.badges)
  const parts: unknown[] = []
  const surface = <T>(part: unknown, answer: (asked: Asked, person: Person) => T) => {
    parts.push(part)
    return remember(manifest, part, (person) =>
      answer({ entryOf, verdictOf: verdictsOf(manifest, person) }, person),
    )
  }
  const shownIf = <T>(when: number, part: unknown, answer: (asked: Asked, person: Person) => T) =>
    surface({ when, part }, (asked, person) =>
      asked.verdictOf(when) === 'shown' ? answer(asked, person) : undefined,
    )
  const contextOf = surface(contexts, ({ verdictOf }) => {
    const first = contexts.find(({ when }) => verdictOf(when) !== 'hidden')
    return first && verdictOf(first.when) === 'shown' ? first : undefined
  })
  const menuOf = Object.fromEntries(
    Object.entries(menus).map(([id, part]) => [id, shownIf(part.when, part, (asked) => menu(part, asked))]),
  )
  const details = menus[header.panel.details]
  const messagesOf = shownIf(header.messages.when, undefined, () => messages(manifest))
  const userIconOf = shownIf(header.userIcon.when, undefined, () => ({ label: header.userIcon.label }))
  const panelOf = shownIf(header.panel.when, [header.panel, details], ({ verdictOf }, person) =>
    panel(manifest, verdictOf, details && menuOf[details.id]!(person)),
  )
  const bannerOf = shownIf(bannerParts.when, bannerParts, ({ verdictOf }) => banner(manifest, verdictOf))
  const footerOf = surface(footerParts, (asked) => footer(manifest, asked))
  return remember(manifest, parts, (person) => {
    const context = contextOf(person)
    return {
      context: context?.id,
      navigation: navigation(context?.shows, (id) => menuOf[id]?.(person)),
      messages: messagesOf(person),
      userIcon: userIconOf(person),
      panel: panelOf(person),
      tabBar: menuOf['tab-bar']?.(person),
      banner: bannerOf(person),
      footer: footerOf(person),
    }
  })
}

function navigation(
  shows: Manifest['contexts'][number]['shows'] | undefined,
  menuOf: (id: string) => Waiting<ViewMenu> | undefined,
): Plan['navigation'] {
  if (!shows) return { kind: 'empty' }
  if (shows.kind !== 'menu') return { kind: shows.kind }
  const menu = menuOf(shows.menu)
  return menu ? { kind: 'menu', menu } : { kind: 'empty' }
}

const menu = ({ label, items, pending }: Menu, asked: Asked): Waiting<ViewMenu> =>
  around(listOf(resolveItems(asked, items, pending)), (items) => ({ label, items }))

function messages({ header, badges }: Manifest): NonNullable<Plan['messages']> {
  const { label, href, badge } = header.messages
  const shown = badges[badge]
  if (!shown) return { label, href }
  const badgeAt = badgeOf(shown)
  return kept(
    (values) => values[shown.value],
    (count) => {
      const at = badgeAt(count)
      return at ? { label, href, badge: at } : { label, href }
    },
  )
}

function panel(
  manifest: Manifest,
  verdictOf: Asked['verdictOf'],
  details: Waiting<ViewMenu> | undefined,
): NonNullable<Plan['panel']> {
  const { label, back, picker, logOut } = manifest.header.panel
  const is = (condition: number) => verdictOf(condition) === 'shown'
  const wayBack = is(back.when) ? { label: back.label, command: back.command } : undefined
  const accounts = is(picker.when) ? { label: picker.label } : undefined
  return (values) => {
    const { userName } = values
    const shown: ViewPanel = wayBack
      ? { label, userName, activeName: values.activeName, back: wayBack, logOut }
      : { label, userName, logOut }
    if (details) shown.details = completed(details, values)
    if (accounts) shown.picker = accounts
    return shown
  }
}

function banner(
  { banner: { label, kind, naming, action } }: Manifest,
  verdictOf: Asked['verdictOf'],
): NonNullable<Plan['banner']> {
  const sayKind = withNames(chooseSentence(kind, verdictOf))
  const sayNaming = withNames(chooseSentence(naming, verdictOf))
  return (values) => ({ label, kind: sayKind(values), naming: sayNaming(values), action })
}

function footer({ footer: { groups, smallPrint }, brand }: Manifest, asked: Asked): Plan['footer'] {
  const small = smallPrint.replace('{name}', brand.name)
  const shown = groups.map(({ id, heading, items }) =>
    around(listOf(resolveItems(asked, items)), (items) => ({ id, heading, items })),
  )
  return around(listOf(shown), (groups) => ({ groups, smallPrint: small }))
}
