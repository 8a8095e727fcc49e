// Resolves the portal view from manifest, facts and values. Pure: no React, window, clock or fetch.
import type { Manifest, Sentence } from '../manifest/manifest.ts'
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
    memoLast(['userName', 'activeName', ...neededValues(manifest, person)], (values) =>
      portalView(manifest, person, values),
    ),
  )
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
    footer: {
      groups: footer.groups.map(({ id, heading, items }) => ({
        id,
        heading,
        items: resolveItems(items, inputs),
      })),
      smallPrint: footer.smallPrint.replace('{name}', brand.name),
    },
  }
  if (isShown(header.messages)) {
    const { label, href, badge: id } = header.messages
    const badge = viewBadge(badges[id], values)
    view.messages = badge ? { label, href, badge } : { label, href }
  }
  if (isShown(header.userIcon)) view.userIcon = { label: header.userIcon.label }
  if (isShown(header.panel)) {
    const { label, back, picker, search, logOut } = header.panel
    const panel: ViewPanel = { label, userName: values.userName, search, logOut }
    if (isShown(back)) {
      panel.activeName = values.activeName
      panel.back = { label: back.label, command: back.command }
    }
    if (details) panel.details = resolveMenu(details, inputs)
    if (isShown(picker)) panel.picker = { label: picker.label }
    view.panel = panel
  }
  if (tabBar) view.tabBar = resolveMenu(tabBar, inputs)
  if (isShown(banner)) {
    const { label, kind, naming, action } = banner
    view.banner = { label, kind: say(kind), naming: say(naming), action }
  }
  return view
}
