// New screens, items and contexts: their questions and edits.
import { EditError } from '#manifest/edit/places.ts'
import { add, ID, list, optional, some, when, WHEN, type Addition } from './addition.ts'
import { placeInMenu, placeOfRoutes } from './places.ts'
import type { Answers } from './questions.ts'
import { whenOf } from './when-text.ts'

const screenOf = ({ screen }: Answers) => `src/screens/${screen}.screen.tsx`
const componentName = (id = '') => id.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

export const screen: Addition = {
  questions: [
    ID,
    { name: 'title', asks: 'Its title?' },
    { name: 'path', asks: 'Its address?', otherwise: ({ id }) => `/${id}` },
    { name: 'routes', asks: 'Among which routes (a file of config/routes/ or a group)?' },
    optional('guards', 'Which guards, besides those of the group (signed-in,not-shared)?'),
    optional('area', 'Which area, if the group has none?'),
    { name: 'in', asks: 'In which menu or group (client, client/admin)?' },
    optional('label', 'What the menu calls it, if not its title?'),
    { name: 'screen', asks: 'Its file in src/screens/?', otherwise: ({ id }) => `${id}/${id}` },
  ],
  edits: (
    linked,
    {
      id = '',
      title = '',
      path = '',
      routes = '',
      guards,
      area = '',
      in: menu = '',
      label = '',
      screen: file = '',
    },
  ) => {
    const among = placeOfRoutes(linked, routes)
    const place = placeInMenu(linked, menu)
    return [
      add(among.file, `${among.path}/-`, some({ id, path, title, screen: file, guards: list(guards), area })),
      add(place.file, place.path, some({ id, label, to: id })),
    ]
  },
  files: (answers) => {
    if (!/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/.test(answers.screen ?? ''))
      throw new EditError(`--screen ${answers.screen}: a screen is named area/name, as messages/inbox.`)
    return new Map([
      [
        screenOf(answers),
        `// ${answers.title}.
import { usePortal } from '#screen-api/portal.ts'
import { PageTitle } from '#ui/page-title.tsx'

export default function ${componentName(answers.id)}() {
  const { title } = usePortal()
  return <PageTitle>{title}</PageTitle>
}
`,
      ],
    ])
  },
  claimed: ({ id = '' }) => ({ opens: [id] }),
}

export const item: Addition = {
  questions: [
    ID,
    { name: 'in', asks: 'In which menu or group (client, client/admin)?' },
    { name: 'to', asks: 'To which route? (or --link <link>, --command <command>)', otherwise: '' },
    optional('link', 'Or to which link?'),
    optional('command', 'Or which command?'),
    optional('label', 'Its label, if not the title of where it leads?'),
    WHEN,
  ],
  edits: (linked, { id = '', in: menu = '', to = '', link = '', command = '', label = '', when: who }) => {
    const place = placeInMenu(linked, menu)
    return [add(place.file, place.path, some({ id, label, to, link, command, ...when(who, linked) }))]
  },
  claimed: ({ id, in: menu }) => ({ shown: [`${menu}/${id}`] }),
}

export const context: Addition = {
  questions: [
    ID,
    { name: 'when', asks: 'For whom and where (area=modelling,member=client)?' },
    optional('menu', 'Which menu it shows?'),
    { name: 'navigation', asks: 'Or no menu: empty or none?', otherwise: '' },
    optional('before', 'Before which context? (none: before the first wider one)'),
  ],
  edits: (linked, { id = '', when: who = '', menu = '', navigation = '', before = '' }) => {
    const index = before === '' ? undefined : linked.contexts.findIndex((each) => each.id === before)
    if (index === -1) throw new EditError(`No context is called "${before}".`)
    const value = some({ id, when: whenOf(who, linked), menu, navigation })
    return [add('config/contexts.json', `/contexts/${index ?? '-'}`, value)]
  },
  claimed: ({ id = '' }) => ({ context: id }),
}
