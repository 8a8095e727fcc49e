// Reads who is asked for: "can open a but not b", "sees a and (is b=c or not d)". Not binds before and, and before or.
import { didYouMean } from '#manifest/conditions/condition.ts'
import { complement, intersect, union, type Cover } from '#manifest/conditions/cover.ts'
import { EditError } from '#manifest/edit/places.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { peopleWhoOpen, peopleWhoSeeAt } from '#manifest/checks/claims.ts'
import { elementsOf } from '#manifest/surfaces/entries.ts'
import { peopleWhoSee } from '#manifest/surfaces/surface.ts'
import { peopleOfCondition } from '../edit/when-text.ts'
import { Usage } from '../usage.ts'
import { peopleCalled, peopleWhoSeeCalled } from './called.ts'

export const QUESTIONS = `Ask, for example:
  who can open /projections/basket but not documents
  who sees client/payments and not the banner
  who is session=delegated and (sees tab-bar/payments or can open payments)
  which pages can nobody reach by a menu
  what is different for session=delegated
  can a shared viewer open documents
  what does a delegate lack
  which pages can a visitor open
  which entries depend on flag shared-access`

/** A question that cannot be read, and the place in it that is wrong. */
export class QuestionError extends Usage {
  readonly from: number
  readonly to: number
  constructor(message: string, { from, to }: Pick<Word, 'from' | 'to'>) {
    super(message)
    this.from = from
    this.to = to
  }
}

/** A word of a question, or a bracket, with its place. */
export interface Word {
  text: string
  from: number
  to: number
}

export const wordsOf = (question: string): Word[] =>
  [...question.matchAll(/[()]|[^\s()]+/g)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }))

export type Verb = 'open' | 'see' | 'be'
export const VERBS: Readonly<Record<string, Verb>> = {
  ...{
    open: 'open',
    opens: 'open',
    see: 'see',
    sees: 'see',
    is: 'be',
    are: 'be',
    has: 'be',
  },
}
/** Words that say nothing. */
export const isFiller = (word: string): boolean => /^(the|an?|can|may)$/.test(word)

export class Reader {
  readonly #resolved: Resolved
  readonly #words: Word[]
  readonly #end: Word
  #verb: Verb | undefined
  constructor(resolved: Resolved, words: readonly Word[], length: number) {
    this.#resolved = resolved
    this.#words = words.filter(({ text }) => !isFiller(text))
    this.#end = { text: '', from: length, to: length }
  }

  read(): Cover {
    const people = this.#either()
    const [first] = this.#words
    if (first) {
      const rest = this.#words.map(({ text }) => text).join(' ')
      throw new QuestionError(`"${rest}" cannot be read.\n${QUESTIONS}`, {
        from: first.from,
        to: this.#words.at(-1)!.to,
      })
    }
    return intersect(people, this.#resolved.possible)
  }

  #takes(...words: string[]): boolean {
    if (!words.includes(this.#words[0]?.text ?? '')) return false
    this.#words.shift()
    return true
  }

  #either(): Cover {
    let people = this.#all()
    while (this.#takes('or')) people = union(people, this.#all())
    return people
  }

  #all(): Cover {
    let people = this.#one()
    while (this.#takes('and', 'but')) people = intersect(people, this.#one())
    return people
  }

  #one(): Cover {
    if (this.#takes('not', 'cannot')) return complement(this.#one(), this.#resolved.vocabulary.universe)
    const [open] = this.#words
    if (open && this.#takes('(')) {
      const people = this.#either()
      if (!this.#takes(')')) throw new QuestionError('A "(" has no ")".', open)
      return people
    }
    const verb = VERBS[this.#words[0]?.text ?? '']
    if (verb) {
      this.#verb = verb
      this.#words.shift()
      return this.#one()
    }
    const name = this.#words.shift()
    if (name === undefined) throw new QuestionError(`The question ends too early.\n${QUESTIONS}`, this.#end)
    if (!this.#verb)
      throw new QuestionError(`"${name.text}": say what they do: who can open …, sees …, is ….`, name)
    return peopleOf(this.#resolved, this.#verb, name)
  }
}

function peopleOf(resolved: Resolved, verb: Verb, word: Word): Cover {
  const name = word.text
  if (verb === 'be')
    return (name.includes('=') ? undefined : peopleCalled(resolved, name)) ?? peopleOfFacts(resolved, word)
  if (verb === 'see') {
    const people = seen(resolved)
    const found = people.get(name) ?? peopleWhoSeeCalled(resolved, name)
    if (!found)
      throw new QuestionError(`Nothing to see is called "${name}". ${namesLike(name, people.keys())}`, word)
    return found
  }
  const route = resolved.route(name) ?? resolved.routes.find(({ path }) => path === name)
  if (!route)
    throw new QuestionError(`No page is called "${name}". ${namesLike(name, pagesOf(resolved))}`, word)
  return peopleWhoOpen(resolved, route.id)
}

/** The nearest names: all that contain this one, or that it is a slip of. */
function namesLike(name: string, known: Iterable<string>): string {
  const all = [...known]
  const containing = all.filter((each) => each.includes(name))
  if (containing.length === 0) return didYouMean(name, all) ?? 'portal docs lists what there is.'
  if (containing.length === 1) return `Did you mean "${containing[0]}"?`
  const more = containing.length > 5 ? ` and ${containing.length - 5} more` : ''
  return `There are ${containing.slice(0, 5).join(', ')}${more}.`
}

/** The people who meet a condition of the command line. */
export function peopleOfFacts(resolved: Resolved, word: Word): Cover {
  try {
    return peopleOfCondition(word.text, resolved)
  } catch (error) {
    throw error instanceof EditError ? new QuestionError(error.message, word) : error
  }
}

/** What pages are called: ids and addresses. */
export const pagesOf = ({ routes }: Resolved): string[] => routes.flatMap(({ id, path }) => [id, path])

/** Entries, parts of pages, and what stands around them, each by its path. */
export const seen = (resolved: Resolved): Map<string, Cover> =>
  new Map([
    ...elementsOf(resolved).map((element) => [element.path, peopleWhoSee(element)] as const),
    ...peopleWhoSeeAt(resolved),
  ])
