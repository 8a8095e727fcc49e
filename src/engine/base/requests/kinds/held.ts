// What the person has already: accounts, bank accounts, files. Whether one is theirs is asked by the API.
import { FILES_MOST, TOO_MANY_FILES } from '../../files/files-most.ts'
import { listInWords } from '../../list-in-words.ts'
import { kind } from './kind.ts'

const account = {
  letter: 'says',
  is: 'text',
  wrong: 'Choose one of these accounts',
  words: (answer: string, _: object, nameOf: (id: string) => string) => nameOf(answer),
  schema: () => ({ type: 'string', maxLength: 100 }),
  field: () => ({ kind: 'account' }) as const,
} as const

/** Of these types, where they are named. */
export const ownAccount = kind<{ types?: readonly string[] }, string>({
  ...account,
  ...{ may: ['types'], answered: 'with one of their accounts' },
})

/** To which the person is paid. */
export const bankAccount = kind<object, string>({
  ...account,
  answered: 'with one of their bank accounts',
})

export const file = kind<object, string[]>({
  ...{ answered: 'with files', is: 'list', wrong: TOO_MANY_FILES },
  problem(answer) {
    if (answer.length > FILES_MOST) return TOO_MANY_FILES
    return new Set(answer).size === answer.length ? undefined : 'Send each file once'
  },
  words: (answer, _, nameOf) => listInWords(answer.map(nameOf)),
  schema: () => ({ type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: FILES_MOST }),
  field: () => ({ kind: 'file' }),
})
