// Cards with booking actions, which a route may show.
import { intersect, union } from '../conditions/cover.ts'
import { peopleOn, peopleOnPage } from '../resolve/admission.ts'
import { resolveEntries } from '../resolve/resolve-entries.ts'
import type { ResolvedItem, Located } from '../resolve/resolved.ts'
import { escapePointer } from '../read/pointer.ts'
import type { CardsFile } from '../read/types.gen.ts'
import { peopleWithEntry } from './entries.ts'
import { called } from './property-words.ts'
import type { Compiled, SurfaceOf } from './surface.ts'

type ResolvedCards = Map<string, Located & { title: string; text: string; actions: ResolvedItem[] }>

declare module '../resolve/resolved.ts' {
  interface ResolvedSurfaces {
    cards: ResolvedCards
  }
}
declare module '../manifest.ts' {
  interface ManifestSurfaces {
    cards: Compiled<ResolvedCards>
  }
}

export const cards: SurfaceOf<'cards'> = {
  name: 'cards',
  heading: 'Booking cards',
  empty: { cards: {} },
  written: { list: { at: 'cards', entries: 'actions', kind: 'card' } },
  words: { title: called('title'), text: called('text') },
  resolve(scope, context) {
    const { cards: written } = scope.file.value as CardsFile
    return new Map(
      Object.entries(written).map(([id, { title, text, actions }]) => {
        const pointer = `/cards/${escapePointer(id)}`
        const items = resolveEntries(actions, scope, `${pointer}/actions`, context)
        return [id, { title, text, actions: items, position: scope.position(pointer) }]
      }),
    )
  },
  elements: (resolved) =>
    [...resolved.cards].map(([id, { title, actions, position }]) => ({
      path: `cards/${id}`,
      title: `the card "${id}"`,
      label: title,
      position,
      audience: union(
        ...resolved.routes.filter(({ card }) => card === id).map((route) => peopleOnPage(resolved, route)),
      ),
      items: actions,
    })),
  needs: (resolved) =>
    resolved.routes.flatMap((route) => {
      const card = resolved.cards.get(route.card ?? '')
      if (!card) return []
      return {
        title: `the card "${route.card}"`,
        position: card.position,
        audience: intersect(resolved.possible, peopleOn(resolved, route)),
        what: 'action',
        people: peopleWithEntry(card.actions),
        otherwise: 'would read an offer that they cannot take',
        hint: 'Give them an action, or show the card on pages of other people.',
      }
    }),
  restrict: ({ cards: all, routes }) => ({
    cards: new Map([...all].filter(([id]) => routes.some(({ card }) => card === id))),
  }),
}
