// sign-out: people who are signed in and cannot log out, and people who are led to sign-in again as soon as they have.
import { cofactor, EVERYBODY, intersect, literal, union, without, type Cover } from '../conditions/cover.ts'
import { inWords } from '../conditions/in-words.ts'
import type { Resolved } from '../resolve/resolved.ts'
import { elementsOf, entriesOf, type Entry } from '../surfaces/entries.ts'
import { peopleWhoSee } from '../surfaces/surface.ts'
import { destinations } from './destinations.ts'
import { problem, type Check } from './check.ts'

export const signOut: Check = (resolved) => [...cannotLogOut(resolved), ...signedInAgain(resolved)]

function cannotLogOut(resolved: Resolved) {
  const { possible, vocabulary, header } = resolved
  const entries = entriesOf(resolved)
  const { details, logOut } = header.panel
  const isInPanel = ({ path }: Entry) => path.startsWith(`${details}/`)
  const peopleOf = (has: (entry: Entry) => boolean) =>
    union(...entries.filter(has).map(({ people }) => people))
  const runs =
    (command: string) =>
    ({ item: { target } }: Entry) =>
      target.kind === 'command' && target.command === command
  const peopleAt = (path: string) =>
    union(
      ...elementsOf(resolved)
        .filter((each) => each.path === path)
        .map(peopleWhoSee),
    )
  const openers = union(
    peopleAt('user-icon'),
    peopleOf(({ item: { target } }) => target.kind === 'slot' && target.slot === 'username'),
    peopleOf((entry) => !isInPanel(entry) && runs('open-panel')(entry)),
  )
  const logsOut = runs('log-out')
  const can = union(
    peopleOf((entry) => !isInPanel(entry) && logsOut(entry)),
    intersect(
      intersect(peopleAt('panel'), openers),
      logOut.command === 'log-out' ? EVERYBODY : peopleOf((entry) => isInPanel(entry) && logsOut(entry)),
    ),
  )
  const signedIn = intersect(
    possible,
    sessions(resolved, (session) => session !== 'anonymous'),
  )
  const left = without(signedIn, inSomeArea(resolved, can), vocabulary.universe)
  if (left.length === 0) return []
  return [
    problem(
      header.panel.position,
      'sign-out',
      `Nowhere can ${inWords(left, vocabulary, possible)} log out: they see no entry that does, or nothing opens the panel that has one.`,
      'Show them the panel and what opens it (the user icon, or the slot "username" of a menu), or an entry with "command": "log-out".',
    ),
  ]
}

/** People who are among these on some page. */
function inSomeArea({ vocabulary }: Resolved, people: Cover): Cover {
  const area = vocabulary.byId.get('area')
  return area ? union(...area.values.map((_, i) => cofactor(people, area.index, 1 << i))) : people
}

function sessions({ vocabulary }: Resolved, isMeant: (session: string) => boolean): Cover {
  const fact = vocabulary.byId.get('session')!
  return literal(
    fact.index,
    fact.values.reduce((mask, value, i) => (isMeant(value) ? mask | (1 << i) : mask), 0),
  )
}

function signedInAgain(resolved: Resolved) {
  const { vocabulary, possible, routes } = resolved
  const fact = vocabulary.byId.get('just-signed-out')
  const start = routes.find(({ path }) => path === '/')
  if (!fact || !start) return []
  const gone = intersect(
    intersect(
      possible,
      sessions(resolved, (session) => session === 'anonymous'),
    ),
    literal(fact.index, 1 << fact.values.indexOf('true')),
  )
  const again = destinations(resolved, start.id, gone).filter(({ end }) => end.kind === 'sign-in')
  if (again.length === 0) return []
  return [
    problem(
      start.position,
      'sign-out',
      'Whoever has just signed out is led to sign-in again at once, and a provider that still knows them would sign them in: nobody could leave.',
      'Give people with "just-signed-out": true a page of their own at "/".',
    ),
  ]
}
