// portal ask: answers questions about people, pages and entries: "who can open /basket but not documents",
// "which pages can nobody reach by a menu", "what is different for session=delegated".
import { didYouMean } from '#manifest/conditions/condition.ts'
import { countPeople } from '#manifest/conditions/count.ts'
import { complement, intersect, overlap, union, without, type Cover } from '#manifest/conditions/cover.ts'
import { inWords } from '#manifest/conditions/in-words.ts'
import type { Linked } from '#manifest/link/linked.ts'
import { simplified } from '#manifest/conditions/simplified.ts'
import { linksOf } from '#manifest/prove/links.ts'
import { elementsOf } from '#manifest/surfaces/entries.ts'
import { peopleWhoSee } from '#manifest/surfaces/surface.ts'
import { peopleWhoOpen, peopleWhoSeeAt } from '#manifest/prove/checks/claims.ts'
import { peopleOfCondition } from './edit/when-text.ts'
import { combinations, personasAmong } from './diff.ts'
import { Usage } from './usage.ts'

export interface Answered {
  question: string
  /** In sentences, one line each. */
  lines: string[]
  /** How many combinations of facts. */
  combinations?: number
  personas?: string[]
}

export const QUESTIONS = `Ask, for example:
  who can open /projections/basket but not documents
  who sees client/payments and not the banner
  who is session=delegated and (sees tab-bar/payments or can open payments)
  which pages can nobody reach by a menu
  what is different for session=delegated`

/** Throws Usage for a question that it cannot read and an EditError for a wrong condition, with the nearest name or the questions there are. */
export function ask(linked: Linked, question: string): Answered {
  const text = question.trim().replace(/\?$/, '')
  const [first = '', ...words] = text.replaceAll(/[()]/g, ' $& ').split(/\s+/)
  if (first === 'who') return { question, ...about(linked, new Reader(linked, words).read()) }
  if (/^which pages .*\bmenu$/.test(text)) return { question, lines: pagesWithoutMenu(linked) }
  const different = /^what is different for (?:an? )?(.+)$/.exec(text)?.[1]
  if (different !== undefined) return { question, lines: differences(linked, different) }
  throw new Usage(`This question cannot be read.\n${QUESTIONS}`)
}

type Verb = 'open' | 'see' | 'be'
const VERBS: Readonly<Record<string, Verb>> = {
  ...{ open: 'open', opens: 'open', see: 'see', sees: 'see', is: 'be', are: 'be', has: 'be' },
}

/** Reads "can open a but not b", "sees a and (is b=c or not d)": not binds before and, and before or. */
class Reader {
  readonly #linked: Linked
  readonly #words: string[]
  #verb: Verb | undefined
  constructor(linked: Linked, words: readonly string[]) {
    this.#linked = linked
    this.#words = words.filter((word) => word !== '' && word !== 'the' && word !== 'can')
  }

