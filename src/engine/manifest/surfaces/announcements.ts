// Announcements above the header: what everybody, or some people, have to know for a time.
import type { Cover } from '../conditions/cover.ts'
import { inLondon } from '../london-instant.ts'
import { resolveEntries } from '../resolve/resolve-entries.ts'
import { fillInUntil, resolvePeriod, type Period } from '../resolve/resolve-period.ts'
import type { ResolvedItem, Located } from '../resolve/resolved.ts'
import type { AnnouncementsFile } from '../read/types.gen.ts'
import { called, either, or } from './property-words.ts'
import type { Compiled, SurfaceOf } from './surface.ts'
import { indent, itemsText, type Seen } from './view.ts'

interface ResolvedAnnouncement extends Located, Period {
  id: string
  kind: 'info' | 'warning' | 'urgent'
  when: Cover
  says: string
  dismissable: boolean
  /** Where it leads: one entry. */
  items?: ResolvedItem[] | undefined
}

declare module '../resolve/resolved.ts' {
  interface ResolvedSurfaces {
    announcements: ResolvedAnnouncement[]
  }
}
declare module './view.ts' {
  interface PortalView {
    /** The most urgent first; of any time, as the manifest is. */
    announcements?: Seen<Compiled<ResolvedAnnouncement[]>>
  }
}
declare module '../manifest.ts' {
  interface ManifestSurfaces {
    announcements: Compiled<ResolvedAnnouncement[]>
  }
}

const BY_URGENCY = ['urgent', 'warning', 'info'] as const

export const announcements: SurfaceOf<'announcements'> = {
  name: 'announcements',
  heading: 'Announcements',
  isFrame: true,
  empty: { announcements: [] },
  written: {
    list: { at: 'announcements', entries: 'items', kind: 'announcement', isConditional: true },
    placeholders: { text: ['until', 'name'] },
    hasEditableTexts: true,
  },
  parts: [
    {
      key: 'announcements',
      paths: ['announcements'],
      text: ({ announcements: shown = [] }) =>
        shown.flatMap(({ kind, says, offFrom, items = [] }) => [
          `announcement: ${kind}. ${says}${offFrom === undefined ? '' : ` [until ${inLondon(offFrom)}]`}`,
          ...indent(itemsText(items)),
        ]),
      isSameEverywhere: true,
    },
  ],
  words: {
    kind: (kind) => `of the kind ${String(kind)}`,
    says: called('text'),
    dismissable: either('can be put away', 'stays until it is over'),
    onFrom: or('from the beginning on', (at) => `from ${inLondon(String(at))} on`),
    offFrom: or('until it is removed', (at) => `until ${inLondon(String(at))}`),
  },
  resolve(scope, context) {
    const { announcements: written } = scope.file.value as AnnouncementsFile
    const resolved = written.map(({ id, kind, text, when, from, until, dismissable, items, note }, i) => {
      const pointer = `/announcements/${i}`
      return {
        id,
        kind,
        when: scope.peopleWhoMeet(when, `${pointer}/when`),
        says: fillInUntil(text, until, scope, `${pointer}/text`),
        dismissable,
        items: items && resolveEntries(items, scope, `${pointer}/items`, context),
        ...resolvePeriod({ from, until }, scope, pointer, `The announcement "${id}"`),
        note,
        position: scope.position(pointer),
      }
    })
    return resolved.toSorted((a, b) => BY_URGENCY.indexOf(a.kind) - BY_URGENCY.indexOf(b.kind))
  },
  elements: ({ possible, announcements: all }) =>
    all.map(({ id, when, says, items, note, position }) => ({
      path: `announcements/${id}`,
      title: `the announcement "${id}"`,
      label: says,
      position,
      note,
      audience: possible,
      when,
      ...(items && { items }),
    })),
  restrict: ({ announcements: all }, { anybodyMeets, items }) => ({
    announcements: all
      .filter(({ when }) => anybodyMeets(when))
      .map((each) => ({ ...each, items: each.items && items(each.items) })),
  }),
}
