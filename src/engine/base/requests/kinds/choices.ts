// One of some options, several of them, yes or no, and what is declared by a tick.
import { listInWords } from '../../list-in-words.ts'
import { kind, type Option } from './kind.ts'

interface Options {
  options: readonly Option[]
}

const idsOf = (options: readonly Option[]) => options.map(({ id }) => id)
const labelIn = (options: readonly Option[], answer: string) =>
  options.find(({ id }) => id === answer)?.label ?? ''
const WRONG = 'Choose one of these answers'

export const choice = kind<Options, string>({
  ...{ needs: ['options'], answered: 'with one of the options', letter: 'says', is: 'text', wrong: WRONG },
  problem: (answer, { options }) => (idsOf(options).includes(answer) ? undefined : WRONG),
  words: (answer, { options }) => labelIn(options, answer),
  schema: ({ options }) => ({ type: 'string', enum: idsOf(options) }),
  field: ({ options }) => ({ kind: 'choice', options }),
  oneOf: ({ options }) => idsOf(options),
})

const yesNo = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
] as const

export const yesOrNo = kind<object, string>({
  ...{ answered: 'with yes or no', letter: 'says', is: 'text', wrong: WRONG },
  problem: (answer) => (answer === 'yes' || answer === 'no' ? undefined : WRONG),
  words: (answer) => labelIn(yesNo, answer),
  schema: () => ({ type: 'string', enum: ['yes', 'no'] }),
  field: () => ({ kind: 'choice', options: yesNo, isRow: true }),
  oneOf: () => ['yes', 'no'],
})

/** `none`: the label of an option that stands alone. */
interface Several extends Options {
  none?: string
  least?: number
  most?: number
}

/** The answer that stands alone. */
export const NONE = 'none'

const all = ({ options, none }: Several): readonly Option[] =>
  none === undefined ? options : [...options, { id: NONE, label: none }]

const SEVERAL = 'Choose from these answers'

/** As a form keeps them: the ids with a blank between them. */
export const idsTyped = (typed: string): string[] => typed.split(' ').filter(Boolean)

/** With one ticked, or without it. What stands alone takes the others away, and they take it. */
export const withTick = (typed: string, id: string, isTicked: boolean): string =>
  idsTyped(typed)
    .filter((each) => each !== id && (!isTicked || (each === NONE) === (id === NONE)))
    .concat(isTicked ? id : [])
    .join(' ')

export const several = kind<Several, string[]>({
  ...{ needs: ['options'], may: ['none', 'least', 'most'] },
  ...{ answered: 'with some of the options', letter: 'says', is: 'list', wrong: SEVERAL },
  parse: (typed, question) => {
    const chosen = idsTyped(typed)
    const known = idsOf(all(question)).filter((id) => chosen.includes(id))
    return known.length === 0 ? undefined : known
  },
  problem(answer, question) {
    const { least = 1, most = question.options.length } = question
    const known = idsOf(all(question))
    if (!answer.every((id) => known.includes(id))) return SEVERAL
    if (new Set(answer).size < answer.length) return 'Choose each of them once'
    if (question.none !== undefined && answer.includes(NONE))
      return answer.length > 1 ? `Choose “${question.none}” alone, or leave it out` : undefined
    if (answer.length < least) return `Choose ${least} or more`
    return answer.length > most ? `Choose ${most} or fewer` : undefined
  },
  words: (answer, question) => listInWords(answer.map((id) => labelIn(all(question), id))),
  schema: (question) => ({
    ...{
      type: 'array',
      items: { type: 'string', enum: idsOf(all(question)) },
      uniqueItems: true,
      minItems: 1,
    },
    maxItems: question.most ?? question.options.length,
  }),
  field: (question) => ({ kind: 'several', options: all(question) }),
  severalOf: (question) => idsOf(all(question)),
})

/** The label is what somebody declares. */
export const declaration = kind<object, string>({
  ...{ answered: 'by ticking it', is: 'text', wrong: 'Tick it' },
  problem: (answer, { missing }) => (answer === 'yes' ? undefined : missing),
  words: (_, { label }) => label,
  schema: () => ({ type: 'string', enum: ['yes'] }),
  field: () => ({ kind: 'declaration' }),
})
