// New screens, items and contexts: their questions and edits.
import type { FileEdits } from '#manifest/edit/edit-config.ts'
import { EditError } from '#manifest/edit/places.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Json } from '#manifest/read/pointer.ts'
import { add, list, optional, some, when, type Addition } from './addition.ts'
import { ID, IN, LINK, mustBe, named, namedOne, people, WHEN } from './asked.ts'
import { elsewhere, guardEdit, turnedAway } from './new-guard.ts'
import { placeInList, placeOfRoutes, routeListNames } from './places.ts'
import { whenOf } from './when-text.ts'

const componentName = (id = '') => id.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

/** An entry at the end of this list. */
function addEntry(resolved: Resolved, list: string, entry: Record<string, Json>): FileEdits {
  const { file, path, isNew } = placeInList(resolved, list)
  return add(file, path, isNew ? [entry] : entry)
}

export const screen: Addition = {
  makes: 'A page: its route, its entry in a menu and its file',
  questions: [
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
    IN,
    optional('label', 'What the menu calls it, if not its title?'),
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
  edits: (resolved, answers) => {
    const { id = '', title = '', path = '', routes = '', area = '', in: menu = '', label = '' } = answers
    const { guards, when: who = '', screen: file = '' } = answers
    const among = placeOfRoutes(resolved, routes)
    if (area === '' && among.area === undefined)
      throw new EditError(
        `The routes of "${routes}" have no area in common: say which by --area (${resolved.vocabulary.byId.get('area')?.values.join(', ')}), or name a group by --routes.`,
      )
    const own = `may-open-${id}`
    const guarded = [...list(guards), ...(who === '' ? [] : [own])]
    return [
      ...(who === '' ? [] : [guardEdit(own, whenOf(who, resolved), answers)]),
      add(among.file, `${among.path}/-`, some({ id, path, title, screen: file, guards: guarded, area })),
      addEntry(resolved, menu, some({ id, label, to: id })),
    ]
  },
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
  claimed: ({ id = '' }) => ({ opens: [id] }),
  closed: (after, { id = '', title }) => {
    const others = turnedAway(after, id)
    return (
      others && { says: `Whom its guards turn away does not open “${title}”.`, for: others, closed: [id] }
    )
  },
}

const isNewLink = ({ links }: Resolved, link: string) => link !== '' && !Object.hasOwn(links, link)

export const item: Addition = {
  makes: 'An entry of a menu, a link in the footer, or an action of a card or dialog',
  questions: [
    ID,
    IN,
    namedOne('route', {
      ...{ name: 'to', asks: 'To which route, if to no link and no command?', otherwise: '' },
    }),
    LINK,
    optional('command', 'Or which command?'),
    optional('label', 'Its label, if not the title of where it leads?'),
    WHEN,
  ],
  edits: (resolved, { id = '', in: menu = '', to = '', link = '', command = '', label = '', when: who }) => {
    const isNew = isNewLink(resolved, link)
    // Without a label, a word that is no link is a slip.
    if (isNew && label === '') mustBe(resolved, 'link', link)
    const entry = some({ id, label: isNew ? '' : label, to, link, command, ...when(who, resolved) })
    return [
      ...(isNew ? [add('config/links.json', `/links/${link}`, { label })] : []),
      addEntry(resolved, menu, entry),
    ]
  },
  says: (resolved, { link = '', label = '' }) =>
    isNewLink(resolved, link)
      ? [
          `link ${link} is new, “${label}” in config/links.json. Its address goes into settings.json of each installation:`,
          `  "links": { "${link}": "https://…" }`,
          '  The sandbox has one; `portal doctor --settings <file>` names those that an installation lacks.',
        ]
      : [],
  claimed: ({ id, in: menu }) => ({ shown: [`${menu}/${id}`] }),
}

export const context: Addition = {
  makes: 'A context: which menu some people get',
  questions: [
    ID,
    people('when', 'For whom and where'),
    { ...named('menu', 'menu', 'Which menu it shows'), otherwise: '' },
    { name: 'navigation', asks: 'Or no menu: empty or none?', otherwise: '' },
    optional('before', 'Before which context? (none: before the first wider one)'),
  ],
  edits: (resolved, { id = '', when: who = '', menu = '', navigation = '', before = '' }) => {
    const index = before === '' ? undefined : resolved.contexts.findIndex((each) => each.id === before)
    if (index === -1) throw new EditError(`No context is called "${before}".`)
    const value = some({ id, when: whenOf(who, resolved), menu, navigation })
    return [add('config/contexts.json', `/contexts/${index ?? '-'}`, value)]
  },
  claimed: ({ id = '' }) => ({ context: id }),
}
