// portal docs: one readable page about everything that config/ says.
import { datesInWords } from '#manifest/flag-dates.ts'
import type { Linked } from '#manifest/link/linked.ts'
import { entriesOf } from '#manifest/surfaces/entries.ts'
import { pagesText } from './pages.ts'
import { whoIn, type Who } from './people.ts'
import { note, surfacesText } from './surfaces.ts'
import { table } from './table.ts'

/** The page, as Markdown. */
export function docsText(linked: Linked): string {
  const who = whoIn(linked)
  const { brand, extensions, claims } = linked
  const lines = [
    `# ${brand.name}: the portal`,
    '',
    ...contexts(linked, who),
    '',
    ...surfacesText(linked, who),
    ...pagesText(linked, who),
    '',
    ...links(linked),
    '',
    ...flags(linked),
    '',
    ...limits(linked),
    ...extensions.flatMap(({ extension, file }) => ['', ...extension.docs(file)]),
    '',
    '## Claims',
    '',
    ...claims.map(({ says, source }) => `- ${says} (${source})`),
  ]
  return `${lines.join('\n')}\n`
}

const contexts = (linked: Linked, who: Who): string[] => [
  '## Navigation contexts',
  '',
  'The first that applies decides the header menu.',
  '',
  ...linked.contexts.map(
    ({ id, when, shows, note: why }, i) =>
      `${i + 1}. **${id}**: ${who(when)} → ${shows.kind === 'menu' ? `menu ${shows.menu}` : shows.kind === 'empty' ? 'empty navigation' : 'no navigation'}${note(why)}`,
  ),
]

function links(linked: Linked): string[] {
  const leading = Map.groupBy(entriesOf(linked), ({ item: { target } }) =>
    target.kind === 'external' ? target.link : undefined,
  )
  return [
    '## Links to other sites',
    '',
    'The settings of an installation have their addresses.',
    '',
    ...table(
      ['link', 'label', 'line below it', 'entries that lead there'],
      Object.entries(linked.links).map(([id, { label, description = '' }]) => [
        id,
        label,
        description,
        (leading.get(id) ?? []).map(({ path }) => path).join(', '),
      ]),
    ),
  ]
}

const flags = (linked: Linked): string[] => [
  '## Flags',
  '',
  ...table(
    ['flag', 'owner', 'default', 'dates', 'review by', 'what it does'],
    Object.entries(linked.flags).map(([id, flag]) => [
      id,
      flag.owner,
      flag.default ? 'on' : 'off',
      datesInWords(flag),
      flag.review,
      flag.description,
    ]),
  ),
]

const limits = (linked: Linked): string[] => [
  '## Limits',
  '',
  ...table(
    ['limit', 'value', 'in the app', 'what it is'],
    Object.entries(linked.limits).map(([id, { value, pwa, unit, note: what }]) => [
      id,
      `${value} ${unit}`,
      pwa === undefined ? 'the same' : `${pwa} ${unit}`,
      what ?? '',
    ]),
  ),
]
