// What is wrong with one question of a page of requests: properties of another kind, bounds the wrong way round, the same option twice.
import type { RequestQuestion } from '#base/requests/request-page.ts'
import { didYouMean } from '../conditions/condition.ts'
import type { Problem } from '../problem.ts'
import { repeatedIn } from '../read/repeated.ts'
import type { Place, Wrong } from './request-conditions.ts'

export const questionProblems = (
  place: Place,
  wrong: Wrong,
  accountTypes: readonly string[] | undefined,
): Problem[] => [
  ...[ofItsKind, saidByHand, turnedRound, sameOptions, unfitCode].flatMap((problemsOf) => problemsOf(place, wrong)),
  ...unknownTypes(place, wrong, accountTypes),
]

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

/** What a question of each kind needs beside its label, and what it may have. */
const properties = {
  text: { needs: ['most'], may: ['least', 'code'] },
  'long-text': { needs: ['most'], may: ['least'] },
  money: { needs: ['least', 'most'], may: [] },
  date: { needs: ['earliest', 'latest'], may: [] },
  choice: { needs: ['options'], may: [] },
  year: { needs: ['begins-on', 'years'], may: [] },
  'yes-no': { needs: [], may: [] },
  account: { needs: [], may: ['types'] },
  'bank-account': { needs: [], may: [] },
  file: { needs: [], may: [] },
  declaration: { needs: [], may: [] },
  person: { needs: [], may: ['is-own'] },
  address: { needs: [], may: ['is-own'] },
} as const satisfies Record<RequestQuestion['kind'], { needs: readonly string[]; may: readonly string[] }>

const KINDS_PROPERTIES = new Set(Object.values(properties).flatMap(({ needs, may }) => [...needs, ...may]))

/** What a declaration needs and other questions may have: nobody is bound by a tick that they may leave out. */
const DECLARED = ['missing', 'summary'] as const

/** A longer one is read by nobody; a declaration is read before it is made. */
export const LONGEST_LABEL = 120

/** A longer text is a message, which has a page of its own. */
const LONGEST_TEXT = 5_000

function ofItsKind({ question, pointer }: Place, wrong: Wrong): Problem[] {
  const { id, kind } = question
  const { needs, may }: { needs: readonly string[]; may: readonly string[] } = properties[kind]
  const about = `"${id}" is a question of the kind ${kind}`
  const missing = [...needs, ...(kind === 'declaration' ? DECLARED : [])]
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

function sameOptions({ question, pointer }: Place, wrong: Wrong): Problem[] {
  if (question.kind !== 'choice') return []
  const { options = [] } = question as Partial<typeof question>
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
