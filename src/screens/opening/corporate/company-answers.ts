// The answers about a company: their shape, what is wrong with them, and how the API takes them. Pure.
import * as z from 'zod/mini'
import type { ApiRefusal } from '#api/http/client.ts'
import type { CorporateAccount } from '#api/opening/clients.ts'
import type { FormKind } from '#api/people/forms.ts'
import { isLei, parseCompanyNumber } from '#domain/opening/company.ts'
import { parseAccountNumber, parseSortCode } from '#domain/payments/bank-details.ts'
import { parsePostcode } from '#domain/personal/postcode.ts'
import { ownValue } from '#domain/record.ts'

export const roles = ['Director', 'Person with significant control'] as const

const schema = z.object({
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
export type CompanyAnswers = z.infer<typeof schema>
export type CompanyPerson = CompanyAnswers['people'][number]
export type CompanyField =
  | Exclude<keyof CompanyAnswers, 'people' | 'line2'>
  | 'line2'
  | `person-${string}`
  | `role-${string}`

export const companyForm: FormKind<CompanyAnswers> = { job: 'company', schema }

export const blankPerson = (id: string): CompanyPerson => ({ id, name: '', role: '' })

export const blankCompany: CompanyAnswers = {
  ...{ companyName: '', companyNumber: '', line1: '', line2: '', town: '', postcode: '' },
  people: [blankPerson('1')],
  ...{ lei: '', accountName: '', sortCode: '', accountNumber: '', sourceOfWealth: '' },
}

const LONGEST_WEALTH = 500

/** An LEI as people type it: without blanks, in capitals. */
const plainLei = (lei: string): string => lei.replace(/\s/g, '').toUpperCase()

export function checkCompany(answers: CompanyAnswers): Partial<Record<CompanyField, string>> {
  const problems: Partial<Record<CompanyField, string>> = {}
  const needs = (field: Exclude<keyof CompanyAnswers, 'people'>, sentence: string) => {
    if (answers[field].trim() === '') problems[field] = sentence
  }
  needs('companyName', 'Enter the registered name of the company')
  if (parseCompanyNumber(answers.companyNumber) === undefined)
    problems.companyNumber = 'Enter the company number, such as 01234567 or SC123456'
  needs('line1', 'Enter the first line of the registered address')
  needs('town', 'Enter the town or city')
  if (parsePostcode(answers.postcode) === undefined)
    problems.postcode = 'Enter a postcode of the United Kingdom, such as LS1 1AA'
  for (const { id, name, role } of answers.people) {
    if (name.trim() === '') problems[`person-${id}`] = 'Enter the name of this person, or remove them'
    if (role === '') problems[`role-${id}`] = 'Choose the role of this person'
  }
  if (plainLei(answers.lei) !== '' && !isLei(plainLei(answers.lei)))
    problems.lei =
      'These are not the 20 characters of an LEI: its check digits do not fit. Leave it empty if there is none'
  needs('accountName', 'Enter the name on the bank account')
  if (parseSortCode(answers.sortCode) === undefined) problems.sortCode = 'Enter six digits, such as 08-99-99'
  if (parseAccountNumber(answers.accountNumber) === undefined)
    problems.accountNumber = 'Enter the account number, six to eight digits'
  needs('sourceOfWealth', 'Say where the company’s money comes from')
  if (answers.sourceOfWealth.length > LONGEST_WEALTH)
    problems.sourceOfWealth = `Use ${LONGEST_WEALTH} characters or fewer`
  return problems
}

/** The answers as the API takes them; they must have been checked. */
export function corporateAccountOf(answers: CompanyAnswers): CorporateAccount {
  const { people, lei, accountName } = answers
  const text = (field: 'companyName' | 'line1' | 'line2' | 'town' | 'sourceOfWealth') => answers[field].trim()
  return {
    companyName: text('companyName'),
    companyNumber: parseCompanyNumber(answers.companyNumber) ?? '',
    registeredAddress: {
      line1: text('line1'),
      line2: text('line2'),
      town: text('town'),
      postcode: parsePostcode(answers.postcode) ?? '',
    },
    people: people.flatMap(({ name, role }) => (role === '' ? [] : [{ name: name.trim(), role }])),
    legalEntityIdentifier: plainLei(lei),
    bank: {
      accountName: accountName.trim(),
      sortCode: parseSortCode(answers.sortCode) ?? '',
      accountNumber: parseAccountNumber(answers.accountNumber) ?? '',
    },
    sourceOfWealth: text('sourceOfWealth'),
  }
}

export function describeCompany(answers: CompanyAnswers) {
  const {
    companyName,
    companyNumber,
    registeredAddress,
    people,
    legalEntityIdentifier,
    bank,
    sourceOfWealth,
  } = corporateAccountOf(answers)
  return [
    { label: 'Company', value: companyName },
    { label: 'Company number', value: companyNumber },
    { label: 'Registered address', value: Object.values(registeredAddress).filter(Boolean).join(', ') },
    { label: 'People', value: people.map(({ name, role }) => `${name} (${role})`).join(', ') },
    { label: 'LEI', value: legalEntityIdentifier || 'None' },
    {
      label: 'Bank account',
      value: `${bank.accountName}, ${bank.sortCode.replace(/(..)(..)(..)/, '$1-$2-$3')}, ${bank.accountNumber}`,
    },
    { label: 'Source of wealth', value: sourceOfWealth },
  ]
}

const refusals: Record<string, string> = {
  'company-known':
    'This company has an account with us, or an application on its way. Nothing was sent: call us if you think that is a mistake.',
  'modulus-failed':
    'This account number can’t belong to this sort code. Nothing was sent: check both of them.',
}

export const explainCompany = ({ reason }: ApiRefusal): string | undefined => ownValue(refusals, reason ?? '')
