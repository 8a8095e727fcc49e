// What the texts of a page of requests say twice, and marks in them that people would read as they are written.
import { labelOf, sentencesOf, type RequestPage } from '#base/requests/request-page.ts'
import type { Problem } from '../problem.ts'
import type { ConfigFile } from '../read/config-file.ts'
import { markIn } from '../read/markdown.ts'
import { repeatedIn } from '../read/repeated.ts'
import { textsIn } from './plain-words.ts'
import { withGroups, type Place, type Wrong } from './request-conditions.ts'

/** All texts of a request are shown as they are written. */
export const markedUp = (file: ConfigFile, wrong: Wrong): Problem[] =>
  textsIn(file.value, '').flatMap(({ property, pointer, text }) => {
    if (!TEXTS.has(property)) return []
    const sign = markIn(text)
    return sign === undefined
      ? []
      : [
          wrong(
            pointer,
            `People would read “${sign}” as it is written: a request has plain text.`,
            'Write it in words.',
          ),
        ]
  })
const TEXTS = new Set([
  ...['name', 'lead', 'heading', 'label', 'hint', 'missing', 'summary', 'before', 'send', 'next'],
  ...['outcome', 'title', 'says', 'none', 'one'],
])

/** Names of questions are the conditions' names, and the check page tells answers apart by their labels. */
export function twice({ steps }: RequestPage, places: readonly Place[], wrong: Wrong): Problem[] {
  const headings = repeatedIn(steps.map(({ heading }) => heading)).map((i) =>
    wrong(`/steps/${i}/heading`, `Two steps are called “${steps[i]!.heading}”.`, 'Rename one of the two.'),
  )
  const questions = withGroups(places).flatMap(({ question, pointer }, i, all) => {
    const before = all.slice(0, i).map((each) => each.question)
    const label = labelOf(question)
    if (before.some(({ id }) => id === question.id))
      return [
        wrong(
          `${pointer}/id`,
          `Two questions are called "${question.id}", so one answer would be lost.`,
          'Rename one of the two.',
        ),
      ]
    if (before.some((each) => labelOf(each) === label))
      return [
        wrong(
          `${pointer}/label`,
          `Two questions read “${label}”, so nobody could tell their answers apart.`,
          'Write another label, or a "summary".',
        ),
      ]
    return []
  })
  return [...headings, ...questions]
}

/** A heading has words that its first question has not. */
export function saidTwice({ steps }: RequestPage, wrong: Wrong): Problem[] {
  return steps.flatMap(({ heading, questions: [first] }, i) => {
    const [said, asked] = [heading ?? '', first!.label].map(meantWords)
    if (said!.length === 0 || !said!.every((word) => asked!.includes(word))) return []
    return [
      wrong(
        `/steps/${i}/heading`,
        `The heading “${heading}” says what its first question asks: “${first!.label}”`,
        'Remove the heading, or say what the questions have in common.',
      ),
    ]
  })
}

/** What happens next stands below what is said once it is sent. */
export function sentTwice({ next, sent }: RequestPage, wrong: Wrong): Problem[] {
  const steps = sentencesOf(next)
  return sentencesOf(sent?.says ?? '')
    .filter((sentence) => steps.includes(sentence))
    .map((sentence) =>
      wrong(
        '/sent/says',
        `People would read “${sentence}” twice: it is in "next", which stands below.`,
        'Remove it here.',
      ),
    )
}

/** Without their endings, and without the small words of every question. */
const meantWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !SMALL_WORDS.has(word))
    .map((word) => word.replace(/s$/, ''))

const SMALL_WORDS = new Set('a an and the of for to in is it you your do does what which who how'.split(' '))
