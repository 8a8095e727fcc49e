// What portal new asks for each kind, and the edits that follow from the answers.
import { EditError, type Json } from '#manifest/edit/places.ts'
import type { FileEdits } from '#manifest/edit/edit-config.ts'
import { thingNamed } from '#manifest/edit/things.ts'
import type { Linked } from '#manifest/link/linked.ts'
import { placeInMenu, placeOfRoutes, valueIn } from './places.ts'
import type { Answers, Question } from './questions.ts'
import { whenOf } from './when-text.ts'

export interface Addition {
  questions: readonly Question[]
  edits(linked: Linked, answers: Answers): FileEdits[]
  /** Files outside config/, with their text. */
  files?(answers: Answers): ReadonlyMap<string, string>
  /** What the claim of the answers says of it, besides words and people. */
  claimed?(answers: Answers): Record<string, Json>
}

const ID: Question = { name: 'id', asks: 'Its name, in lower case with dashes?' }
const optional = (name: string, asks: string): Question => ({ name, asks, otherwise: '' })
const WHEN = optional('when', 'For whom (session=normal|delegated,!platform=pwa)?')
const list = (text = '') => text.split(',').filter(Boolean)
const some = (entries: Record<string, Json>) =>
  Object.fromEntries(
    Object.entries(entries).filter(
      ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )
const when = (text: string | undefined, linked: Linked): Record<string, Json> =>
  text ? { when: whenOf(text, linked) } : {}
const add = (file: string, path: string, value: Json): FileEdits => ({
  file,
  edits: [{ op: 'add', path, value }],
})

const screenOf = ({ screen }: Answers) => `src/screens/${screen}.screen.tsx`
const componentName = (id = '') => id.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

const screen: Addition = {
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
  files: (answers) =>
    new Map([
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
    ]),
  claimed: ({ id = '' }) => ({ opens: [id] }),
}

const item: Addition = {
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

const context: Addition = {
  questions: [
    ID,
    { name: 'when', asks: 'For whom and where (area=modelling,member=client)?' },
    optional('menu', 'Which menu it shows?'),
    { name: 'navigation', asks: 'Or no menu: empty or none?', otherwise: '' },
    optional('before', 'Before which context? (none: before the first wider one)'),
  ],
  edits: (linked, { id = '', when: who = '', menu = '', navigation = '', before = '' }) => {
    const at = before === '' ? undefined : linked.contexts.findIndex((each) => each.id === before)
    if (at === -1) throw new EditError(`No context is called "${before}".`)
    const value = some({ id, when: whenOf(who, linked), menu, navigation })
    return [add('config/contexts.json', `/contexts/${at ?? '-'}`, value)]
  },
  claimed: ({ id = '' }) => ({ context: id }),
}

const dialog: Addition = {
  questions: [
    ID,
    { name: 'when', asks: 'For whom (session=normal,member=client)?' },
    { name: 'title', asks: 'Its heading?' },
    { name: 'text', asks: 'What it says?' },
    { name: 'action', asks: 'The button that closes it?', otherwise: 'Close' },
    { name: 'remember', asks: 'Once a browser or once a session?', otherwise: 'browser' },
  ],
  edits: (linked, { id = '', when: who = '', title = '', text = '', action = '', remember = '' }) => {
    // A bar waits until every dialog is closed.
    const bar = linked.dialogs.findIndex((each) => each.bar)
    const value = {
      id,
      when: whenOf(who, linked),
      remember,
      title: [{ text: title }],
      text: [{ text }],
      action,
      dismissable: true,
    }
    return [add('config/dialogs.json', `/dialogs/${bar < 0 ? '-' : bar}`, value)]
  },
}

const flag: Addition = {
  questions: [
    ID,
    { name: 'owner', asks: 'The team that answers for it?' },
    { name: 'description', asks: 'What does it do when it is on?' },
    { name: 'review', asks: 'By when is it looked at again (2027-06-30)?' },
    { name: 'follows', asks: 'Whose flag: active-user or logged-in-user?', otherwise: 'active-user' },
    { name: 'for', asks: 'Which entry or guard is to need it (client/admin/messages)?' },
    optional('personas', 'Which personas have it (client,invitee)?'),
  ],
  edits: (
    linked,
    { id = '', owner = '', description = '', review = '', follows = '', for: needs = '', personas },
  ) => {
    const thing = thingNamed(linked, needs)
    if (thing.kind !== 'entry' && thing.kind !== 'guard')
      throw new EditError(`A ${thing.kind} has no condition to put the flag in: name an entry or a guard.`)
    const property = thing.kind === 'entry' ? 'when' : 'require'
    const has = Object.keys(valueIn(linked, thing.file, thing.pointer) as object).includes(property)
    const fact = `flag.${id}`
    return [
      add('config/flags.json', `/flags/${id}`, { owner, description, default: false, follows, review }),
      has
        ? add(thing.file, `${thing.pointer}/${property}/${fact}`, true)
        : add(thing.file, `${thing.pointer}/${property}`, { [fact]: true }),
      ...list(personas).map((persona) => {
        const { pointer } = thingNamed(linked, `persona ${persona}`)
        return add('config/personas.json', `${pointer}/flags/-`, id)
      }),
    ]
  },
}

const OTHERWISE: Readonly<Record<string, Record<string, Json>>> = {
  'sign-in': { 'sign-in': 'keep-target' },
  'older-app': { 'older-app': 'same-path' },
  'not-found': { 'not-found': true },
}

const guard: Addition = {
  questions: [
    ID,
    { name: 'require', asks: 'Whom it lets pass (member=client)?' },
    { name: 'otherwise', asks: 'Where everybody else goes: a route, sign-in, older-app or not-found?' },
    optional('notice', 'What they read there?'),
    { name: 'routes', asks: 'On which routes (documents,messages)?' },
  ],
  edits: (linked, { id = '', require: who = '', otherwise = '', notice = '', routes }) => [
    add('config/guards.json', `/guards/${id}`, {
      require: whenOf(who, linked),
      otherwise: [OTHERWISE[otherwise] ?? some({ route: otherwise, notice })],
    }),
    ...list(routes).map((route) => {
      const { file, pointer } = thingNamed(linked, `route ${route}`)
      const has = Object.keys(valueIn(linked, file, pointer) as object).includes('guards')
      return has ? add(file, `${pointer}/guards/-`, id) : add(file, `${pointer}/guards`, [id])
    }),
  ],
}

export const ADDITIONS: Readonly<Record<string, Addition>> = { screen, item, context, dialog, flag, guard }
