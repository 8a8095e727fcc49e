// The kinds of questions of this portal's pages: the server also knows which bank details cannot be.
import { kindsWith } from 'portal-engine/base/requests/request-answers.ts'
import type { Parts } from 'portal-engine/base/requests/kinds/kind.ts'
import { kinds } from '#domain/questions/kinds.ts'
import { fitsSortCode } from '#product-api/payments/payee-check.ts'

const known = await kindsWith(kinds)
const bank = known['bank-details']!

export const questionKinds = {
  ...known,
  'bank-details': {
    ...bank,
    problem(answer, question, given) {
      const { sortCode = '', accountNumber = '' } = answer as Parts
      return (
        bank.problem!(answer, question, given) ??
        (fitsSortCode({ sortCode, accountNumber })
          ? undefined
          : 'Sort code and account number do not fit together')
      )
    },
  },
} satisfies typeof known
