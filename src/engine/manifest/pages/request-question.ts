// What is wrong with one question of a page of requests: properties of another kind, bounds the wrong way round, the same option twice.
import { NONE } from '#base/requests/kinds/choices.ts'
import type { Access } from '#base/access/access.ts'
import { ITEMS_MOST } from '#base/requests/kinds/group.ts'
import type { Kinds } from '#base/requests/kinds/kind.ts'
import { didYouMean } from '../conditions/condition.ts'
import type { Problem } from '../problem.ts'
import { repeatedIn } from '../read/repeated.ts'
import type { Supplied } from '../supplied.ts'
import type { groupsAmong, Place, Wrong } from './request-conditions.ts'
import { unfitPrefill } from './request-prefill.ts'

/** What the portal has of each. */
export type Known = Pick<Supplied, 'accountTypes' | 'questionKinds' | 'prefills'>

export function questionProblems(
  place: Place,
  wrong: Wrong,
  known: Known,
  sentBy: Access = 'owner',
): Problem[] {
  const { question, pointer } = place
  const { questionKinds: kinds, accountTypes } = known
  if (!Object.hasOwn(kinds, question.kind))
    return [
      wrong(
        `${pointer}/kind`,
        `No kind of question is called "${question.kind}", so nobody could answer "${question.id}".`,
        didYouMean(question.kind, Object.keys(kinds)) ?? `The kinds are ${Object.keys(kinds).join(', ')}.`,
      ),
    ]
  return [
    ...ofItsKind(place, wrong, kinds),
    ...[saidByHand, turnedRound, idleDay, sameOptions, unfitCount, unfitCode].flatMap((problemsOf) =>
      problemsOf(place, wrong),
    ),
    ...unknownTypes(place, wrong, accountTypes),
    ...unfitPrefill(place, wrong, known, sentBy),
  ]
}

function unknownTypes(
  { question, pointer }: Place,
  wrong: Wrong,
  known: readonly string[] | undefined,
): Problem[] {
  if (question.kind !== 'account' || known === undefined) return []
  return (question.types ?? []).flatMap((type, i) =>
    known.includes(type)
      ? []
      : [
          wrong(
            `${pointer}/types/${i}`,
            `No account is of the type "${type}", so "${question.id}" could not be answered with one.`,
            didYouMean(type, known) ?? `Accounts are of the types ${known.join(', ')}.`,
          ),
        ],
  )
}

/** A code has as many characters as its form. */
function unfitCode({ question, pointer }: Place, wrong: Wrong): Problem[] {
  if (question.kind !== 'text' || question.code === undefined) return []
  const { id, code, least = 0, most } = question
  if (code.length >= least && code.length <= most) return []
  return [
    wrong(
      `${pointer}/code`,
      `Nobody could answer "${id}": its code has ${code.length} characters, and an answer has ${least} to ${most}.`,
      'Correct one of them.',
    ),
  ]
}

/** What a declaration needs and other questions may have: nobody is bound by a tick that they may leave out. */
const DECLARED = ['missing', 'summary'] as const

/** A longer one is read by nobody; a declaration is read before it is made. */
export const LONGEST_LABEL = 120

/** A longer text is a message, which has a page of its own. */
const LONGEST_TEXT = 5_000

function ofItsKind({ question, pointer }: Place, wrong: Wrong, kinds: Kinds): Problem[] {
  const { id, kind } = question
  const { needs = [], may = [] }: { needs?: readonly string[]; may?: readonly string[] } = kinds[kind]!
  const ofKinds = new Set(
    Object.values(kinds).flatMap((each) => [...(each.needs ?? []), ...(each.may ?? [])]),
  )
  const about = `"${id}" is a question of the kind ${kind}`
  const missing = [...needs, ...(kind === 'declaration' ? DECLARED : [])]
    .filter((name) => !(name in question))
    .map((name) => wrong(pointer, `${about}, which needs "${name}".`, `Add "${name}".`))
  const idle = Object.keys(question)
    .filter((name) => ofKinds.has(name as never) && ![...needs, ...may].includes(name))
    .map((name) =>
      wrong(
        `${pointer}/${name}#key`,
        `${about}, where "${name}" does nothing.`,
        'Remove it, or correct the kind.',
      ),
    )
  const { length } = question.label
  const labels =
    kind !== 'declaration' && length > LONGEST_LABEL
      ? [
          wrong(
            `${pointer}/label`,
            `The label of "${id}" has ${length} characters; a question has ${LONGEST_LABEL} at most.`,
            'Write a shorter one, and the rest as its "hint".',
          ),
        ]
      : []
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
  return [...missing, ...idle, ...labels, ...limits, ...called]
}

