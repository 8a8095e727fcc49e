// Questions that several additions ask, with examples from this portal, and what their answers have to be.
import { didYouMean } from '#manifest/conditions/condition.ts'
import { namedDeclarations, type DeclarationKind } from '#manifest/edit/named-declarations.ts'
import { EditError } from '#manifest/edit/places.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { list } from './addition.ts'
import { entryLists, placeInList } from './places.ts'
import type { About, Question } from './questions.ts'
import { whenOf } from './when-text.ts'

const NAME = /^[a-z][a-z0-9-]*$/

function mustBeName(answer: string): void {
  if (!NAME.test(answer)) throw new EditError('a name has lower-case letters, digits and dashes.')
}

export const ID: Question = {
  name: 'id',
  asks: 'Its name, in lower case with dashes?',
  check: mustBeName,
}

/** A question with names of this kind as examples, which takes only such names. */
export const named = (kind: DeclarationKind, name: string, asks: string): Question => ({
  name,
  asks: ({ resolved }) => `${asks} (for example ${idsOf(resolved, kind).slice(0, 2).join(',')})?`,
  choices(typed, { resolved }) {
    const done = typed.slice(0, typed.lastIndexOf(',') + 1)
    return idsOf(resolved, kind).map((id) => done + id)
  },
  check: (answer, { resolved }) => list(answer).forEach((each) => mustBe(resolved, kind, each)),
})

export function mustBe(resolved: Resolved, kind: DeclarationKind, id: string): void {
  const ids = idsOf(resolved, kind)
  if (!ids.includes(id))
    throw new EditError(
      `no ${kind} is called "${id}". ${didYouMean(id, ids) ?? `There are ${ids.join(', ')}.`}${kind === 'link' ? ' A new one needs --label as well, which it is added to config/links.json with.' : ''}`,
    )
}

export const routeIds = (resolved: Resolved): string[] => idsOf(resolved, 'route')

const idsOf = (resolved: Resolved, kind: DeclarationKind) =>
  namedDeclarations(resolved).flatMap((each) => (each.kind === kind ? [each.id] : []))

/** Which link an entry leads to: one of config/links.json, or a new one. */
export const LINK: Question = {
  ...named('link', 'link', 'Or to which link, or a new one'),
  otherwise: '',
  check: mustBeName,
}

/** A question with one such name as its answer. */
export const namedOne = (kind: DeclarationKind, question: Question): Question => ({
  ...question,
  choices: (_, { resolved }) => idsOf(resolved, kind),
  check: (answer, { resolved }) => mustBe(resolved, kind, answer),
})

/** Where an entry goes. */
export const IN: Question = {
  name: 'in',
  asks: ({ resolved }) => {
    const names = [...entryLists(resolved).keys()]
    const [menu, group, footer] = [
      names.find((name) => !name.includes('/')),
      names.find((name) => /^(?!footer|cards|dialogs).*\//.test(name)),
      names.find((name) => name.startsWith('footer/')),
    ]
    return `In which menu or group (for example ${[menu, group, footer].filter(Boolean).join(', ')})?`
  },
  choices: (_, { resolved }) => [...entryLists(resolved).keys()],
  check: (answer, { resolved }) => placeInList(resolved, answer),
}

/** People: a condition as the command line writes it. */
export const people = (name: string, asks: string): Question => ({
  name,
  asks: ({ resolved }) => `${asks} (for example ${exampleOf(resolved)})?`,
  choices: (typed, { resolved }) => factsAfter(resolved, typed),
  check: (answer, { resolved }) => whenOf(answer, resolved),
})

/** "session=normal,member=c" goes on with the values of the last fact, or with the names of facts. */
export function factsAfter({ vocabulary }: About['resolved'], typed: string): string[] {
  const done = typed.slice(0, typed.lastIndexOf(',') + 1)
  const [id = '', value] = typed.slice(done.length).split('=')
  if (value === undefined) return [...vocabulary.byId.keys()].map((name) => `${done}${name}=`)
  return (vocabulary.byId.get(id)?.values ?? []).map((each) => `${done}${id}=${each}`)
}

export const WHEN: Question = { ...people('when', 'For whom'), otherwise: '' }

/** A condition of this portal: "session=normal,member=client". */
function exampleOf({ vocabulary }: About['resolved']): string {
  const own = [...vocabulary.byId.values()].find(({ id, values }) => id !== 'session' && values.length > 1)
  return ['session=normal', ...(own ? [`${own.id}=${own.values[1]}`] : [])].join(',')
}
