// The footer: groups of links and the small print.
import { resolveEntries } from '../resolve/resolve-entries.ts'
import type { ResolvedItem, Located } from '../resolve/resolved.ts'
import type { FooterFile } from '../read/types.gen.ts'
import { peopleWithEntry } from './entries.ts'
import { called } from './property-words.ts'
import type { Compiled, SurfaceOf } from './surface.ts'
import { indent, itemsText, type Seen } from './view.ts'

interface ResolvedFooter extends Located {
  groups: (Located & { id: string; heading: string; items: ResolvedItem[] })[]
  smallPrint: string
}

declare module '../resolve/resolved.ts' {
  interface ResolvedSurfaces {
    footer: ResolvedFooter | undefined
  }
}
declare module './view.ts' {
  interface PortalView {
    footer?: Seen<Compiled<ResolvedFooter>> | undefined
  }
}
declare module '../manifest.ts' {
  interface ManifestSurfaces {
    footer?: Compiled<ResolvedFooter>
  }
}

export const footer: SurfaceOf<'footer'> = {
  name: 'footer',
  heading: 'Footer',
  isFrame: true,
  empty: {},
  written: {
    named: { 'small-print': 'small print' },
    list: { at: 'groups', entries: 'items', kind: 'footer group' },
    placeholders: { 'small-print': ['name'] },
  },
  parts: [
    {
      key: 'footer',
      paths: ['footer'],
      text: (view) => [
        'footer',
        ...indent(
          (view.footer?.groups ?? []).flatMap(({ heading, items }) => [heading, ...indent(itemsText(items))]),
        ),
      ],
      isSameEverywhere: true,
      picture: { title: ', footer', open: { kind: 'footer' }, around: 'footer[data-entry="footer"]' },
    },
  ],
  words: { 'groups.*.heading': called('heading'), smallPrint: called('text') },
  resolve(scope, context) {
    if (Object.keys(scope.file.value as object).length === 0) return undefined
    const { groups, 'small-print': smallPrint } = scope.file.value as FooterFile
    return {
      groups: groups.map(({ id, heading, items }, i) => ({
        id,
        heading,
        // The footer has no line for what an entry leads to.
        items: resolveEntries(items, scope, `/groups/${i}/items`, context).map((item) => ({
          ...item,
          description: undefined,
        })),
        position: scope.position(`/groups/${i}`),
      })),
      smallPrint,
      position: scope.position(''),
    }
  },
  elements: ({ possible, footer: whole }) =>
    whole
      ? [
          ...whole.groups.map(({ id, heading, items, position }) => ({
            path: `footer/${id}`,
            title: `the footer group "${id}"`,
            label: heading,
            position,
            audience: possible,
            compiled: `footer.groups.${id}`,
            items,
          })),
          {
            path: 'footer/small-print',
            title: 'the small print',
            label: 'Small print',
            position: whole.position,
            audience: possible,
            compiled: 'footer',
          },
        ]
      : [],
  needs: ({ possible, footer: whole }) =>
    (whole?.groups ?? []).map(({ id, items, position }) => ({
      title: `the footer group "${id}"`,
      position,
      audience: possible,
      what: 'entry',
      people: peopleWithEntry(items),
      otherwise: 'would see its heading with nothing below it',
      hint: 'Give everybody an entry of it, or put its entries into another group.',
    })),
  restrict: ({ footer: whole }, { items }) => ({
    footer: whole && {
      ...whole,
      groups: whole.groups.map((group) => ({ ...group, items: items(group.items) })),
    },
  }),
}
