// portal ask: answers questions about people, pages and entries: "who can open /basket but not documents",
// "which pages can nobody reach by a menu", "what is different for session=delegated".
import { countPeople } from '#manifest/conditions/count.ts'
import { intersect, overlap, without, type Cover } from '#manifest/conditions/cover.ts'
import { inWords } from '#manifest/conditions/in-words.ts'
import { simplified } from '#manifest/conditions/simplified.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { peopleWhoOpen } from '#manifest/checks/claims.ts'
import { linksOf } from '#manifest/checks/links.ts'
import { combinations, isAmong } from '../affected-people.ts'
import { peopleText } from '../weights/weights.ts'
import { nearestQuestion } from './called.ts'
import { plainAnswer } from './plain.ts'
import { peopleOfFacts, QuestionError, QUESTIONS, Reader, seen, wordsOf } from './reader.ts'

export interface Answered {
  question: string
  /** In sentences, one line each. */
  lines: string[]
  /** How many combinations of facts. */
  combinations?: number
  /** As `--as` takes them; one without a situation is among the people in each of theirs. */
  personas?: string[]
}

/** Throws a QuestionError for a question that it cannot read, with the nearest name or the questions there are. */
export function ask(resolved: Resolved, question: string): Answered {
  try {
    return answered(resolved, question)
  } catch (error) {
    throw error instanceof QuestionError ? withQuestion(question, error) : error
  }
}

/** The same with the question that can be answered, where a name was only a slip. */
function withQuestion(question: string, error: QuestionError): QuestionError {
  const { message, from, to } = error
  const [, wrong, right] = /called "(.+?)"\. Did you mean "(.+?)"\?/.exec(message) ?? []
  if (wrong === undefined || right === undefined) return error
  const filled = question.slice(0, from) + question.slice(from, to).replace(wrong, right) + question.slice(to)
  return new QuestionError(`${message}\nAsk: ${filled}`, error)
}

function answered(resolved: Resolved, question: string): Answered {
  const text = question.replace(/\s*\?\s*$/, '')
  const [first, ...words] = wordsOf(text)
  if (first?.text === 'who')
    return {
      question,
      ...about(resolved, new Reader(resolved, words, text.length).read()),
    }
  if (/^which pages .*\bmenu$/.test(text.trim())) return { question, lines: pagesWithoutMenu(resolved) }
  const different = /^\s*what is different for (?:an? )?(.+)$/.exec(text)?.[1]
  if (different !== undefined) {
    const place = {
      text: different,
      from: text.length - different.length,
      to: text.length,
    }
    return {
      question,
      lines: differences(resolved, peopleOfFacts(resolved, place)),
    }
  }
  const plain = plainAnswer(resolved, text)
  if (plain) {
    const { lines, people } = plain
    const said = people ? about(resolved, people) : { lines: [] }
    return { question, ...said, lines: [...lines, ...said.lines] }
  }
  const near = nearestQuestion(resolved, text)
  const [heading, ...examples] = QUESTIONS.split('\n')
  const questions = [heading, ...(near === undefined ? [] : [`  ${near}`]), ...examples].join('\n')
  throw new QuestionError(`This question cannot be read.\n${questions}`, {
    from: 0,
    to: text.length,
  })
}

function about(resolved: Resolved, people: Cover): Omit<Answered, 'question'> {
  const { vocabulary, possible } = resolved
  const count = countPeople(people, vocabulary.universe)
  if (count === 0) return { lines: ['Nobody.'], combinations: 0, personas: [] }
  const personas = namesAmong(resolved, people)
  return {
    lines: [
      `${inWords(people, vocabulary, possible)}.`,
      `${combinations(resolved, people)} of facts${peopleText(resolved, people)}; ${personas.length === 0 ? 'none of the personas' : `personas ${personas.join(', ')}`}.`,
      `The smallest example: ${inWords(smallest(resolved, people), vocabulary, possible)}.`,
    ],
    combinations: count,
    personas,
  }
}

/** The personas among these people, with the situation where they are it in some of theirs alone. */
const namesAmong = (resolved: Resolved, people: Cover): string[] =>
  resolved.personas.personas.flatMap((persona) => {
    const among = persona.situations.filter((situation) =>
      isAmong(resolved, people, persona, situation, resolved),
    )
    return among.length === persona.situations.length
      ? [persona.id]
      : among.map(({ id }) => `${persona.id}/${id}`)
  })

/** The combination that says the fewest facts. */
const smallest = ({ possible, vocabulary }: Resolved, people: Cover): Cover =>
  simplified(people, possible, vocabulary.universe)
    .toSorted((a, b) => a.length - b.length)
    .slice(0, 1)

function pagesWithoutMenu(resolved: Resolved): string[] {
  const linkedTo = new Set(
    linksOf(resolved).flatMap(({ kind, route }) => (kind === 'entry' || kind === 'element' ? [route] : [])),
  )
  return resolved.routes
    .filter(({ id, shows }) => shows.kind === 'screen' && !linkedTo.has(id))
    .map(
      ({ id, path, reachedFrom }) =>
        `${id} ${path}${reachedFrom === undefined ? '' : `: from ${reachedFrom}`}`,
    )
}

/** What these people alone have, and what everybody else may have and they never. */
function differences(resolved: Resolved, people: Cover): string[] {
  const { possible, vocabulary, routes } = resolved
  const these = intersect(possible, people)
  const others = without(possible, these, vocabulary.universe)
  const things = [
    ...routes.map(({ id }) => [`the page ${id}`, peopleWhoOpen(resolved, id)] as const),
    ...seen(resolved),
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
