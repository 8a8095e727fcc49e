// Lists the effects of texts and settings of surfaces, badges, links, brand, limits, flags and loading guards.
import type { Cover } from '../conditions/cover.ts'
import type { Linked } from '../link/linked.ts'
import type { SourcePosition } from '../problem.ts'
import { elementsOf } from '../surfaces/entries.ts'
import { peopleWhoSee } from '../surfaces/surface.ts'
import type { Effect } from './effects.ts'

/** One effect for each text or setting; another value is another effect. */
export function textsOf(linked: Linked): [string, Effect][] {
  const { badges, brand, flags, guards, legal, limits, links, taxYears } = linked
  const each = (kind: string, entries: Iterable<readonly [string, unknown]>, file: string) =>
    [...entries].map(([id, value]) =>
      text(`the ${kind} ${id}`, value, legal, { file: `config/${file}`, line: 1, column: 1 }),
    )
  return [
    ...elementsOf(linked).map((element) =>
      text(element.title, element.settings, peopleWhoSee(element), element.position),
    ),
    ...each(
      'limit',
      Object.entries(limits).map(([id, limit]) => [id, { ...limit, note: undefined }]),
      'limits.json',
    ),
    ...each(
      'tax figure',
      taxYears.map(({ id, values }) => [
        id,
        values.map(({ from, until, value }) => ({ from, until, value })),
      ]),
      'tax-years.json',
    ),
    ...each('brand', Object.entries(brand), 'brand.json'),
    ...each('badge', badges, 'badges.json'),
    ...each('link', Object.entries(links), 'links.json'),
    ...each(
      'flag',
      Object.entries(flags).map(([id, { default: byDefault, public: isPublic, follows }]) => [
        id,
        { default: byDefault, public: isPublic, follows },
      ]),
      'flags.json',
    ),
    ...each(
      'guard',
      [...guards.values()].flatMap((guard) =>
        guard.kind === 'load' ? [[guard.id, { load: guard.load, onError: guard.onError }]] : [],
      ),
      'guards.json',
    ),
  ]
}

function text(title: string, value: unknown, people: Cover, position: SourcePosition): [string, Effect] {
  const what = `has ${title}: ${inLine(value)}`
  return [`text ${what}`, { what, kind: 'text', people, position }]
}

const inLine = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .flatMap(([key, each]) => (each === undefined ? [] : [`${key} ${inLine(each)}`]))
        .join(', ')
    : JSON.stringify(value)
