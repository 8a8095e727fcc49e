// indexed-page: what search engines may list has one address, and shows its content to people who are not signed in.
import { inWords } from '../conditions/in-words.ts'
import { destinations } from './destinations.ts'
import { problem, type Check } from './check.ts'

export const indexedPage: Check = (resolved) =>
  resolved.routes
    .filter(({ isIndexed }) => isIndexed)
    .flatMap(({ id, path, position, shows }) => {
      const problemOf = (why: string, hint: string) => [
        problem(
          position,
          'indexed-page',
          `Route "${id}" says that search engines may list it, but ${why}.`,
          hint,
        ),
      ]
      if (shows.kind === 'redirect') return problemOf('it is a redirect', 'Put "indexed" on the page itself.')
      if (/[:*]/.test(path))
        return problemOf(
          `its path ${path} stands for many addresses`,
          'Leave "indexed" out, or write one address.',
        )
      const asked = destinations(resolved, id).find(({ end }) => end.kind === 'sign-in')
      if (!asked) return []
      return problemOf(
        `${inWords(asked.people, resolved.vocabulary, resolved.possible)} have to sign in first`,
        'Leave "indexed" out, or let them in.',
      )
    })
