// page-sections: people who open a page of text and see no section of it, and a link to what its reader does not see or may not open.
import { intersect, without, type Cover } from '../conditions/cover.ts'
import { inWords } from '../conditions/in-words.ts'
import type { Resolved, ResolvedRoute } from '../resolve/resolved.ts'
import { problem, type Check } from './check.ts'

export const pageSections: Check = (resolved) =>
  resolved.routes.flatMap((route) => [...empty(resolved, route), ...hidden(resolved, route)])

function empty(resolved: Resolved, route: ResolvedRoute) {
  const { sections, readers, position } = pageOf(resolved, route)
  const nothing = sections.reduce(
    (rest, { when }) => (when ? without(rest, when, resolved.vocabulary.universe) : []),
    readers,
  )
  if (sections.length === 0 || nothing.length === 0) return []
  return [
    problem(
      position,
      'page-sections',
      `The route "${route.id}" opens for ${words(nothing, resolved)}, who would read no section of its page.`,
      'Write a section for them, or a guard that turns them away.',
    ),
  ]
}

function hidden(resolved: Resolved, route: ResolvedRoute) {
  const { sections, readers, writtenLinks } = pageOf(resolved, route)
  const readersOf = (id: string | undefined) => {
    const when = sections.find((section) => section.id === id)?.when
    return when ? intersect(readers, when) : readers
  }
  return writtenLinks.flatMap(({ kind, from, to, position }) => {
    const arrive = kind === 'section' ? readersOf(to) : resolved.admits(to)
    const misled = without(readersOf(from), arrive, resolved.vocabulary.universe)
    if (misled.length === 0) return []
    const [message, hint] =
      kind === 'section'
        ? [
            `The link to the section "${to}" would lead nowhere for ${words(misled, resolved)}, who do not see it.`,
            'Show it to the same people, or write the link into a section that only its readers see.',
          ]
        : [
            `The link to the route "${to}" would be plain words for ${words(misled, resolved)}, whom it turns away.`,
            'Write it into a section with a "when" that only people meet who may open the route.',
          ]
    return [problem(position, 'page-sections', message, hint)]
  })
}

/** What the people who open this route may read of its page of text; nothing of another kind of page. */
function pageOf(resolved: Resolved, { id, shows, position }: ResolvedRoute) {
  const page = shows.kind === 'screen' ? resolved.pages.get(shows.page ?? '') : undefined
  if (page?.contents.kind !== 'text') return { sections: [], readers: [], writtenLinks: [], position }
  const { parts, writtenLinks = [] } = page
  const sections = parts.filter(({ kind, properties }) => kind === 'section' || 'requests' in properties)
  return { sections, readers: intersect(resolved.possible, resolved.admits(id)), writtenLinks, position }
}

const words = (people: Cover, { vocabulary, possible }: Resolved) => inWords(people, vocabulary, possible)
