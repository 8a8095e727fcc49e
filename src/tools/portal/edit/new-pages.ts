// New pages, with a component or without code: their questions and edits.
import { londonDate } from '#base/dates/london-time.ts'
import type { FileEdits } from '#manifest/edit/edit-config.ts'
import { EditError } from '#manifest/edit/places.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { PAGE_KINDS, schemaOfKind, type PageKind } from '#manifest/read/page-files.ts'
import type { Json } from '#manifest/read/pointer.ts'
import { add, list, oneOf, optional, some, type Addition } from './addition.ts'
import { ID, IN, named, people } from './asked.ts'
import { elsewhere, guardEdit, turnedAway } from './new-guard.ts'
import { addEntry } from './new-entries.ts'
import { placeOfRoutes, routeListNames } from './places.ts'
import type { Answers, Only, Question } from './questions.ts'
import { whenOf } from './when-text.ts'

const componentName = (id = '') => id.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

/** What is asked of the route of a new page, and of its entry. */
const ROUTE_QUESTIONS: readonly Question[] = [
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
    name: 'reached-from',
    asks: 'How do people get there, if no menu leads to it (--in), for example from the page of requests?',
    only: { goesWith: 'a page without --in', holds: ({ in: menu = '' }) => menu === '' },
  },
  optional('label', 'What the menu calls it, if not its title?'),
]

/** The route, which shows this, with its guard, and its entry if a menu leads to it. */
function routeEdits(
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
const CLAIMED: Pick<Addition, 'claimed' | 'closed'> = {
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
import { usePortal } from '#screen-api/portal.ts'
import { PageTitle } from '#ui/page-title.tsx'

export default function ${componentName(id)}() {
  const { title } = usePortal()
  return <PageTitle>{title}</PageTitle>
}
`,
      ],
    ]),
  ...CLAIMED,
}

/** What each kind of page without code begins with: the least that is right. */
const PAGES: Readonly<Record<PageKind, (answers: Answers) => Record<string, Json>>> = {
  text: ({ title = '', says = '' }) => ({
    'reviewed-on': londonDate(new Date()),
    sections: [{ id: 'first', heading: title, text: [says] }],
  }),
  request: ({ title = '', asks = '', send = '', next = '', within = '' }) => ({
    name: title,
    steps: [
      {
        heading: 'Your request',
        questions: [
          {
            id: 'first',
            kind: 'text',
            label: asks,
            missing: 'Answer this question',
            summary: asks,
            most: 200,
          },
        ],
      },
    ],
    send,
    next,
    within: Number(within),
  }),
  list: ({ list: of = '', column = '', title = '' }) => ({
    list: of,
    counted: { one: 'row', other: 'rows' },
    columns: [{ id: column, kind: 'text', label: column }],
    failed: title.toLowerCase(),
  }),
}

/** Asked of this kind alone. */
const ofKind = (kind: PageKind): { only: Only } => ({
  only: { goesWith: `--kind ${kind}`, holds: (answers) => answers['kind'] === kind },
})

export const page: Addition = {
  makes: 'A page without code: its route, its entry in a menu and its file in config/pages/',
  questions: [
    ...ROUTE_QUESTIONS,
    {
      ...{ name: 'kind', asks: 'Which kind: text, request or list?', ...oneOf(PAGE_KINDS) },
      check(answer) {
        if (!PAGE_KINDS.some((kind) => kind === answer))
          throw new EditError(`a page is one of ${PAGE_KINDS.join(', ')}.`)
      },
    },
    { name: 'says', asks: 'Its first paragraph?', ...ofKind('text') },
    { name: 'asks', asks: 'Its first question?', ...ofKind('request') },
    { name: 'send', asks: 'What does its button say?', otherwise: 'Send this request', ...ofKind('request') },
    { name: 'next', asks: 'What happens next?', ...ofKind('request') },
    {
      ...{ name: 'within', asks: 'Within how many working days?', otherwise: '5', ...ofKind('request') },
      check(answer) {
        if (!/^[1-9]\d*$/.test(answer)) throw new EditError('a number of days, as 5.')
      },
    },
    { name: 'list', asks: 'Which list of the API?', ...ofKind('list') },
    { name: 'column', asks: 'Which of its fields is the first column?', ...ofKind('list') },
  ],
  edits: (resolved, answers) => {
    const { id = '' } = answers
    const kind = answers['kind'] as PageKind
    const file = `config/pages/${id}.json`
    const contents = {
      $schema: `../../schemas/${schemaOfKind(kind)}.schema.json`,
      kind,
      ...PAGES[kind](answers),
    }
    return [
      {
        file,
        edits: Object.entries(contents).map(([key, value]) => ({ op: 'add', path: `/${key}`, value })),
      },
      ...routeEdits(resolved, answers, { page: id }),
    ]
  },
  ...CLAIMED,
}
