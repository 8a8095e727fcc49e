// New dialogs, flags and guards: their questions and edits.
import { EditError, valueIn } from '#manifest/edit/places.ts'
import type { Json } from '#manifest/read/pointer.ts'
import { declarationNamed } from '#manifest/edit/named-declarations.ts'
import { add, list, oneOf, optional, some, type Addition } from './addition.ts'
import { ID, named, people } from './asked.ts'
import { whenOf } from './when-text.ts'

export const dialog: Addition = {
  makes: 'A dialog that people see once',
  questions: [
    ID,
    people('when', 'For whom'),
    { name: 'title', asks: 'Its heading?' },
    { name: 'text', asks: 'What it says?' },
    { name: 'action', asks: 'The button that closes it?', otherwise: 'Close' },
    {
      name: 'remember',
      asks: 'Once a browser or once a session?',
      otherwise: 'browser',
      ...oneOf(['browser', 'session']),
    },
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

export const flag: Addition = {
  makes: 'A flag, and what needs it',
  questions: [
    ID,
    { name: 'owner', asks: 'The team that answers for it?' },
    { name: 'description', asks: 'What does it do when it is on?' },
    { name: 'review', asks: 'By when is it looked at again (2027-06-30)?' },
    {
      name: 'follows',
      asks: 'Whose flag: active-user or logged-in-user?',
      otherwise: 'active-user',
      ...oneOf(['active-user', 'logged-in-user']),
    },
    { name: 'for', asks: 'Which entry or guard is to need it (client/admin/messages)?' },
    { ...named('persona', 'personas', 'Which personas have it'), otherwise: '' },
  ],
  edits: (
    linked,
    { id = '', owner = '', description = '', review = '', follows = '', for: needs = '', personas },
  ) => {
    const declaration = declarationNamed(linked, needs)
    if (declaration.kind !== 'entry' && declaration.kind !== 'guard')
      throw new EditError(
        `A ${declaration.kind} has no condition to put the flag in: name an entry or a guard.`,
      )
    const property = declaration.kind === 'entry' ? 'when' : 'require'
    const has = Object.keys(valueIn(linked, declaration.file, declaration.pointer) as object).includes(
      property,
    )
    const fact = `flag.${id}`
    return [
      add('config/flags.json', `/flags/${id}`, { owner, description, default: false, follows, review }),
      has
        ? add(declaration.file, `${declaration.pointer}/${property}/${fact}`, true)
        : add(declaration.file, `${declaration.pointer}/${property}`, { [fact]: true }),
      ...list(personas).map((persona) => {
        const { pointer } = declarationNamed(linked, `persona ${persona}`)
        return add('config/personas.json', `${pointer}/flags/-`, id)
      }),
    ]
  },
}

const OTHERWISE: Readonly<Record<string, Record<string, Json>>> = {
  'sign-in': { 'sign-in': 'keep-target' },
  'older-app': { 'older-app': 'same-path' },
  'not-found': { 'not-found': 'here' },
}

export const guard: Addition = {
  makes: 'A guard of routes',
  questions: [
    ID,
    people('require', 'Whom it lets pass'),
    { name: 'otherwise', asks: 'Where everybody else goes: a route, sign-in, older-app or not-found?' },
    optional('notice', 'What they read there?'),
    named('route', 'routes', 'On which routes'),
  ],
  edits: (linked, { id = '', require: who = '', otherwise = '', notice = '', routes }) => [
    add('config/guards.json', `/guards/${id}`, {
      require: whenOf(who, linked),
      otherwise: [OTHERWISE[otherwise] ?? some({ route: otherwise, notice })],
    }),
    ...list(routes).map((route) => {
      const { file, pointer } = declarationNamed(linked, `route ${route}`)
      const has = Object.keys(valueIn(linked, file, pointer) as object).includes('guards')
      return has ? add(file, `${pointer}/guards/-`, id) : add(file, `${pointer}/guards`, [id])
    }),
  ],
}
