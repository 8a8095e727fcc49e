// New pages: what their route and entry ask, and those with a component.
import packageFile from '../../../../package.json' with { type: 'json' }
import type { FileEdits } from '#manifest/edit/edit-config.ts'
import { EditError } from '#manifest/edit/places.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { add, list, optional, some, type Addition } from './addition.ts'
import { ID, IN, named, people } from './asked.ts'
import { elsewhere, guardEdit, turnedAway } from './new-guard.ts'
import { addEntry } from './new-entries.ts'
import { placeOfRoutes, routeListNames } from './places.ts'
import type { Answers, Question } from './questions.ts'
import { whenOf } from './when-text.ts'

const componentName = (id = '') => id.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

/** What is asked of the route of a new page, and of its entry. */
export const ROUTE_QUESTIONS: readonly Question[] = [
  ID,
  { name: 'title', asks: 'Its title?' },
  {
    ...{ name: 'path', asks: 'Its address?', otherwise: ({ id }) => `/${id}` },
    check(answer) {
      if (!/^\/\S*$/.test(answer))
        throw new EditError('an address begins with "/" and has no spaces, as /news/archive.')
    },
  },
  {
    name: 'routes',
    asks: ({ resolved }) =>
      `Among which routes? A group gives it guards and area: ${routeListNames(resolved).join(', ')}`,
    choices: (_, { resolved }) => routeListNames(resolved),
    check: (answer, { resolved }) => placeOfRoutes(resolved, answer),
  },
  { ...named('guard', 'guards', 'Which guards, besides those of the group'), otherwise: '' },
  { ...people('when', 'For whom only, by a guard of its own'), otherwise: '' },
  ...elsewhere({ goesWith: '--when', holds: ({ when: who = '' }) => who !== '' }),
  {
    ...optional('area', 'Which area, if the group has none?'),
    choices: (_, { resolved }) => resolved.vocabulary.byId.get('area')?.values ?? [],
    check: (answer, { resolved }) => whenOf(`area=${answer}`, resolved),
  },
  { ...IN, otherwise: '' },
  {
    ...optional('reached-from', 'How do people get there, if by no menu (for example the page of requests)?'),
    only: { goesWith: 'a page without --in', holds: ({ in: menu = '' }) => menu === '' },
  },
  optional('label', 'What the menu calls it, if not its title?'),
]

/** The route, which shows this, with its guard, and its entry if a menu leads to it. */
export function routeEdits(
  resolved: Resolved,
  answers: Answers,
  shows: { screen: string } | { page: string },
): FileEdits[] {
  const { id = '', title = '', path = '', routes = '', area = '', in: menu = '', label = '' } = answers
  const { guards, when: who = '', 'reached-from': reached = '' } = answers
  const among = placeOfRoutes(resolved, routes)
  if (area === '' && among.area === undefined)
    throw new EditError(
      `The routes of "${routes}" have no area in common: say which by --area (${resolved.vocabulary.byId.get('area')?.values.join(', ')}), or name a group by --routes.`,
    )
  if (menu === '' && reached === '')
    throw new EditError(
      'Nobody would get there: say in which menu it is by --in, or how people get there by --reached-from.',
    )
  const own = `may-open-${id}`
  const guarded = [...list(guards), ...(who === '' ? [] : [own])]
  return [
    ...(who === '' ? [] : [guardEdit(own, whenOf(who, resolved), answers)]),
    add(
      among.file,
      `${among.path}/-`,
      some({ id, path, title, ...shows, guards: guarded, area, 'reached-from': reached }),
    ),
    ...(menu === '' ? [] : [addEntry(resolved, menu, some({ id, label, to: id }))]),
  ]
}

/** What a claim says of the page, and of the people whom its guards turn away. */
export const CLAIMED: Pick<Addition, 'claimed' | 'closed'> = {
  claimed: ({ id = '' }) => ({ opens: [id] }),
  closed: (after, { id = '', title }) => {
    const others = turnedAway(after, id)
    return (
      others && { says: `Whom its guards turn away does not open “${title}”.`, for: others, closed: [id] }
    )
  },
}

export const screen: Addition = {
  makes: 'A page with a component: its route, its entry in a menu and its file',
  questions: [
    ...ROUTE_QUESTIONS,
    {
      name: 'screen',
      asks: ({ product }) => `Its file in ${product.screensFolder}/?`,
      otherwise: ({ id }) => `${id}/${id}`,
      check(answer) {
        if (!/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/.test(answer))
          throw new EditError('a screen is named area/name, as messages/inbox.')
      },
    },
  ],
  edits: (resolved, answers) => routeEdits(resolved, answers, { screen: answers['screen'] ?? '' }),
  files: ({ screen: file, id, title }, { product }) =>
    new Map([
      [
        `${product.screensFolder}/${file}.screen.tsx`,
        `// ${title}.
import { usePortal } from '${packageFile.name}/screen-api/portal.ts'
import { PageTitle } from '${packageFile.name}/ui/page-title.tsx'

export default function ${componentName(id)}() {
  const { title } = usePortal()
  return <PageTitle>{title}</PageTitle>
}
`,
      ],
    ]),
  ...CLAIMED,
}
