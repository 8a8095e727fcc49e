// The values about a company, as they are typed and as the API takes them. Pure.
import * as z from 'zod/mini'
import type { ErrorMessages } from '#http/contract.ts'
import { openCorporateAccount } from '#api/opening/clients.ts'
import { parseAccountNumber, parseSortCode } from '#domain/payments/bank-details.ts'
import { plainCode } from '#base/typed-text.ts'
import { parsePostcode } from '#domain/personal/postcode.ts'

export const roles = ['Director', 'Person with significant control'] as const

export const schema = z.object({
  ...{ companyName: z.string(), companyNumber: z.string() },
  ...{ line1: z.string(), line2: z.string(), town: z.string(), postcode: z.string() },
  /** At least one; `role` is empty before the choice. */
  people: z
    .array(z.object({ id: z.string(), name: z.string(), role: z.enum(['', ...roles]) }))
    .check(z.minLength(1)),
  lei: z.string(),
  ...{ accountName: z.string(), sortCode: z.string(), accountNumber: z.string() },
  sourceOfWealth: z.string(),
})
export type CompanyValues = z.infer<typeof schema>
export type CompanyPerson = CompanyValues['people'][number]
export const blankPerson = (id: string): CompanyPerson => ({ id, name: '', role: '' })

export const blankCompany: CompanyValues = {
  ...{ companyName: '', companyNumber: '', line1: '', line2: '', town: '', postcode: '' },
  people: [blankPerson('1')],
  ...{ lei: '', accountName: '', sortCode: '', accountNumber: '', sourceOfWealth: '' },
}

/** An LEI as people type it: without blanks and dashes, in capitals. */
export const plainLei = (lei: string): string => plainCode(lei)

export const addressOf = ({ line1, line2, town, postcode }: CompanyValues) => ({
  line1: line1.trim(),
  line2: line2.trim(),
  town: town.trim(),
  postcode: parsePostcode(postcode) ?? '',
})

export const bankOf = ({ accountName, sortCode, accountNumber }: CompanyValues) => ({
  accountName: accountName.trim(),
  sortCode: parseSortCode(sortCode) ?? '',
  accountNumber: parseAccountNumber(accountNumber) ?? '',
})

/** The people with a chosen role. */
export const peopleOf = ({ people }: CompanyValues) =>
  people.flatMap(({ name, role }) => (role === '' ? [] : [{ name: name.trim(), role }]))

export const messages: ErrorMessages<typeof openCorporateAccount> = {
  'company-known':
    'This company already has an account with us, or an application on its way. Nothing was sent. Call us if you think that is a mistake.',
  'modulus-failed': 'This account number can’t belong to this sort code. Nothing was sent. Check both.',
}
