// What is wrong with a page of the kind "request" beyond its schema: that each question can be asked of somebody, that no way
// through sends nothing, and that bounds are the right way round.
import { questionsOf, type RequestPage, type RequestQuestion } from '#base/requests/request-page.ts'
import type { Problem } from '../problem.ts'
import type { ConfigFile } from '../read/config-file.ts'
import { brokenConditions, waysThrough, type Place, type Wrong } from './request-conditions.ts'

const MOST_QUESTIONS = 40

export function requestPageProblems(file: ConfigFile): Problem[] {
  const page = file.value as RequestPage
  const wrong: Wrong = (pointer, message, hint) => ({
    ...file.positionOf(pointer),
    ...{ severity: 'error', rule: 'request', message, hint },
  })
  const places = placesOf(page)
  const about = [
    ...places.flatMap((place) => ofItsKind(place, wrong)),
    ...unfitName(file, wrong),
    ...tooMany(page, wrong),
    ...twice(places, wrong),
    ...places.flatMap((place) => turnedRound(place, wrong)),
    ...places.flatMap((place) => sameOptions(place, wrong)),
    ...atLeastOne(page, wrong),
  ]
  const unclear = about.length === 0 ? brokenConditions(places, wrong) : []
  return [...about, ...unclear, ...(about.length + unclear.length === 0 ? ways(page, places, wrong) : [])]
}

/** What a question of each kind needs beside its label, and what it may have. */
const properties = {
  text: { needs: ['most'], may: ['least'] },
  'long-text': { needs: ['most'], may: ['least'] },
  money: { needs: ['least', 'most'], may: [] },
  date: { needs: ['earliest', 'latest'], may: [] },
  choice: { needs: ['options'], may: [] },
  'yes-no': { needs: [], may: [] },
  account: { needs: [], may: ['types'] },
} as const satisfies Record<RequestQuestion['kind'], { needs: readonly string[]; may: readonly string[] }>

const KINDS_PROPERTIES = new Set(Object.values(properties).flatMap(({ needs, may }) => [...needs, ...may]))

/** A longer text is a message, which has a page of its own. */
const LONGEST_TEXT = 5_000

function ofItsKind({ question, pointer }: Place, wrong: Wrong): Problem[] {
  const { id, kind } = question
  const { needs, may }: { needs: readonly string[]; may: readonly string[] } = properties[kind]
  const about = `"${id}" is a question of the kind ${kind}`
  const missing = needs
    .filter((name) => !(name in question))
    .map((name) => wrong(pointer, `${about}, which needs "${name}".`, `Add "${name}".`))
  const idle = Object.keys(question)
    .filter((name) => KINDS_PROPERTIES.has(name as never) && ![...needs, ...may].includes(name))
    .map((name) =>
      wrong(
        `${pointer}/${name}#key`,
        `${about}, where "${name}" does nothing.`,
        'Remove it, or correct the kind.',
      ),
    )
  const isTooLong = (kind === 'text' || kind === 'long-text') && question.most > LONGEST_TEXT
  const limits = isTooLong
    ? [
        wrong(
          `${pointer}/most`,
          `An answer to "${id}" could have ${question.most} characters; ${LONGEST_TEXT} are kept.`,
          `Write ${LONGEST_TEXT} or less.`,
        ),
      ]
    : []
  const called =
    id === 'not'
      ? [
          wrong(
            `${pointer}/id`,
            'A question cannot be called "not": conditions read it as a word.',
            'Rename it.',
          ),
        ]
      : []
  return [...missing, ...idle, ...limits, ...called]
}

/** Drafts and calls name a page by its file. */
function unfitName({ file }: ConfigFile, wrong: Wrong): Problem[] {
  const name = /([^/]*)\.json$/.exec(file)?.[1] ?? ''
  if (/^[a-z-]{1,32}$/.test(name)) return []
  return [
    wrong(
      '',
      `No request could be sent from a page called "${name}".`,
      'Rename the file: up to 32 small letters and dashes, without digits.',
    ),
  ]
}

const placesOf = ({ steps }: RequestPage): Place[] =>
  steps.flatMap(({ questions }, step) =>
    questions.map((question, i) => ({ question, pointer: `/steps/${step}/questions/${i}` })),
  )

