// What portal new asks for each kind of addition, and which of its options would not be read.
import { didYouMean } from '#manifest/conditions/condition.ts'
import { EditError } from '#manifest/edit/places.ts'
import type { Addition } from './addition.ts'
import { ADDITIONS } from './additions.ts'
import { people } from './asked.ts'
import type { About, Answers, Only, Question } from './questions.ts'

/** The author of a claim says where it is required, and who it is promised to. */
const PROMISED: Only = { goesWith: '--claim', holds: ({ claim = '' }) => claim !== '' }
const CLAIM: Question[] = [
  {
    name: 'claim',
    asks: 'What is promised of it, in words (a claim: whom --claim-for names always have it)?',
    otherwise: '',
  },
  { name: 'source', asks: 'Where is that required?', only: PROMISED },
  { ...people('claim-for', 'Who always has it'), only: PROMISED },
]

/** What it may have to know. */
export const questionsOf = (addition: Addition): Question[] => [
  ...addition.questions,
  ...(addition.claimed ? CLAIM : []),
]

/** What it has to know after these answers. */
export const questionsAfter = (addition: Addition, answers: Answers, about: About): Question[] =>
  questionsOf(addition).filter(({ only }) => only?.holds(answers, about) !== false)

/** Throws an EditError if an option is given that would not be read; where somebody can be asked, another answer may want it. */
export function mustBeAsked(kind: string | undefined, given: object, about: About, isAsking: boolean): void {
  const questions = questionsOf(additionOf(kind))
  const answers = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => name !== 'config' && typeof value === 'string'),
  ) as Answers
  for (const name of Object.keys(answers)) {
    const question = questions.find((each) => each.name === name)
    if (!question)
      throw new EditError(
        `new ${kind} takes no --${name}. It takes ${questions.map((each) => `--${each.name}`).join(', ')}.`,
      )
    if (!isAsking && question.only?.holds(answers, about) === false)
      throw new EditError(`--${name} goes with ${question.only.goesWith}.`)
  }
}

export function additionOf(kind = ''): Addition {
  const kinds = Object.keys(ADDITIONS)
  const addition = ADDITIONS[kind]
  if (!addition)
    throw new EditError(`new makes ${kinds.join(', ')}. ${didYouMean(kind, kinds) ?? 'Say which: new item.'}`)
  return addition
}