/** Words that say that a question may be left out. */
const BY_HAND =
  /\boptional\b|\(if (you|they|there|it|the|applicable)\b[^)]*\)?$|\b(leave (it|this|them) (empty|blank|out)|if you (want|wish|like)( to)?|not required|you (can|may) skip)\b/i

/** People read “(optional)” by itself, beside each question without "missing". */
function saidByHand({ question, pointer }: Place, wrong: Wrong): Problem[] {
  if (question.kind === 'declaration') return []
  return (['label', 'hint', 'summary'] as const).flatMap((property) => {
    const said = BY_HAND.exec(question[property] ?? '')?.[0]
    return said === undefined
      ? []
      : [
          wrong(
            `${pointer}/${property}`,
            `The ${property} of "${question.id}" says “${said}” by hand: people read “(optional)” beside each question without "missing".`,
            'Remove those words.',
          ),
        ]
  })
}

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

/** Counted from a Sunday, no working day is none away. */
function idleDay({ question, pointer }: Place, wrong: Wrong): Problem[] {
  if (question.kind !== 'date' || question.days !== 'working') return []
  if (question.earliest !== 0 || question.latest !== 0) return []
  return [
    wrong(
      `${pointer}/latest`,
      `No answer to "${question.id}" would be right on a day that is no working day: it has to be that day.`,
      'Write 1 or more as its "latest".',
    ),
  ]
}

function sameOptions({ question, pointer }: Place, wrong: Wrong): Problem[] {
  if (!('options' in question)) return []
  const { options } = question
  return (['id', 'label'] as const).flatMap((property) =>
    repeatedIn(options.map((option) => option[property])).map((i) =>
      wrong(
        `${pointer}/options/${i}/${property}`,
        `Two options of "${question.id}" have the ${property} "${options[i]![property]}".`,
        'Change or remove one of the two.',
      ),
    ),
  )
}

/** Kinds of questions that are asked once. */
const ASKED_ONCE = new Set(['group', 'file'])

/** What a group cannot be proved, drawn or counted with. */
export function groupProblems(
  { group: { id, one, least, most }, pointer, places }: ReturnType<typeof groupsAmong>[number],
  wrong: Wrong,
): Problem[] {
  return [
    ...(least === 0
      ? [
          wrong(
            `${pointer}/least`,
            `"${id}" would have to be answered with no ${one} at all.`,
            'Write 1 or more; without "missing" there may be none.',
          ),
        ]
      : []),
    ...(most === 1
      ? [
          wrong(
            `${pointer}/most`,
            `"${id}" is asked of one ${one} at most, so nothing repeats.`,
            'Write 2 or more, or ask its questions outside a group.',
          ),
        ]
      : []),
    ...(most > ITEMS_MOST
      ? [
          wrong(
            `${pointer}/most`,
            `"${id}" could have ${most} answers; ${ITEMS_MOST} are taken.`,
            `Write ${ITEMS_MOST} or less.`,
          ),
        ]
      : []),
    ...places
      .filter(({ question: { kind } }) => ASKED_ONCE.has(kind))
      .map(({ question, pointer: at }) =>
        wrong(
          `${at}/kind`,
          `"${question.id}" is asked about each ${one}, and a ${question.kind} cannot be.`,
          `Ask it outside the group "${id}".`,
        ),
      ),
    ...places.flatMap(({ question, pointer: at }) =>
      OF_ONE_PERSON.filter((property) => property in question).map((property) =>
        wrong(
          `${at}/${property}#key`,
          `"${question.id}" is asked about each ${one}, and "${property}" would say the same of all of them.`,
          `Remove "${property}", or ask it outside the group "${id}".`,
        ),
      ),
    ),
  ]
}

/** What is known of whoever fills the page in. */
const OF_ONE_PERSON = ['prefilled', 'is-own'] as const

/** So many can be chosen as there are options. */
function unfitCount({ question, pointer }: Place, wrong: Wrong): Problem[] {
  if (question.kind !== 'choices' || !('options' in question)) return []
  const { id, options, none } = question
  const named = options.findIndex((option) => option.id === NONE || option.label === none)
  return [
    ...(['least', 'most'] as const).flatMap((bound) =>
      (question[bound] ?? 1) >= 1 && (question[bound] ?? 1) <= options.length
        ? []
        : [
            wrong(
              `${pointer}/${bound}`,
              `"${id}" has ${options.length} options, and "${bound}" is ${question[bound]}.`,
              'Correct one of them.',
            ),
          ],
    ),
    ...(none !== undefined && named >= 0
      ? [
          wrong(
            `${pointer}/options/${named}`,
            `"${id}" has an option for none of them already: “${none}”.`,
            'Remove one of the two.',
          ),
        ]
      : []),
  ]
}
