// portal docs: one readable page about everything that config/ says.
import { datesInWords } from '#manifest/flag-dates.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { entriesOf } from '#manifest/surfaces/entries.ts'
import { shareInWords } from '../answer-notes.ts'
import { pagesText } from './pages.ts'
import { whoIn, type Who } from './people.ts'
import { note, surfacesText } from './surfaces.ts'
import { table } from './table.ts'

/** The page, as Markdown. */
export function docsText(resolved: Resolved): string {
  const who = whoIn(resolved)
  const { brand, extensions, claims } = resolved
  const lines = [
    `# ${brand.name}: the portal`,
    '',
    ...contexts(resolved, who),
    '',
    ...surfacesText(resolved, who),
    ...pagesText(resolved, who),
    '',
    ...links(resolved),
    '',
    ...flags(resolved),
    '',
    ...limits(resolved),
    ...extensions.flatMap(({ extension, file }) => ['', ...extension.docs(file)]),
    '',
    '## Claims',
    '',
    ...claims.map(({ says, source }) => `- ${says} (${source})`),
  ]
  return `${lines.join('\n')}\n`
}

const contexts = (resolved: Resolved, who: Who): string[] => [
  '## Navigation contexts',
  '',
  'The first that applies decides the header menu.',
  '',
  ...resolved.contexts.map(
    ({ id, when, shows, note: why }, i) =>
      `${i + 1}. **${id}**: ${who(when)} → ${shows.kind === 'menu' ? `menu ${shows.menu}` : shows.kind === 'empty' ? 'empty navigation' : 'no navigation'}${note(why)}`,
  ),
]

function links(resolved: Resolved): string[] {
  const leading = Map.groupBy(entriesOf(resolved), ({ item: { target } }) =>
    target.kind === 'external' ? target.link : undefined,
  )
  return [
    '## Links to other sites',
    '',
    'The settings of an installation have their addresses.',
    '',
    ...table(
      ['link', 'label', 'line below it', 'entries that lead there'],
      Object.entries(resolved.links).map(([id, { label, description = '' }]) => [
        id,
        label,
        description,
        (leading.get(id) ?? []).map(({ path }) => path).join(', '),
      ]),
    ),
  ]
}

const flags = (resolved: Resolved): string[] => [
  '## Flags',
  '',
  ...table(
    ['flag', 'owner', 'default', 'dates and share', 'review by', 'what it does'],
    Object.entries(resolved.flags).map(([id, flag]) => [
      id,
      flag.owner,
      flag.default ? 'on' : 'off',
      [datesInWords(flag), shareInWords(flag.share)].filter(Boolean).join(', '),
      flag.review,
      flag.description,
    ]),
  ),
]

const limits = (resolved: Resolved): string[] => [
  '## Limits',
  '',
  ...table(
    ['limit', 'value', 'in the app', 'what it is'],
    Object.entries(resolved.limits).map(([id, { value, pwa, unit, note: what }]) => [
      id,
      `${value} ${unit}`,
      pwa === undefined ? 'the same' : `${pwa} ${unit}`,
      what ?? '',
    ]),
  ),
]
