// Manifest + facts -> portal view. Pure: no React, window, clock or fetch.
import type { Manifest } from '../manifest/manifest.ts'
import type { Person } from './person.ts'
import { planOf } from './plan.ts'
import { makeEntries } from './entries.ts'
import { resolveItems } from './resolve-items.ts'
import { verdictsOf } from './verdict.ts'
import type { PortalView, Values } from './view.ts'
import { completed, listOf } from './waiting.ts'

/** What does the portal show this person around the screen? `card` is the card the current route asks for. */
export function resolvePortalView(
  manifest: Manifest,
  person: Person,
  values: Values,
  card?: string,
): PortalView {
  const { context, navigation, messages, userIcon, panel, tabBar, banner, footer } = planOf(manifest, person)
  const view: PortalView = {
    context,
    navigation:
      navigation.kind === 'menu' ? { kind: 'menu', menu: completed(navigation.menu, values) } : navigation,
    footer: completed(footer, values),
  }
  if (messages) view.messages = completed(messages, values)
  if (userIcon) view.userIcon = userIcon
  if (panel) view.panel = completed(panel, values)
  if (tabBar) view.tabBar = completed(tabBar, values)
  if (banner) view.banner = completed(banner, values)
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
  const asked = { entryOf: makeEntries(manifest.badges), verdictOf: verdictsOf(manifest, person) }
  return { title, text, actions: completed(listOf(resolveItems(asked, actions)), values) }
}
