// What somebody writes: in one line, perhaps a code of some form, or in several.
import { isOneLine } from '../../shown-text.ts'
import { kind } from './kind.ts'

/** Said where several lines, or what cannot be seen, are typed or pasted and one line is asked for. */
export const NOT_ONE_LINE = 'Enter it in one line, with nothing that cannot be seen'

interface OfLength {
  least?: number
  most: number
}

function unfitLength({ length }: string, { least = 0, most }: OfLength): string | undefined {
  if (length > most) return `Enter ${most} characters or fewer`
  return length < least ? `Enter ${least} characters or more` : undefined
}

const schema = ({ least = 1, most }: OfLength) => ({ type: 'string', minLength: least, maxLength: most })

/** `code`: X stands for a letter or a digit, anything else for itself. */
export const text = kind<OfLength & { code?: string }, string>({
  ...{ needs: ['most'], may: ['least', 'code'] },
  ...{ answered: 'in one line', letter: 'quotes', prefilled: 'text', is: 'text', wrong: 'Enter a text' },
  problem(answer, question) {
    if (!isOneLine(answer)) return NOT_ONE_LINE
    const { code } = question
    const unfit = unfitLength(answer, question)
    return unfit ?? (code === undefined || isCode(answer, code) ? undefined : `Enter it like ${code}`)
  },
  schema,
  field: ({ most }) => ({ kind: 'text', most }),
})

export const longText = kind<OfLength, string>({
  ...{ needs: ['most'], may: ['least'] },
  ...{ answered: 'in several lines', prefilled: 'text', is: 'text', wrong: 'Enter a text' },
  problem: unfitLength,
  schema,
  field: ({ most }) => ({ kind: 'long-text', most }),
})

/** A code as it is compared: capitals, blanks and dashes do not matter. */
export const bareCode = (typed: string): string =>
  typed.replaceAll(/[\s\p{Pd}]/gu, '').replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())

/** Is this such a code, of ASCII alone? */
function isCode(typed: string, code: string): boolean {
  const [given, like] = [typed, code].map(bareCode)
  return (
    given!.length === like!.length &&
    like!
      .split('')
      .every((letter, i) => (letter === 'X' ? /[A-Z0-9]/.test(given![i]!) : letter === given![i]))
  )
}
