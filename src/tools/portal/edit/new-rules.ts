// New dialogs and flags: their questions and edits.
import { EditError, valueIn } from '#manifest/edit/places.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { FileEdits } from '#manifest/edit/edit-config.ts'
import { declarationNamed, type NamedDeclaration } from '#manifest/edit/named-declarations.ts'
import { add, list, oneOf, some, type Addition } from './addition.ts'
import { ID, named, people } from './asked.ts'
import { elsewhere, guardEdit, guardOfRoute } from './new-guard.ts'
import type { Answers, Question } from './questions.ts'
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
  edits: (resolved, { id = '', when: who = '', title = '', text = '', action = '', remember = '' }) => {
    // A bar waits until every dialog is closed.
    const bar = resolved.dialogs.findIndex((each) => each.bar)
    const value = {
      id,
      when: whenOf(who, resolved),
      remember,
      title: [{ text: title }],
      text: [{ text }],
      action,
      dismissable: true,
    }
    return [add('config/dialogs.json', `/dialogs/${bar < 0 ? '-' : bar}`, value)]
  },
}

const day = (name: string, asks: string): Question => ({
  name,
  asks,
  check(answer) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(answer) || Number.isNaN(Date.parse(answer)))
      throw new EditError('a day is written 2027-04-06.')
  },
})

/** What is to need the flag. */
function needing(resolved: Resolved, words: string): NamedDeclaration {
  const declaration = declarationNamed(resolved, words)
  if (!['entry', 'guard', 'route'].includes(declaration.kind))
    throw new EditError(
      `A ${declaration.kind} has no condition to put the flag in: name a page, an entry or a guard.`,
    )
  return declaration
}

function isPage(resolved: Resolved, words = ''): boolean {
  try {
    return needing(resolved, words).kind === 'route'
  } catch (error) {
    if (error instanceof EditError) return false
    throw error
  }
}

export const flag: Addition = {
  makes: 'A flag, and what needs it',
  questions: [
    ID,
    { name: 'owner', asks: 'The team that answers for it?' },
    { name: 'description', asks: 'What does it do when it is on?' },
    day('review', 'By when is it looked at again (2027-06-30)?'),
    { ...day('on-from', 'From which day may it be on (2027-04-06; none: at once)?'), otherwise: '' },
    {
      name: 'follows',
      asks: 'Whose flag: active-user or logged-in-user?',
      otherwise: 'active-user',
      ...oneOf(['active-user', 'logged-in-user']),
    },
    {
      name: 'for',
      asks: 'Which page, entry or guard is to need it (documents, client/admin/messages)?',
      check: (answer, { resolved }) => needing(resolved, answer),
    },
    ...elsewhere({
      goesWith: '--for <a page>',
      holds: (answers, { resolved }) => isPage(resolved, answers.for),
    }),
    { ...named('persona', 'personas', 'Which personas have it'), otherwise: '' },
  ],
  edits: (resolved, answers) => {
    const { id = '', owner = '', description = '', review = '', follows = '', personas } = answers
    const dates = some({ 'on-from': answers['on-from'] ?? '' })
    return [
      add('config/flags.json', `/flags/${id}`, {
        owner,
        description,
        default: false,
        follows,
        review,
        ...dates,
      }),
      ...flagNeeded(resolved, `flag.${id}`, answers),
      ...list(personas).map((persona) => {
        const { pointer } = declarationNamed(resolved, `persona ${persona}`)
        return add('config/personas.json', `${pointer}/flags/-`, id)
      }),
    ]
  },
}

/** The fact in the condition of the entry or guard, or in a new guard of the page. */
function flagNeeded(resolved: Resolved, fact: string, answers: Answers): FileEdits[] {
  const { id = '', for: needs = '' } = answers
  const { kind, id: name, file, pointer } = needing(resolved, needs)
  if (kind === 'route')
    return [guardEdit(`${id}-on`, { [fact]: true }, answers), guardOfRoute(resolved, name, `${id}-on`)]
  const property = kind === 'entry' ? 'when' : 'require'
  const has = Object.keys(valueIn(resolved, file, pointer) as object).includes(property)
  return [
    has
      ? add(file, `${pointer}/${property}/${fact}`, true)
      : add(file, `${pointer}/${property}`, { [fact]: true }),
  ]
}
