// A sort code with the account number. Whether they fit together is known to the server alone.
import { partsKind } from '#base/requests/kinds/parts.ts'
import { parseAccountNumber, parseSortCode } from '#domain/payments/bank-details.ts'

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
  words: ([sortCode = '', number]) =>
    `${sortCode.replace(/(?<=^(?:..){1,2})(?=.)/g, '-')}, account ${number}`,
})
