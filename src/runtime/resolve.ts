// Manifest + facts -> portal view. Pure: no React, window, clock or fetch.
import type { Manifest } from '../manifest/manifest.ts'
import type { Person } from './person.ts'
import { surfacesOf } from './plan.ts'
import { fillIn, resolveItems } from './resolve-items.ts'
import { verdictsOf } from './verdict.ts'
import type { PortalView, Values } from './view.ts'

/** What does the portal show this person around the screen? `card` is the card the current route asks for. */
export function resolvePortalView(
  manifest: Manifest,
  person: Person,
  values: Values,
  card?: string,
): PortalView {
  const surfaces = surfacesOf(manifest)
  const { context, navigation } = surfaces.header(person)
  const messages = surfaces.messages(person)
  const userIcon = surfaces.userIcon(person)
  const panel = surfaces.panel(person)
  const tabBar = surfaces.tabBar(person)
  const banner = surfaces.banner(person)
  const view: PortalView = {
    context,
    navigation: navigation.kind === 'menu' ? { kind: 'menu', menu: navigation.menu(values) } : navigation,
    footer: surfaces.footer(person)(values),
  }
  if (messages) view.messages = messages(values)
  if (userIcon) view.userIcon = userIcon
  if (panel) view.panel = panel(values)
  if (tabBar) view.tabBar = tabBar(values)
  if (banner) view.banner = banner(values)
  if (card !== undefined) {
    const shown = resolveCard(manifest, person, values, card)
    if (shown) view.card = shown
  }
  return view
}

function resolveCard(manifest: Manifest, person: Person, values: Values, id: string): PortalView['card'] {
  const card = manifest.cards[id]
  if (!card) return undefined
  const { title, text, actions } = card
  const asked = { badges: manifest.badges, verdictOf: verdictsOf(manifest, person) }
  return { title, text, actions: fillIn(resolveItems(asked, actions))(values) }
}
