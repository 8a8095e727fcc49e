// What portal new has to know: taken from options, and asked for on a terminal if an option is missing.
import { EditError } from '#manifest/edit/places.ts'
import type { Ask } from '../terminal.ts'

export interface Question {
  /** The option: --title. */
  name: string
  asks: string
  /** The answer if none is given; a blank one means that it is left out. */
  otherwise?: string | ((answers: Answers) => string)
}
export type Answers = Readonly<Record<string, string>>

/** The answers by option. An EditError names the options that are missing, if nobody can be asked. */
export async function answersTo(
  questions: readonly Question[],
  given: Readonly<Record<string, unknown>>,
  ask: Ask | undefined,
): Promise<Answers> {
  const answers: Record<string, string> = {}
  const missing: string[] = []
  for (const { name, asks, otherwise } of questions) {
    const option = given[name]
    const fallback = typeof otherwise === 'function' ? otherwise(answers) : otherwise
    const isGiven = typeof option === 'string'
    const hint = fallback === undefined ? '' : ` [${fallback === '' ? 'none' : fallback}]`
    const said = isGiven ? option : (await ask?.(`${asks}${hint} `))?.trim()
    const answer = said === undefined || said === '' ? fallback : said
    if (answer === undefined) missing.push(`  --${name}  ${asks}`)
    answers[name] = answer ?? ''
  }
  if (missing.length > 0) throw new EditError(['Say also:', ...missing].join('\n'))
  return answers
}
