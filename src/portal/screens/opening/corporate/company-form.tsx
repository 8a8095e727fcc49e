// Opening an account for a company.
import { openCorporateAccount, type CorporateAccount, type NewClient } from '#api/opening/clients.ts'
import { isLei, parseCompanyNumber } from '#domain/opening/company.ts'
import { parseAccountNumber, parseSortCode } from '#domain/payments/bank-details.ts'
import { parsePostcode } from '#domain/personal/postcode.ts'
import { SendForm } from '#forms/send/send-form.tsx'
import { sendingCall } from '#forms/send/sending-call.ts'
import type { FormDefinition } from '#forms/form-definition.ts'
import {
  addressOf,
  bankOf,
  blankCompany,
  messages,
  peopleOf,
  plainLei,
  schema,
  type CompanyValues,
} from './company-values.ts'
import { PeopleFields } from './people-fields.tsx'

const company = { group: 'The company' }
const address = { group: 'Registered address', summary: false } as const
const bank = { group: 'The company’s bank account', summary: false } as const

const people = { group: 'Directors and people with significant control' }
const money = { group: 'The company’s money' }

const inWords = (parts: readonly string[]): string => parts.filter(Boolean).join(', ')

export const companyForm: FormDefinition<CompanyValues, CorporateAccount, NewClient> = {
  job: 'company',
  schema,
  blank: blankCompany,
  questions: [
    {
      ...company,
      id: 'companyName',
      kind: 'text',
      label: 'Registered name',
      most: 120,
      autoComplete: 'organization',
      missing: 'Enter the registered name of the company',
      summary: 'Company',
    },
    {
      ...company,
      id: 'companyNumber',
      kind: 'text',
      label: 'Company number',
      hint: 'Eight characters, as at Companies House',
      most: 12,
      check: (typed) =>
        parseCompanyNumber(typed) === undefined
          ? 'Enter the company number, such as 01234567 or SC123456'
          : undefined,
      summary: ({ companyNumber }) => [
        { label: 'Company number', value: parseCompanyNumber(companyNumber) ?? '' },
      ],
    },
    {
      ...company,
      id: 'lei',
      kind: 'text',
      label: 'Legal entity identifier (optional)',
      hint: 'The LEI has 20 characters. Without one we can’t trade some investments.',
      most: 30,
      check: (typed) =>
        plainLei(typed) === '' || isLei(plainLei(typed))
          ? undefined
          : 'This is not a valid LEI: its check digits are wrong. Leave it empty if there is none',
      summary: ({ lei }) => [{ label: 'LEI', value: plainLei(lei) || 'None' }],
    },
    {
      ...address,
      id: 'line1',
      kind: 'text',
      label: 'Address line 1',
      most: 120,
      autoComplete: 'address-line1',
      missing: 'Enter the first line of the registered address',
      summary: (values) => [
        { label: 'Registered address', value: inWords(Object.values(addressOf(values))) },
      ],
    },
    {
      ...address,
      id: 'line2',
      kind: 'text',
      label: 'Address line 2 (optional)',
      most: 120,
      autoComplete: 'address-line2',
    },
    {
      ...address,
      id: 'town',
      kind: 'text',
      label: 'Town or city',
      most: 120,
      autoComplete: 'address-level2',
      missing: 'Enter the town or city',
    },
    {
      ...address,
      id: 'postcode',
      kind: 'text',
      label: 'Postcode',
      most: 10,
      autoComplete: 'postal-code',
      check: (typed) =>
        parsePostcode(typed) === undefined
          ? 'Enter a postcode of the United Kingdom, such as LS1 1AA'
          : undefined,
    },
    {
      ...people,
      id: 'people',
      kind: 'custom',
      label: 'People',
      first: 'person-1',
      field: (form) => <PeopleFields {...form} />,
      errors: ({ people }) =>
        Object.fromEntries(
          people.flatMap(({ id, name, role }) => [
            ...(name.trim() === ''
              ? [[`person-${id}`, 'Enter the name of this person, or remove them']]
              : []),
            ...(role === '' ? [[`role-${id}`, 'Choose the role of this person']] : []),
          ]),
        ) as Record<string, string>,
      summary: (values) => [
        { label: 'People', value: inWords(peopleOf(values).map(({ name, role }) => `${name} (${role})`)) },
      ],
    },
    {
      ...bank,
      id: 'accountName',
      kind: 'text',
      label: 'Name on the account',
      most: 120,
      missing: 'Enter the name on the bank account',
      summary: (values) => {
        const { accountName, sortCode, accountNumber } = bankOf(values)
        const groups = sortCode.replace(/(..)(..)(..)/, '$1-$2-$3')
        return [{ label: 'Bank account', value: inWords([accountName, groups, accountNumber]) }]
      },
    },
    {
      ...bank,
      id: 'sortCode',
      kind: 'text',
      label: 'Sort code',
      most: 12,
      inputMode: 'numeric',
      check: (typed) =>
        parseSortCode(typed) === undefined ? 'Enter six digits, such as 08-99-99' : undefined,
    },
    {
      ...bank,
      id: 'accountNumber',
      kind: 'text',
      label: 'Account number',
      most: 12,
      inputMode: 'numeric',
      check: (typed) =>
        parseAccountNumber(typed) === undefined ? 'Enter the account number, six to eight digits' : undefined,
    },
    {
      ...money,
      id: 'sourceOfWealth',
      kind: 'long-text',
      label: 'Where does the company’s money come from?',
      hint: 'For example trading profits, or the sale of a property. By law we have to know.',
      most: 500,
      missing: 'Say where the company’s money comes from',
      summary: 'Source of wealth',
    },
  ],
  unsent: ({ companyName }) => `An account for ${companyName.trim() || 'a company'}`,
  consequences: () => (
    <p>
      We look up the company at Companies House, and check the people you name. We write to you within five
      working days.
    </p>
  ),
  sendLabel: 'Send the application',
  sends: {
    companyName: ({ companyName }) => companyName.trim(),
    companyNumber: ({ companyNumber }) => parseCompanyNumber(companyNumber) ?? '',
    registeredAddress: { from: 'line1', as: addressOf },
    people: peopleOf,
    legalEntityIdentifier: { from: 'lei', as: ({ lei }) => plainLei(lei) },
    bank: { from: 'accountName', as: bankOf },
    sourceOfWealth: ({ sourceOfWealth }) => sourceOfWealth.trim(),
  },
  ...sendingCall(openCorporateAccount, messages),
}

export default function CompanyForm({ onSent }: { onSent: (client: NewClient) => void }) {
  return <SendForm form={companyForm} onSent={onSent} />
}
