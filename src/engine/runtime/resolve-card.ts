// Resolves the booking card of a route for one person.
import type { Manifest } from '#manifest/manifest.ts'
import type { Person } from './person.ts'
import { resolveItems } from './resolve-items.ts'
import { evaluatorFor } from './evaluate.ts'
import type { ViewItem } from '#manifest/surfaces/view.ts'
import type { Values } from './values.ts'

export interface ViewCard {
  title: string
  text: string
  actions: readonly ViewItem[]
}

/** Undefined when the manifest has no card with that id. */
export function resolveCard(
  manifest: Manifest,
  person: Person,
  values: Values,
  id: string,
): ViewCard | undefined {
  const card = manifest.cards[id]
  if (!card) return undefined
  const inputs = { badges: manifest.badges, evaluate: evaluatorFor(manifest, person), values }
  return { title: card.title, text: card.text, actions: resolveItems(card.actions, inputs) }
}
