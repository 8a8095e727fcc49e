// Resolves the portal view from manifest, facts and values. Pure: no React, window, clock or fetch.
import type { Manifest, Sentence } from '#manifest/manifest.ts'
import { memoizeByFacts, memoLast } from './memoize-by-facts.ts'
import { neededValues } from './needed-values.ts'
import type { Person } from './person.ts'
import { resolveItems, resolveMenu, shownMenus, viewBadge } from './resolve-items.ts'
import { sentence, type Names } from './sentence.ts'
import { evaluatorFor } from './evaluate.ts'
import type { PortalView, Values, ViewPanel } from './view.ts'

type ViewOf = (values: Values) => PortalView

const views = new WeakMap<Manifest, (person: Person) => ViewOf>()

/** What the portal shows this person around the screen. Equal facts and values give the same object. */
export function resolvePortalView(manifest: Manifest, person: Person, values: Values): PortalView {
  let viewOf = views.get(manifest)
  if (!viewOf) views.set(manifest, (viewOf = memoizeViews(manifest)))
  return viewOf(person)(values)
}

function memoizeViews(manifest: Manifest): (person: Person) => ViewOf {
  const { contexts, menus, header, banner, footer } = manifest
  return memoizeByFacts(manifest, { contexts, menus, header, banner, footer }, (person) =>
    memoLast(neededBy(manifest, person), (values) => portalView(manifest, person, values)),
  )
}

/** Reads the values by which a view of this person differs. */
function neededBy(manifest: Manifest, person: Person): (values: Values) => unknown[] {
  const needed = [...neededValues(manifest, person)].map(
    (each) => each.split(' ') as ['number' | 'list', string],
  )
  return ({ userName, activeName, numbers, lists }) => [
    userName,
    activeName,
    ...needed.map(([kind, name]) => (kind === 'number' ? numbers[name] : lists[name])),
  ]
}

function portalView(manifest: Manifest, person: Person, values: Values): PortalView {
  const { header, banner, footer, badges, brand } = manifest
  const evaluate = evaluatorFor(manifest, person)
  const isShown = ({ when }: { when: number }) => evaluate(when) === 'yes'
  const names: Names<'config/banner.json'> = { active: values.activeName, user: values.userName }
  const say = (rows: readonly Sentence[]) => sentence(rows, evaluate, names)
  const inputs = { badges, evaluate, values }
  const { context, navigation, tabBar, details } = shownMenus(manifest, evaluate)
  const view: PortalView = {
    context: context?.id,
    navigation: navigation
      ? { kind: 'menu', menu: resolveMenu(navigation, inputs) }
      : { kind: context?.shows.kind === 'none' ? 'none' : 'empty' },
  }
  if (footer)
    view.footer = {
      groups: footer.groups.map(({ id, heading, items }) => ({
        id,
        heading,
        items: resolveItems(items, inputs),
      })),
      smallPrint: footer.smallPrint.replace('{name}', brand.name),
    }
  if (header.messages && isShown(header.messages)) {
    const { label, href, badge: id } = header.messages
    const badge = viewBadge(badges[id], values)
    view.messages = badge ? { label, href, badge } : { label, href }
  }
  if (header.userIcon && isShown(header.userIcon)) view.userIcon = { label: header.userIcon.label }
  if (isShown(header.panel)) {
    const { label, back, picker, search, logOut } = header.panel
    const panel: ViewPanel = { label, userName: values.userName, logOut, ...(search && { search }) }
    if (back && isShown(back)) {
      panel.activeName = values.activeName
      panel.back = { label: back.label, command: back.command }
    }
    if (details) panel.details = resolveMenu(details, inputs)
    if (picker && isShown(picker)) panel.picker = { label: picker.label }
    view.panel = panel
  }
  if (tabBar) view.tabBar = resolveMenu(tabBar, inputs)
  if (banner && isShown(banner)) {
    const { label, kind, naming, action } = banner
    view.banner = { label, kind: say(kind), naming: say(naming), action }
  }
  return view
}
