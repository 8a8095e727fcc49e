// What is wrong with a page of the kind "request" beyond its schema: a question that nobody is asked, a way through that sends
// nothing, and what its questions have between them.
import {
  allQuestionsOf,
  pageOfOne,
  questionsOf,
  type RequestPage,
  type RequestQuestion,
} from '#base/requests/request-page.ts'
import type { Problem } from '../problem.ts'
import type { ConfigFile } from '../read/config-file.ts'
import type { RequestPageFile } from '../read/types.gen.ts'
import { documentProblems } from './request-documents.ts'
import { exampleProblems } from './request-examples.ts'
import {
  brokenConditions,
  groupsAmong,
  placesOf,
  withGroups,
  type Place,
  type Wrong,
} from './request-conditions.ts'
import { waysThrough } from './request-ways.ts'
import { repeatedIn } from '../read/repeated.ts'
import { groupProblems, questionProblems, type Known } from './request-question.ts'
import { markedUp, saidTwice, sentTwice, twice } from './request-texts.ts'

const MOST_QUESTIONS = 40

export function requestPageProblems(file: ConfigFile, known: Known): Problem[] {
  const page = file.value as RequestPage
  const wrong: Wrong = (pointer, message, hint) => ({
    ...file.positionOf(pointer),
    ...{ severity: 'error', rule: 'request', message, hint },
  })
  const places = placesOf(page)
  const groups = groupsAmong(places)
  const about = [
    ...withGroups(places).flatMap((place) => questionProblems(place, wrong, known, page['sent-by'])),
    ...groups.flatMap((group) => groupProblems(group, wrong)),
    ...markedUp(file, wrong),
    ...unfitName(file, wrong),
    ...tooMany(page, wrong),
    ...twice(page, places, wrong),
    ...saidTwice(page, wrong),
    ...sentTwice(page, wrong),
    ...atLeastOne(page, wrong),
    ...harmful(file.value as RequestPageFile, wrong),
    ...otherOwner(page, wrong),
  ]
  if (about.length > 0) return about
  const unclear = [
    ...tooMuch(page, wrong),
    ...repeatedIn(groups.map(({ group }) => group.one)).map((i) =>
      wrong(
        `${groups[i]!.pointer}/one`,
        `Two groups ask about each ${groups[i]!.group.one}, so nobody could tell their buttons and answers apart.`,
        'Write another word for one.',
      ),
    ),
    ...brokenConditions(places, wrong),
    ...groups.flatMap((each) => brokenConditions(each.places, wrong, each.group.id)),
  ]
  if (unclear.length > 0) return unclear
  const found = [
    ...ways(page, places, wrong, {
      ...{ pointer: '/steps', message: 'Somebody could send this without a single answer.' },
      hint: 'Write "missing" for a question that everybody is asked.',
    }),
    ...groups.flatMap(({ group, pointer, places: asked }) =>
      ways(pageOfOne(group), asked, wrong, {
        pointer: `${pointer}/questions`,
        message: `Somebody could add one ${group.one} without a single answer about it.`,
        hint: 'Write "missing" for a question that is asked about each.',
      }),
    ),
    ...documentProblems(page, places, wrong, known),
  ]
  return found.length > 0 ? found : exampleProblems(file.value as RequestPageFile, wrong, known.questionKinds)
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

function tooMany(page: RequestPage, wrong: Wrong): Problem[] {
  const { length } = allQuestionsOf(page)
  if (length <= MOST_QUESTIONS) return []
  return [
    wrong(
      '/steps',
      `The page has ${length} questions; nobody would answer more than ${MOST_QUESTIONS}.`,
      'Leave out what can be asked later, or make two pages of it.',
    ),
  ]
}

/** Answers that are begun are kept in 100 kB, also where a character takes two bytes. */
const MOST_CHARACTERS = 50_000

function tooMuch({ steps }: RequestPage, wrong: Wrong): Problem[] {
  const most = charactersOf(steps.flatMap(({ questions }) => questions))
  if (most <= MOST_CHARACTERS) return []
  return [
    wrong(
      '/steps',
      `The answers could have ${most} characters; ${MOST_CHARACTERS} are kept of answers that are begun.`,
      'Lower "most" of the longest, or of their group.',
    ),
  ]
}

const charactersOf = (questions: readonly RequestQuestion[]): number =>
  questions.reduce((sum, question) => {
    if (question.kind === 'group') return sum + question.most * charactersOf(question.questions)
    return sum + (question.kind === 'text' || question.kind === 'long-text' ? question.most : 0)
  }, 0)

function atLeastOne(page: RequestPage, wrong: Wrong): Problem[] {
  const questions = questionsOf(page)
  return (page['at-least-one'] ?? []).flatMap(({ of }, i) =>
    of.flatMap((id, place) => {
      const question = questions.find((each) => each.id === id)
      const pointer = `/at-least-one/${i}/of/${place}`
      if (!question)
        return [wrong(pointer, `No question is called "${id}".`, 'Name a question of this page.')]
      if (of.indexOf(id) < place) return [wrong(pointer, `"${id}" is named twice.`, 'Remove one of the two.')]
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

/** What gives access or changes who somebody is, is the owner's alone; what could harm them asks for the password. */
function harmful(page: RequestPageFile, wrong: Wrong): Problem[] {
  const { changes = [], 'sent-by': by = 'owner' } = page
  const owners = changes.filter((each) => each !== 'money').join(' and ')
  const kept = withGroups(placesOf(page as RequestPage)).find(
    ({ question: { kind } }) => by === 'visitor' && (kind === 'account' || kind === 'file'),
  )
  return [
    ...(kept
      ? [
          wrong(
            `${kept.pointer}/kind`,
            `Visitors send this request, and they have no ${kept.question.kind === 'file' ? 'place for files that are not scanned yet' : 'account'}.`,
            'Remove the question, or ask people to sign in.',
          ),
        ]
      : []),
    ...(by === 'visitor' && page['fresh-sign-in'] === true
      ? [wrong('/fresh-sign-in', 'Visitors have no password.', 'Remove it, or ask people to sign in.')]
      : []),
    ...(owners !== '' && by !== 'owner'
      ? [
          wrong(
            '/sent-by',
            `The request changes ${owners}, and somebody who acts for the owner could send it.`,
            'Write "owner".',
          ),
        ]
      : []),
    ...(changes.length > 0 && page['fresh-sign-in'] !== true
      ? [
          wrong(
            '/changes',
            `The request changes ${changes.join(' and ')}, and whoever finds an open page could send it.`,
            'Add "fresh-sign-in": true.',
          ),
        ]
      : []),
  ]
}

/** Two may own an account, so a page that asks for one says what the other hears. */
function otherOwner(page: RequestPage, wrong: Wrong): Problem[] {
  const isOfAccounts = allQuestionsOf(page).some(({ kind }) => kind === 'account')
  if (isOfAccounts === (page['other-owner'] !== undefined)) return []
  return isOfAccounts
    ? [
        wrong(
          '',
          'Two may own the account that is asked for, and the page does not say what the other owner is told.',
          'Add "other-owner": not-told, told or agrees.',
        ),
      ]
    : [
        wrong(
          '/other-owner#key',
          'The page asks for no account, so nobody else owns it.',
          'Remove "other-owner".',
        ),
      ]
}

function ways(
  page: Pick<RequestPage, 'steps' | 'at-least-one' | 'documents'>,
  places: readonly Place[],
  wrong: Wrong,
  /** What is wrong where nothing has to be answered. */
  empty: { pointer: string; message: string; hint: string },
): Problem[] {
  const required = questionsOf(page).filter(({ missing }) => missing !== undefined)
  const { isAsked, isAlwaysAsked, isAnsweredWherever, someGetBy } = waysThrough(page)
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
  const loose = places.flatMap(({ question, pointer }, i) => {
    if (question.kind !== 'date' || question.from === undefined) return []
    const from = places.slice(0, i).find((each) => each.question.id === question.from)?.question
    if (from?.kind === 'date' && isAnsweredWherever(from.id, question.when)) return []
    return [
      wrong(
        `${pointer}/from`,
        from?.kind === 'date'
          ? `The days of "${question.id}" are counted from the answer to "${from.id}", which some who are asked it never give.`
          : `The days of "${question.id}" are counted from "${question.from}", which is no earlier question for a day.`,
        'Name an earlier question of the kind date that they must answer.',
      ),
    ]
  })
  const either = (page['at-least-one'] ?? []).flatMap(({ of }) => of)
  const counted = [...required.map(({ id }) => id), ...either]
  const found = [...idle, ...loose]
  if (found.length > 0 || !someGetBy(counted)) return found
  return [wrong(empty.pointer, empty.message, empty.hint)]
}
