// What is around the screens, in portal docs: each surface with its elements and their entries.
import { compiledObjectsOf, type Properties } from '#manifest/change/compiled-objects.ts'
import { compiledPath } from '#manifest/change/object-effects.ts'
import { isSection, wordsFor } from '#manifest/change/details.ts'
import type { Cover } from '#manifest/conditions/cover.ts'
import type { Resolved, ResolvedSentence } from '#manifest/resolve/resolved.ts'
import { conditionSites, peopleWhoMeet } from '#manifest/checks/condition-sites.ts'
import { targetRoute } from '#manifest/checks/links.ts'
import { elementsOf, entriesOf, type Entry } from '#manifest/surfaces/entries.ts'
import { peopleWhoSee, type SurfaceElement } from '#manifest/surfaces/surface.ts'
import type { Who } from './people.ts'

/** A heading for each kind of surface, and below it its elements. */
export function surfacesText(resolved: Resolved, who: Who): string[] {
  const propertiesAt = new Map(
    compiledObjectsOf(resolved).objects.map(({ path, properties }) => [path, properties]),
  )
  const some = someIn(who)
  const readers = readersIn(resolved)
  const elements = new Set(elementsOf(resolved).map(({ path }) => path))
  const inside = Map.groupBy(entriesOf(resolved), ({ path }) => around(path, elements))

  const elementText = (element: SurfaceElement): string[] => {
    const people = peopleWhoSee(element)
    const sentences = (element.sentences ?? []).flat()
    return [
      `### ${capital(element.title.replace(/^the /, ''))}`,
      '',
      [`Seen by ${who(people)}`, ...properties(element, propertiesAt)].join('; ') + note(element.note),
      '',
      ...listed(sentences.map((sentence) => `- “${sentence.text}”${some(readers(sentence), people)}`)),
      ...listed(
        (inside.get(element.path) ?? []).flatMap((entry) => entryText(entry, element.path, some, readers)),
      ),
    ]
  }
  return [...Map.groupBy(resolved.surfaces, ({ heading }) => heading)].flatMap(([heading, surfaces]) => {
    const elements = surfaces.flatMap((surface) => surface.elements(resolved))
    return elements.length === 0 ? [] : [`## ${heading}`, '', ...elements.flatMap(elementText)]
  })
}

/** The element that an entry is in, at any depth. */
const around = (path: string, elements: ReadonlySet<string>): string =>
  elements.has(path) ? path : around(path.slice(0, path.lastIndexOf('/')), elements)

/** Who reads a sentence: people who meet its condition and none before it. */
export function readersIn(resolved: Resolved): (sentence: ResolvedSentence) => Cover {
  const sites = new Map(conditionSites(resolved).map((site) => [site.sentence, site]))
  return (sentence) => peopleWhoMeet(resolved, sites.get(sentence)!)
}

/** What it says and does, in the words of portal diff. */
function properties(element: SurfaceElement, propertiesAt: ReadonlyMap<string, Properties>): string[] {
  const path = compiledPath(element)
  const [section = ''] = path.split('.')
  return Object.entries(propertiesAt.get(path) ?? {}).flatMap(([name, value]) =>
    value === '[]' ? [] : [wordsFor(isSection(section) ? section : undefined, path, name, value)],
  )
}

/** Which of the people around it: " (people with has-children true)", or nothing if all. */
type Some = (people: Cover, around: Cover) => string

const someIn =
  (who: Who): Some =>
  (people, around) => {
    const words = who(people, around.length === 0 ? undefined : around)
    return words === 'everybody' ? '' : ` (${words})`
  }

/** A line of a list: what leads where, for whom, and why it is so; below it why some people cannot open it. */
function entryText(
  { path, item, audience, people }: Entry,
  within: string,
  some: Some,
  readers: (sentence: ResolvedSentence) => Cover,
): string[] {
  const { target, label, id, unavailable } = item
  const route = targetRoute(target)
  const leads = [
    ...(target.kind === 'command' ? [target.command] : target.kind === 'external' ? [target.link] : []),
    ...(route === undefined ? [] : [route]),
  ].map((each) => ` → ${each}`)
  const indent = '  '.repeat(path.slice(within.length + 1).split('/').length - 1)
  return [
    `${indent}- ${label === '' ? `[${id}]` : label}${leads.join('')}${some(people, audience)}${note(item.note)}`,
    ...unavailable.map(
      (reason) => `${indent}  - cannot be opened: “${reason.text}”${some(readers(reason), people)}`,
    ),
  ]
}

export const note = (text: string | undefined) => (text === undefined ? '' : `. ${text}`)

const listed = (lines: readonly string[]) => (lines.length === 0 ? [] : [...lines, ''])

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