  read(): Cover {
    const people = this.#either()
    if (this.#words.length > 0) throw new Usage(`"${this.#words.join(' ')}" cannot be read.\n${QUESTIONS}`)
    return intersect(people, this.#linked.possible)
  }

  #takes(...words: string[]): boolean {
    if (!words.includes(this.#words[0] ?? '')) return false
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
    if (this.#takes('not', 'cannot')) return complement(this.#one(), this.#linked.vocabulary.universe)
    if (this.#takes('(')) {
      const people = this.#either()
      if (!this.#takes(')')) throw new Usage('A "(" has no ")".')
      return people
    }
    const verb = VERBS[this.#words[0] ?? '']
    if (verb) {
      this.#verb = verb
      this.#words.shift()
      return this.#one()
    }
    const name = this.#words.shift()
    if (name === undefined) throw new Usage(`The question ends too early.\n${QUESTIONS}`)
    if (!this.#verb) throw new Usage(`"${name}": say what they do: who can open …, sees …, is ….`)
    return peopleOf(this.#linked, this.#verb, name)
  }
}

function peopleOf(linked: Linked, verb: Verb, name: string): Cover {
  if (verb === 'be') return peopleOfCondition(name, linked)
  if (verb === 'see') {
    const people = seen(linked)
    const found = people.get(name)
    if (!found) throw new Usage(`Nothing to see is called "${name}". ${namesLike(name, people.keys())}`)
    return found
  }
  const route = linked.route(name) ?? linked.routes.find(({ path }) => path === name)
  if (!route) {
    const names = linked.routes.flatMap(({ id, path }) => [id, path])
    throw new Usage(`No page is called "${name}". ${namesLike(name, names)}`)
  }
  return peopleWhoOpen(linked, route.id)
}

/** The nearest names: all that contain this one, or that it is a slip of. */
function namesLike(name: string, known: Iterable<string>): string {
  const all = [...known]
  const containing = all.filter((each) => each.includes(name))
  if (containing.length === 0) return didYouMean(name, all) ?? 'portal docs lists what there is.'
  const more = containing.length > 5 ? ` and ${containing.length - 5} more` : ''
  return `There are ${containing.slice(0, 5).join(', ')}${more}.`
}

/** Entries, parts of pages, and what stands around them, each by its path. */
const seen = (linked: Linked): Map<string, Cover> =>
  new Map([
    ...elementsOf(linked).map((element) => [element.path, peopleWhoSee(element)] as const),
    ...peopleWhoSeeAt(linked),
  ])

function about(linked: Linked, people: Cover): Omit<Answered, 'question'> {
  const { vocabulary, possible } = linked
  const count = countPeople(people, vocabulary.universe)
  if (count === 0) return { lines: ['Nobody.'], combinations: 0, personas: [] }
  const personas = personasAmong(linked, people, linked)
  return {
    lines: [
      `${inWords(people, vocabulary, possible)}.`,
      `${combinations(linked, people)} of facts; ${personas.length === 0 ? 'none of the personas' : `personas ${personas.join(', ')}`}.`,
      `The smallest example: ${inWords(smallest(linked, people), vocabulary, possible)}.`,
    ],
    combinations: count,
    personas,
  }
}

/** The combination that says the fewest facts. */
const smallest = ({ possible, vocabulary }: Linked, people: Cover): Cover =>
  simplified(people, possible, vocabulary.universe)
    .toSorted((a, b) => a.length - b.length)
    .slice(0, 1)

function pagesWithoutMenu(linked: Linked): string[] {
  const linkedTo = new Set(
    linksOf(linked).flatMap(({ kind, route }) => (kind === 'entry' || kind === 'element' ? [route] : [])),
  )
  return linked.routes
    .filter(({ id, shows }) => shows.kind === 'screen' && !linkedTo.has(id))
    .map(
      ({ id, path, reachedFrom }) =>
        `${id} ${path}${reachedFrom === undefined ? '' : `: from ${reachedFrom}`}`,
    )
}

/** What these people alone have, and what everybody else may have and they never. */
function differences(linked: Linked, condition: string): string[] {
  const { possible, vocabulary, routes } = linked
  const these = intersect(possible, peopleOfCondition(condition, linked))
  const others = without(possible, these, vocabulary.universe)
  const things = [
    ...routes.map(({ id }) => [`the page ${id}`, peopleWhoOpen(linked, id)] as const),
    ...seen(linked),
  ]
  const meet = (people: Cover, some: Cover) => overlap(people, some, possible)
  const only = things.filter(([, people]) => meet(people, these) && !meet(people, others))
  const never = things.filter(([, people]) => !meet(people, these) && meet(people, others))
  return [
    ...only.map(([name]) => `+ only they have ${name}`),
    ...never.map(([name]) => `− they never have ${name}`),
    ...(only.length + never.length === 0 ? ['Nothing that they alone have or lack.'] : []),
  ]
}
