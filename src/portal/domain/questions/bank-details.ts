// A sort code with the account number. Whether they fit together is known to the server alone.
import { typedKind } from 'portal-engine/base/requests/kinds/kind.ts'
import { partsKind } from '#base/requests/kinds/parts.ts'
import { parseAccountNumber, parseSortCode } from '#domain/payments/bank-details.ts'

const grouped = (sortCode: string) => sortCode.replace(/(?<=^(?:..){1,2})(?=.)/g, '-')

const digits = { most: 12, width: 8, inputMode: 'numeric' } as const

/** Each in a question of its own. */
export const sortCode = typedKind({
  ...{ ...digits, answered: 'with a sort code', parse: parseSortCode, words: grouped },
  wrong: 'Enter six digits, such as 08-99-99',
})
export const accountNumber = typedKind({
  ...{ ...digits, answered: 'with an account number', parse: parseAccountNumber },
  wrong: 'Enter the account number, six to eight digits',
})

const readers = { sortCode: parseSortCode, accountNumber: parseAccountNumber }

export default partsKind({
  ...{ answered: 'with a sort code and an account number', what: 'a sort code and an account number' },
  parts: [
    { part: 'sortCode', label: 'Sort code', hint: 'For example, 08-99-99', isNumber: true, width: 8 },
    { part: 'accountNumber', label: 'Account number', hint: 'Six to eight digits', isNumber: true, width: 8 },
  ],
  read: (part, typed) => readers[part as keyof typeof readers](typed) ?? typed,
  problems: (at) => ({
    ...(parseSortCode(at('sortCode')) !== at('sortCode') && {
      sortCode: 'Enter the six digits of the sort code',
    }),
    ...(parseAccountNumber(at('accountNumber')) !== at('accountNumber') && {
      accountNumber: 'Enter the six to eight digits of the account number',
    }),
  }),
  words: ([sortCode = '', number]) => `${grouped(sortCode)}, account ${number}`,
})
