// What is wrong with the letters that follow a request: an answer in their text that some never give, a table of no accounts, a
// letter that nobody gets.
import {
  namedInText,
  questionsOf,
  type RequestPage,
  type RequestQuestion,
} from '#base/requests/request-page.ts'
import { didYouMean } from '../conditions/condition.ts'
import type { Problem } from '../problem.ts'
import type { Known } from './request-question.ts'
import { brokenCondition, type Place, type Wrong } from './request-conditions.ts'
import { waysThrough } from './request-ways.ts'

/** The conditions of the page's questions must be right. */
export function documentProblems(
  page: RequestPage,
  places: readonly Place[],
  wrong: Wrong,
  { questionKinds }: Known,
): Problem[] {
  const inLetters = (how: 'says' | 'quotes') =>
    Object.keys(questionKinds).filter((name) => questionKinds[name]!.letter === how)
  // A letter says or quotes a group where it may do so with all that is asked about an item.
  const [said, quoted] = [inLetters('says'), inLetters('quotes')]
  const questions = questionsOf(page)
  const ways = waysThrough(page)
  const { documents = [] } = page
  return documents.flatMap(({ title, says, quotes = [], when, values, 'valued-on': valuedOn }, i) => {
    const pointer = `/documents/${i}`
    const about = `The letter “${title}”`
    const isTwice = documents.slice(0, i).some((each) => each.title === title)
    const conditions = brokenCondition(
      { when, pointer, of: `the letter “${title}”`, before: places.length },
      places,
      wrong,
    )
    const named: Named[] = [
      ...namedInText(says)
        .filter((id) => questions.some((question) => question.id === id))
        .map((id) => ({ id, at: 'says', kinds: said, inGroup: said })),
      ...quotes.map((id, at) => ({ id, at: `quotes/${at}`, kinds: quoted, inGroup: [...said, ...quoted] })),
      ...(values === undefined || values === 'all' ? [] : [{ id: values, at: 'values', kinds: ['account'] }]),
      ...(valuedOn === undefined ? [] : [{ id: valuedOn, at: 'valued-on', kinds: ['date'] }]),
    ]
    const unfit = named.flatMap((each) => problemOfNamed(each, { questions, pointer, about }, wrong))
    unfit.push(...quotes.flatMap((id, at) => tooLong(questions, id, `${pointer}/quotes/${at}`, wrong)))
    const day = questions.find(({ id }) => id === valuedOn)
    if (day?.kind === 'date' && (day.latest > 0 || day.from !== undefined))
      unfit.push(
        wrong(
          `${pointer}/valued-on`,
          `${about} would show values of a day that is still to come: "${day.id}" can be answered with one.`,
          'Write 0 or less as its "latest", and no "from".',
        ),
      )
    if (conditions.length + unfit.length > 0) return [...conditions, ...unfit]
    if (!ways.isMetBySome(when))
      return [
        wrong(
          `${pointer}/when`,
          `Nobody gets the letter “${title}”: no answers meet its condition.`,
          'Correct the condition, or remove the letter.',
        ),
      ]
    return [
      ...(isTwice
        ? [wrong(`${pointer}/title`, `Two letters are called “${title}”.`, 'Rename one of the two.')]
        : []),
      ...(valuedOn !== undefined && values === undefined
        ? [
            wrong(
              `${pointer}/valued-on`,
              `${about} shows no values, so the day does nothing.`,
              'Add "values".',
            ),
          ]
        : []),
      ...named
        .filter(({ id }) => !ways.isAnsweredWherever(id, when))
        .map(({ id, at }) =>
          wrong(
            `${pointer}/${at}`,
            `${about} needs the answer to "${id}", which some who get it never give.`,
            'Make the question one that they must answer, or narrow the letter with "when".',
          ),
        ),
    ]
  })
}

interface Named {
  id: string
  /** The property that names it. */
  at: string
  kinds: readonly string[]
  /** Of the questions of a group; left out where no group is taken. */
  inGroup?: readonly string[]
}

/** A longer text could be a letter of its own. */
const LONGEST_QUOTE = 120

function tooLong(
  questions: readonly RequestQuestion[],
  id: string,
  pointer: string,
  wrong: Wrong,
): Problem[] {
  return asked(questions.find((each) => each.id === id)).flatMap((question) =>
    question.kind !== 'text' || question.most <= LONGEST_QUOTE
      ? []
      : [
          wrong(
            pointer,
            `An answer to "${question.id}" may have ${question.most} characters, and a letter quotes ${LONGEST_QUOTE} at most.`,
            'Lower its "most", or leave it out of the letter.',
          ),
        ],
  )
}

/** The question; of a group, those that are asked about an item. */
const asked = (question: RequestQuestion | undefined): readonly RequestQuestion[] =>
  question?.kind === 'group' ? question.questions : question ? [question] : []

function problemOfNamed(
  { id, at, kinds, inGroup = [] }: Named,
  { questions, pointer, about }: { questions: readonly RequestQuestion[]; pointer: string; about: string },
  wrong: Wrong,
): Problem[] {
  const question = questions.find((each) => each.id === id)
  if (!question)
    return [
      wrong(
        `${pointer}/${at}`,
        `${about} names the question "${id}", and the page has none of this name.`,
        didYouMean(
          id,
          questions.map((each) => each.id),
        ) ?? 'Name a question of this page.',
      ),
    ]
  const isGroup = question.kind === 'group' && inGroup.length > 0
  const unfit = isGroup
    ? question.questions.find(({ kind }) => !inGroup.includes(kind))
    : !kinds.includes(question.kind) && question
  if (!unfit) return []
  return [
    wrong(
      `${pointer}/${at}`,
      `${about} cannot use the answer to "${unfit.id}"${isGroup ? ` in "${id}"` : ''}: it is a question of the kind ${unfit.kind}.`,
      at === 'says'
        ? 'Name it in "quotes" where it is a line of text, or leave it out.'
        : `Name a question of the kind ${kinds.join(' or ')}.`,
    ),
  ]
}