function tooMany(page: RequestPage, wrong: Wrong): Problem[] {
  const { length } = questionsOf(page)
  if (length <= MOST_QUESTIONS) return []
  return [
    wrong(
      '/steps',
      `The page has ${length} questions; nobody would answer more than ${MOST_QUESTIONS}.`,
      'Leave out what can be asked later, or make two pages of it.',
    ),
  ]
}

/** Names of questions are the conditions' names, and the check page tells answers apart by their labels. */
function twice(places: readonly Place[], wrong: Wrong): Problem[] {
  return places.flatMap(({ question, pointer }, i) => {
    const before = places.slice(0, i).map((each) => each.question)
    const label = shortLabel(question)
    if (before.some(({ id }) => id === question.id))
      return [
        wrong(
          `${pointer}/id`,
          `Two questions are called "${question.id}", so one answer would be lost.`,
          'Rename one of the two.',
        ),
      ]
    if (before.some((each) => shortLabel(each) === label))
      return [
        wrong(
          `${pointer}/label`,
          `Two questions read “${label}”, so nobody could tell their answers apart.`,
          'Write another label, or a "summary".',
        ),
      ]
    return []
  })
}

const shortLabel = ({ summary, label }: RequestQuestion) => summary ?? label

/** The properties of a question that must be in this order. */
const ordered = [
  ['least', 'most'],
  ['earliest', 'latest'],
] as const

function turnedRound({ question, pointer }: Place, wrong: Wrong): Problem[] {
  const bounds = question as unknown as Readonly<Record<string, number | undefined>>
  return ordered.flatMap(([low, high]) => {
    const [from, to] = [bounds[low], bounds[high]]
    if (from === undefined || to === undefined || from <= to) return []
    return [
      wrong(
        `${pointer}/${low}`,
        `No answer to "${question.id}" would be right: "${low}" is ${from} and "${high}" is ${to}.`,
        'Exchange the two.',
      ),
    ]
  })
}

function sameOptions({ question, pointer }: Place, wrong: Wrong): Problem[] {
  if (question.kind !== 'choice') return []
  const { options } = question
  return options.flatMap((option, i) =>
    (['id', 'label'] as const).flatMap((property) =>
      options.slice(0, i).some((other) => other[property] === option[property])
        ? [
            wrong(
              `${pointer}/options/${i}/${property}`,
              `Two options of "${question.id}" have the ${property} "${option[property]}".`,
              'Change or remove one of the two.',
            ),
          ]
        : [],
    ),
  )
}

function atLeastOne(page: RequestPage, wrong: Wrong): Problem[] {
  const questions = questionsOf(page)
  return (page['at-least-one'] ?? []).flatMap(({ of }, i) =>
    of.flatMap((id, place) => {
      const question = questions.find((each) => each.id === id)
      const pointer = `/at-least-one/${i}/of/${place}`
      if (!question)
        return [wrong(pointer, `No question is called "${id}".`, 'Name a question of this page.')]
      if (question.missing === undefined) return []
      return [
        wrong(
          pointer,
          `"${id}" has to be answered anyway, so the others never have to.`,
          'Remove its "missing", or this rule.',
        ),
      ]
    }),
  )
}

function ways(page: RequestPage, places: readonly Place[], wrong: Wrong): Problem[] {
  const required = questionsOf(page).filter(({ missing }) => missing !== undefined)
  const { isAsked, isAlwaysAsked, someGetBy } = waysThrough(questionsOf(page))
  const idle = places.flatMap(({ question, pointer }) => {
    if (!isAsked(question.id))
      return [
        wrong(
          pointer,
          `Nobody is ever asked "${question.id}": no answers before it meet its condition.`,
          'Correct its "when", or remove the question.',
        ),
      ]
    if (question.when === undefined || !isAlwaysAsked(question.id)) return []
    return [
      wrong(
        `${pointer}/when`,
        `Everybody is asked "${question.id}", whatever they have answered, so its condition does nothing.`,
        'Correct the condition, or remove it.',
      ),
    ]
  })
  const either = (page['at-least-one'] ?? []).flatMap(({ of }) => of)
  const counted = [...required.map(({ id }) => id), ...either]
  if (idle.length > 0 || !someGetBy(counted)) return idle
  return [
    wrong(
      '/steps',
      'Somebody could send this without a single answer.',
      'Write "missing" for a question that everybody is asked.',
    ),
  ]
}
