// What a person sees as far as the facts decide it. Numbers, names and lists are filled in by resolve.ts.
import type { Manifest } from '../manifest/manifest.ts'
import type { Person } from './person.ts'
import { badgeOf, kept } from './entries.ts'
import { remember } from './remember.ts'
import { fillIn, isReady, resolveItems, type Asked } from './resolve-items.ts'
import { chooseSentence, withNames } from './sentence.ts'
import { verdictsOf } from './verdict.ts'
import type { PortalView, Values, ViewMenu, ViewPanel } from './view.ts'

/** A part of the view that waits for the values. */
type Waiting<T> = (values: Values) => T

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

/** Each surface by itself: what a person sees of it. */
export interface Surfaces {
  header(person: Person): Pick<Plan, 'context' | 'navigation'>
  messages(person: Person): Plan['messages']
  userIcon(person: Person): Plan['userIcon']
  panel(person: Person): Plan['panel']
  tabBar(person: Person): Plan['tabBar']
  banner(person: Person): Plan['banner']
  footer(person: Person): Plan['footer']
}

const made = new WeakMap<Manifest, Surfaces>()

/** The surfaces of this manifest. People who cannot differ in a surface share it. */
export function surfacesOf(manifest: Manifest): Surfaces {
  const known = made.get(manifest)
  if (known) return known
  const surfaces = makeSurfaces(manifest)
  made.set(manifest, surfaces)
  return surfaces
}

function makeSurfaces(manifest: Manifest): Surfaces {
  const { badges, contexts, menus, header, banner: bannerParts, footer: footerParts } = manifest
  const surface = <T>(part: unknown, answer: (asked: Asked) => T) =>
    remember(manifest, part, (person) => answer({ badges, verdictOf: verdictsOf(manifest, person) }))
  const shownIf = <T>(when: number, part: unknown, answer: (asked: Asked) => T) =>
    surface({ when, part }, (asked) => (asked.verdictOf(when) === 'shown' ? answer(asked) : undefined))
  const headerMenus = contexts.map(({ shows }) => (shows.kind === 'menu' ? menus[shows.menu] : undefined))
  return {
    header: surface({ contexts, headerMenus }, (asked) => headerPlan(manifest, asked)),
    messages: shownIf(header.messages.when, undefined, () => messages(manifest)),
    userIcon: shownIf(header.userIcon.when, undefined, () => ({ label: header.userIcon.label })),
    panel: shownIf(header.panel.when, [header.panel, menus[header.panel.details]], (asked) =>
      panel(manifest, asked),
    ),
    tabBar: surface(menus['tab-bar'], (asked) => menu(manifest, 'tab-bar', asked)),
    banner: shownIf(bannerParts.when, bannerParts, ({ verdictOf }) => banner(manifest, verdictOf)),
    footer: surface(footerParts, (asked) => footer(manifest, asked)),
  }
}

function headerPlan(manifest: Manifest, asked: Asked): Pick<Plan, 'context' | 'navigation'> {
  const context = manifest.contexts.find(({ when }) => asked.verdictOf(when) !== 'hidden')
  const decided = context && asked.verdictOf(context.when) === 'shown' ? context : undefined
  return { context: decided?.id, navigation: navigation(manifest, decided?.shows, asked) }
}

type Shows = Manifest['contexts'][number]['shows']

function navigation(manifest: Manifest, shows: Shows | undefined, asked: Asked): Plan['navigation'] {
  if (!shows) return { kind: 'empty' }
  if (shows.kind !== 'menu') return { kind: shows.kind }
  const shown = menu(manifest, shows.menu, asked)
  return shown ? { kind: 'menu', menu: shown } : { kind: 'empty' }
}

/** The menu of this id, if this person sees it. */
function menu(manifest: Manifest, id: string, asked: Asked): Waiting<ViewMenu> | undefined {
  const found = manifest.menus[id]
  if (!found || asked.verdictOf(found.when) !== 'shown') return undefined
  const { label } = found
  const fill = fillIn(resolveItems(asked, found.items, found.pending))
  return (values) => ({ label, items: fill(values) })
}

function messages({ header, badges }: Manifest): NonNullable<Plan['messages']> {
  const { label, href, badge } = header.messages
  const shown = badges[badge]
  if (!shown) return () => ({ label, href })
  const badgeAt = badgeOf(shown)
  return kept(
    (values) => values[shown.value],
    (count) => {
      const at = badgeAt(count)
      return at ? { label, href, badge: at } : { label, href }
    },
  )
}

function panel(manifest: Manifest, asked: Asked): NonNullable<Plan['panel']> {
  const { label, back, picker, details, logOut } = manifest.header.panel
  const is = (condition: number) => asked.verdictOf(condition) === 'shown'
  const wayBack = is(back.when) ? { label: back.label, command: back.command } : undefined
  const accounts = is(picker.when) ? { label: picker.label } : undefined
  const menuOf = menu(manifest, details, asked)
  return (values) => {
    const shown: ViewPanel = { label, userName: values.userName, logOut }
    if (wayBack) {
      shown.activeName = values.activeName
      shown.back = wayBack
    }
    if (menuOf) shown.details = menuOf(values)
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
  const shown = groups.map(({ id, heading, items }) => ({ id, heading, entries: resolveItems(asked, items) }))
  const small = smallPrint.replace('{name}', brand.name)
  const fill: Plan['footer'] = (values) => ({
    groups: shown.map(({ id, heading, entries }) => ({ id, heading, items: fillIn(entries)(values) })),
    smallPrint: small,
  })
  if (!shown.every(({ entries }) => isReady(entries))) return fill
  let whole: PortalView['footer'] | undefined
  return (values) => (whole ??= fill(values))
}
