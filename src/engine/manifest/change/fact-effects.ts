// What the compiled manifest leaves out. Figures that code reads from config without it: limits, and those of the manifests that
// a portal adds; what search engines may list; the words by which the search finds a page; where facts come from.
import { intersectOnce } from '../conditions/partition.ts'
import { peopleOnPage } from '../link/admission.ts'
import type { Linked } from '../link/linked.ts'
import { peopleSignedIn } from '../link/signed-in.ts'
import type { DetailedEffect } from './effect.ts'
import type { Properties } from './compiled-objects.ts'
import type { Section } from './sections.ts'

/** One effect for each figure, for everybody. */
export function figureEffects({ possible, limits, extensions }: Linked): DetailedEffect[] {
  const figure = (title: string, file: string, details: Properties, section?: Section): DetailedEffect => ({
    subject: `figure ${title}`,
    what: `has the ${title}`,
    kind: 'text',
    people: possible,
    position: { file: `config/${file}`, line: 1, column: 1 },
    details,
    ...(section && { section }),
    isAllDetails: true,
  })
  const json = (values: Record<string, unknown>): Properties =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, JSON.stringify(value)]],
      ),
    )
  return [
    ...Object.entries(limits).map(([id, { value, pwa, unit }]) =>
      figure(`limit ${id}`, 'limits.json', json({ value, pwa, unit }), 'limit'),
    ),
    ...extensions.flatMap(({ extension, file }) =>
      extension
        .figures(file)
        .map(({ title, values }) => figure(title, `${extension.name}.json`, json(values))),
    ),
  ]
}

/** People whose pages search engines may list. */
export const indexingEffects = (linked: Linked): DetailedEffect[] =>
  linked.routes
    .filter(({ isIndexed }) => isIndexed)
    .map((route) => ({
      subject: `indexed ${route.id}`,
      what: `may find ${route.path} in search engines`,
      kind: 'text',
      people: peopleOnPage(linked, route),
      position: route.position,
      details: {},
    }))

/** People whose search finds a page by another word than its title. */
export const wordEffects = (linked: Linked): DetailedEffect[] =>
  linked.routes.flatMap((route) =>
    route.words.map((word): DetailedEffect => ({
      subject: `word ${route.id} ${word}`,
      what: `finds ${route.id} by "${word}"`,
      kind: 'text',
      people: intersectOnce(peopleSignedIn(linked), peopleOnPage(linked, route)),
      position: route.position,
      details: {},
    })),
  )

/** Where the portal takes the facts from that the engine does not give itself. */
export const factEffects = ({ possible, vocabulary }: Linked): DetailedEffect[] =>
  vocabulary.facts.flatMap(({ id, from }): DetailedEffect[] =>
    from
      ? [
          {
            subject: `fact ${id}`,
            what: `has the fact ${id}`,
            kind: 'text',
            people: possible,
            position: { file: 'config/facts.json', line: 1, column: 1 },
            details: Object.fromEntries(
              Object.entries(from).map(([name, value]) => [name, JSON.stringify(value)]),
            ),
            section: 'fact',
            isAllDetails: true,
          },
        ]
      : [],
  )
