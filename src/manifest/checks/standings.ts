// Every condition of a manifest with the people among whom it is asked. Used by idle-conditions.
import { intersect, without, type Cover } from '../cover.ts'
import type { Linked } from '../linked.ts'
import type { Place } from '../problem.ts'
import { seenItems } from '../surfaces.ts'

export interface Standing {
  what: string
  place: Place
  when: Cover
  /** The people among whom the condition is asked. */
  among: Cover
  /** What follows when none of them meet it, and when all do; undefined where spelling it out is no mistake. */
  never: string
  always?: string
}

const UNSEEN = { never: 'nobody would ever see it', always: 'it adds nothing' }

export const standings = (linked: Linked): Standing[] => [
  ...ofEntries(linked),
  ...ofRoutes(linked),
  ...ofGuards(linked),
  ...ofSurfaces(linked),
]

function ofEntries(linked: Linked): Standing[] {
  const entries = new Map<string, Standing>()
  for (const { path, item, around } of seenItems(linked)) {
    // An entry taken over with `use` is asked in every menu that has it.
    const key = `${item.place.file}:${item.place.line}:${item.place.column}`
    entries.set(key, {
      what: `the entry "${path}"`,
      place: item.place,
      when: item.when,
      among: [...(entries.get(key)?.among ?? []), ...around],
      ...UNSEEN,
    })
  }
  const menus = [...linked.menus.values()].map(({ id, when, place }) => ({
    what: `the menu "${id}"`,
    place,
    when,
    among: linked.legal,
    ...UNSEEN,
  }))
  return [...menus, ...entries.values()]
}

function ofRoutes({ routes, contexts, legal, vocabulary }: Linked): Standing[] {
  return [
    ...contexts.map(({ id, when, place }) => ({
      what: `the context "${id}"`,
      place,
      when,
      among: legal,
      never: 'its navigation would never be shown',
      always: 'it adds nothing',
    })),
    ...routes.flatMap(({ id, match, parts, shows, place }) => [
      {
        what: `route "${id}" (match)`,
        place,
        when: match,
        among: legal,
        never: 'nobody could open it',
        always: 'it adds nothing',
      },
      ...Object.entries(parts).map(([name, when]) => ({
        what: `the part "${name}" of route "${id}"`,
        place,
        when,
        among: intersect(legal, match),
        ...UNSEEN,
      })),
      ...(shows.kind === 'redirect'
        ? inTurn(shows.outcomes, intersect(legal, match), vocabulary).map((each) => ({
            ...each,
            what: `an outcome of route "${id}"`,
            never: 'it would never be taken',
          }))
        : []),
    ]),
  ]
}

function ofGuards({ guards, legal, vocabulary }: Linked): Standing[] {
  return [...guards.values()].flatMap((guard) => {
    if (guard.kind === 'load') return []
    const { id, place, require, otherwise } = guard
    const turned = without(legal, require, vocabulary.universe)
    return [
      {
        what: `the guard "${id}"`,
        place,
        when: require,
        among: legal,
        never: 'it would let nobody through',
        always: 'it guards nothing',
      },
      ...inTurn(otherwise, turned, vocabulary).map((each) => ({
        ...each,
        what: `an outcome of the guard "${id}"`,
        never: 'it would never be taken',
      })),
    ]
  })
}

function ofSurfaces({ header, banner, dialogs, legal, vocabulary }: Linked): Standing[] {
  const { messages, userIcon, panel } = header
  const inPanel = intersect(legal, panel.when)
  const inBanner = intersect(legal, banner.when)
  const bannerPlace = { file: 'config/banner.json', line: 1, column: 1 }
  const surface = (what: string, place: Place, when: Cover, among: Cover) => ({
    what,
    place,
    when,
    among,
    ...UNSEEN,
  })
  const sentences = (rows: Linked['banner']['kind'], among: Cover, of: string) =>
    inTurn(rows, among, vocabulary).map((each) => ({
      ...each,
      what: `a sentence of ${of}`,
      never: 'nobody would ever read it',
    }))
  return [
    surface('the messages icon', messages.place, messages.when, legal),
    surface('the account icon', userIcon.place, userIcon.when, legal),
    surface('the side panel', panel.place, panel.when, legal),
    surface('the way back to one’s own account', panel.back.place, panel.back.when, inPanel),
    surface('the list of accounts', panel.picker.place, panel.picker.when, inPanel),
    surface('the banner', bannerPlace, banner.when, legal),
    ...sentences(banner.kind, inBanner, 'the banner'),
    ...sentences(banner.naming, inBanner, 'the banner'),
    ...dialogs.flatMap(({ id, place, when, title, text }) => [
      surface(`the dialog "${id}"`, place, when, legal),
      ...sentences(title, intersect(legal, when), `the dialog "${id}"`),
      ...sentences(text, intersect(legal, when), `the dialog "${id}"`),
    ]),
  ]
}

/** Rows of which the first that fits is taken: each is asked among those whom the earlier ones leave. */
function inTurn(
  rows: readonly { when: Cover; place: Place }[],
  among: Cover,
  { universe }: Linked['vocabulary'],
): Pick<Standing, 'when' | 'place' | 'among'>[] {
  let left = among
  return rows.map(({ when, place }) => {
    const here = left
    left = without(left, when, universe)
    return { when, place, among: here }
  })
}
