// What portal new has to know: taken from options, and asked for on a terminal if an option is missing.
import { EditError } from '#manifest/edit/places.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Supplied } from '#manifest/supplied.ts'
import type { Ask } from '../terminal.ts'

/** The portal that is asked about. */
export interface About {
  resolved: Resolved
  product: Supplied
}

export interface Question {
  /** The option: --title. */
  name: string
  asks: string | ((about: About) => string)
  /** The answer if none is given; a blank one means that it is left out. */
  otherwise?: string | ((answers: Answers) => string)
  /** Asked only with this answer, in words, and after these answers; else its own is blank. */
  only?: Only
  /** How an answer that begins like this may go on. */
  choices?(typed: string, about: About): readonly string[]
  /** Throws an EditError if the answer cannot be right. A blank one is not checked. */
  check?(answer: string, about: About): unknown
}
export interface Only {
  goesWith: string
  holds(answers: Answers, about: About): boolean
}
export type Answers = Readonly<Record<string, string>>

/**
 * The answers by option. On a terminal, a wrong one is asked for again. An EditError names an option that is wrong, or those
 * that are missing without a terminal.
 */
export async function answersTo(
  questions: readonly Question[],
  given: Readonly<Record<string, unknown>>,
  ask: Ask | undefined,
  about: About,
): Promise<Answers> {
  const answers: Record<string, string> = {}
  const missing: string[] = []
  const optional: string[] = []
  for (const question of questions) {
    const { name, otherwise } = question
    if (question.only?.holds(answers, about) === false) {
      answers[name] = ''
      continue
    }
    const option = given[name]
    const asks = wordsOf(question, about)
    const fallback = typeof otherwise === 'function' ? otherwise(answers) : otherwise
    const orElse = (said = '') => (said === '' ? fallback : said)
    if (typeof option === 'string') {
      const answer = orElse(option)
      if (answer === undefined) missing.push(`  --${name}  ${asks}`)
      answers[name] = checked(question, answer ?? '', about, `--${name} `)
      continue
    }
    const hint = fallback === undefined ? '' : ` [${fallback === '' ? 'none' : fallback}]`
    const answer = ask
      ? await asked(question, async () => orElse((await ask(`${asks}${hint} `)).trim()), about)
      : fallback
    if (answer === undefined && ask) throw new EditError(`Without an answer nothing is added: ${asks}`)
    if (answer === undefined) missing.push(`  --${name}  ${asks}`)
    else optional.push(`  --${name}  ${asks}`)
    answers[name] = answer ?? ''
  }
  if (missing.length > 0) {
    const besides = optional.length > 0 ? ['And if you like:', ...optional] : []
    throw new EditError(['Say also:', ...missing, ...besides].join('\n'))
  }
  return answers
}

export const wordsOf = ({ asks }: Question, about: About): string =>
  typeof asks === 'string' ? asks : asks(about)

function checked({ check }: Question, answer: string, about: About, option = ''): string {
  if (answer === '') return answer
  try {
    check?.(answer, about)
  } catch (error) {
    throw error instanceof EditError ? new EditError(`${option}${answer}: ${error.message}`) : error
  }
  return answer
}

/** Asks until the answer can be right; an empty one that has to be given ends it. */
async function asked(
  question: Question,
  ask: () => Promise<string | undefined>,
  about: About,
): Promise<string | undefined> {
  for (;;) {
    const answer = await ask()
    try {
      return answer === undefined ? undefined : checked(question, answer, about)
    } catch (error) {
      if (!(error instanceof EditError)) throw error
      console.error(error.message)
    }
  }
}
