// New guards, by themselves or with the page or flag that they are for: their questions and edits.
import { declarationNamed } from '#manifest/edit/named-declarations.ts'
import type { FileEdits } from '#manifest/edit/edit-config.ts'
import { valueIn } from '#manifest/edit/places.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Json } from '#manifest/read/pointer.ts'
import { add, list, some, type Addition } from './addition.ts'
import { ID, mustBe, named, people, routeIds } from './asked.ts'
import type { Answers, Only, Question } from './questions.ts'
import { whenOf } from './when-text.ts'

const OTHERWISE: Readonly<Record<string, Record<string, Json>>> = {
  'sign-in': { 'sign-in': 'keep-target' },
  'older-app': { 'older-app': 'same-path' },
  'not-found': { 'not-found': 'here' },
}

/** Where a guard sends people it turns away, and what they read there; `only` says with which answers there is a guard. */
export const elsewhere = (only: Only = { goesWith: '', holds: () => true }): Question[] => [
  {
    name: 'otherwise',
    asks: 'Where everybody else goes: a route, sign-in, older-app or not-found?',
    only,
    choices: (_, { resolved }) => [...Object.keys(OTHERWISE), ...routeIds(resolved)],
    check(answer, { resolved }) {
      if (!Object.hasOwn(OTHERWISE, answer)) mustBe(resolved, 'route', answer)
    },
  },
  {
    name: 'notice',
    asks: 'What they read there?',
    otherwise: '',
    only: {
      goesWith: '--otherwise <a route>',
      holds: (answers, about) =>
        only.holds(answers, about) && !Object.hasOwn(OTHERWISE, answers.otherwise ?? ''),
    },
  },
]

/** A guard that lets only these people pass. */
export const guardEdit = (
  id: string,
  require: Record<string, Json>,
  { otherwise = '', notice = '' }: Answers,
): FileEdits =>
  add('config/guards.json', `/guards/${id}`, {
    require,
    otherwise: [OTHERWISE[otherwise] ?? some({ route: otherwise, notice })],
  })

/** Puts a guard behind the others of a route. */
export function guardOfRoute(resolved: Resolved, route: string, guard: string): FileEdits {
  const { file, pointer } = declarationNamed(resolved, `route ${route}`)
  const has = Object.keys(valueIn(resolved, file, pointer) as object).includes('guards')
  return has ? add(file, `${pointer}/guards/-`, guard) : add(file, `${pointer}/guards`, [guard])
}

export const guard: Addition = {
  makes: 'A guard of routes',
  questions: [
    ID,
    people('require', 'Whom it lets pass'),
    ...elsewhere(),
    named('route', 'routes', 'On which routes'),
  ],
  edits: (resolved, { id = '', require: who = '', routes, ...answers }) => [
    guardEdit(id, whenOf(who, resolved), answers),
    ...list(routes).map((route) => guardOfRoute(resolved, route, id)),
  ],
}

/** Who is turned away by the guards of this route, as a condition; undefined if it lets everybody pass. */
export function turnedAway(resolved: Resolved, route: string): Record<string, Json> | undefined {
  const required = resolved.route(route)!.guards.flatMap((id) => {
    const { file, pointer } = declarationNamed(resolved, `guard ${id}`)
    const { require } = valueIn(resolved, file, pointer) as { require?: Record<string, Json> }
    return require ? [require] : []
  })
  const [first, ...more] = required
  if (!first) return undefined
  if (more.length > 0) return { not: { allOf: required } }
  return Object.keys(first).join() === 'not' ? (first.not as Record<string, Json>) : { not: first }
}
