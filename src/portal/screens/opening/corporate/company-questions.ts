// What is asked about a company. Pure.
import { typedKind, type Kinds } from 'portal-engine/base/requests/kinds/kind.ts'
import { engineKinds } from '#base/requests/kinds/kinds.ts'
import type { RequestPage } from 'portal-engine/base/requests/request-page.ts'
import { plainCode } from 'portal-engine/base/typed-text.ts'
import { isLei, MOST_PEOPLE, parseCompanyNumber } from '#domain/opening/company.ts'
import { accountNumber, sortCode } from '#domain/questions/bank-details.ts'
import postcode from '#domain/questions/postcode.ts'
import { askedQuestions } from '#forms/requests/request-form.tsx'

const kinds: Kinds = {
  ...engineKinds,
  ...{ postcode, sortCode, accountNumber },
  companyNumber: typedKind({
    ...{ answered: 'with a company number', most: 12, width: 8, parse: parseCompanyNumber },
    wrong: 'Enter the company number, such as 01234567 or SC123456',
  }),
  lei: typedKind({
    ...{ answered: 'with a legal entity identifier', most: 30, width: 20 },
    parse: (typed) => (isLei(plainCode(typed)) ? plainCode(typed) : undefined),
    wrong: 'This is not a valid LEI: its check digits are wrong. Leave it empty if there is none',
  }),
}

const line = { kind: 'text', most: 120 }

const steps = [
  {
    heading: 'The company',
    questions: [
      {
        ...line,
        ...{ id: 'companyName', label: 'Registered name', summary: 'Company', fills: 'organization' },
        missing: 'Enter the registered name of the company',
      },
      {
        ...{ id: 'companyNumber', kind: 'companyNumber', label: 'Company number' },
        ...{ hint: 'Eight characters, as at Companies House', missing: 'Enter the company number' },
      },
      {
        ...{ id: 'lei', kind: 'lei', label: 'Legal entity identifier', summary: 'LEI' },
        hint: 'The LEI has 20 characters. Without one we can’t trade some investments.',
      },
    ],
  },
  {
    heading: 'Registered address',
    questions: [
      {
        ...line,
        ...{ id: 'line1', label: 'Address line 1', fills: 'address-line1' },
        missing: 'Enter the first line of the registered address',
      },
      { ...line, id: 'line2', label: 'Address line 2', fills: 'address-line2' },
      {
        ...line,
        ...{ id: 'town', label: 'Town or city', fills: 'address-level2', missing: 'Enter the town or city' },
      },
      {
        ...{ id: 'postcode', kind: 'postcode', label: 'Postcode', 'is-own': true },
        missing: 'Enter a postcode of the United Kingdom, such as LS1 1AA',
      },
    ],
  },
  {
    heading: 'People',
    questions: [
      {
        ...{
          id: 'people',
          kind: 'group',
          label: 'Directors and people with significant control',
          one: 'person',
          least: 1,
          most: MOST_PEOPLE,
        },
        missing: 'Add a person',
        questions: [
          {
            ...{ ...line, id: 'name', label: 'Name' },
            missing: 'Enter the name of this person, or remove them',
          },
          {
            ...{ id: 'role', kind: 'choice', label: 'Role', missing: 'Choose the role of this person' },
            options: ['Director', 'Person with significant control', 'Both'].map((id) => ({ id, label: id })),
          },
        ],
      },
    ],
  },
  {
    heading: 'The company’s bank account',
    questions: [
      {
        ...line,
        ...{ id: 'accountName', label: 'Name on the account', missing: 'Enter the name on the bank account' },
      },
      {
        ...{ id: 'sortCode', kind: 'sortCode', label: 'Sort code' },
        missing: 'Enter six digits, such as 08-99-99',
      },
      {
        ...{ id: 'accountNumber', kind: 'accountNumber', label: 'Account number' },
        missing: 'Enter the account number, six to eight digits',
      },
    ],
  },
  {
    heading: 'The company’s money',
    questions: [
      {
        ...{ id: 'sourceOfWealth', kind: 'long-text', most: 500, summary: 'Source of wealth' },
        label: 'Where does the company’s money come from?',
        hint: 'For example trading profits, or the sale of a property. By law we have to know.',
        missing: 'Say where the company’s money comes from',
      },
    ],
  },
]

export const company = askedQuestions({ page: { steps: steps as unknown as RequestPage['steps'] }, kinds })
