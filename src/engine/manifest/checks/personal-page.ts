// personal-page: a page whose content is a person's own, open to people who are not signed in.
import { without } from '../conditions/cover.ts'
import type { PageContents } from '../page-contents.ts'
import { peopleSignedIn } from '../resolve/signed-in.ts'
import { problem, type Check } from './check.ts'
import { destinations } from './destinations.ts'

const isForVisitors = (page: PageContents): boolean =>
  page.kind === 'text' ? page.requests !== true : page.kind === 'request' && page['sent-by'] === 'visitor'

export const personalPage: Check = (resolved) => {
  const { possible, vocabulary, routes, pages } = resolved
  const visitors = without(possible, peopleSignedIn(resolved), vocabulary.universe)
  return routes.flatMap(({ id, shows, position }) => {
    const page = shows.kind === 'screen' ? pages.get(shows.page ?? '')?.contents : undefined
    if (page === undefined || isForVisitors(page)) return []
    const what = page.kind === 'text' ? 'page of what people have asked for' : `page of the kind ${page.kind}`
    const isOpen = destinations(resolved, id, visitors).some(
      ({ end }) => end.kind === 'route' && end.route === id,
    )
    if (!isOpen) return []
    return [
      problem(
        position,
        'personal-page',
        `People who are not signed in may open the route "${id}", and a ${what} has nothing for them.`,
        'Add a guard that asks them to sign in.',
      ),
    ]
  })
}
