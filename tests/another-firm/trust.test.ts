// A page of the second firm with two groups that repeat: one that must be answered, whose number is a condition, and one that may be
// left out.
import { describe, expect, it } from 'vitest'
import { kindsWith } from '#base/requests/request-answers.ts'
import type { RequestPage } from '#base/requests/request-page.ts'
import { requestForm } from '#forms/requests/request-form.tsx'
import { errorsOf, summaryOf, toSend } from '#forms/form-logic.ts'
import trust from './config/pages/trust.json' with { type: 'json' }
import { openProductApi } from './product-api/product-api.ts'
import { kinds } from './questions/kinds.ts'

const ruth = { is: 'person', person: { name: 'Ruth Hart', bornOn: '1980-03-31' } }
const elm = { is: 'company', company: 'Elm Trustees Ltd', number: 'H-1001' }
const right = { trust: 'The Hart Trust', 'made-in': '2019-04', email: 'ruth@example.com' }

const times = <T>(size: number, each: T): T[] => Array.from({ length: size }, () => each)

function send(changes: object) {
  const body = { answers: { ...right, ...changes } }
  return openProductApi({} as never).handle({
    ...{ method: 'POST', path: '/api/visitor-requests/trust', body },
  } as never)
}

const today = '2026-11-28'
const page = trust as unknown as RequestPage
const form = requestForm({
  ...{ id: 'trust', page, kinds: await kindsWith(kinds), accounts: [], owner: '', today },
  ...({ send: () => undefined, answerSchema: undefined, errorMessage: () => undefined } as unknown as object),
} as never)

type Values = Record<string, string>
const person = JSON.stringify({ name: 'Ruth Hart', day: '31', month: '3', year: '1980' })
const typed = (...trustees: Values[]): Values => ({
  ...form.blank,
  ...{ trust: 'The Hart Trust', 'made-in': '4/2019', email: 'ruth@example.com' },
  trustees: JSON.stringify(trustees),
})
const typedRuth = { is: 'person', person }
const typedElm = { is: 'company', company: 'Elm Trustees Ltd', number: 'h 1001' }

describe('A visitor who asks for the account of a trust', () => {
  it.each([
    ['two trustees', { trustees: [ruth, elm] }],
    ['the most', { trustees: [ruth, elm, ruth, elm], sign: 'all' }],
    ['an account elsewhere', { trustees: [ruth, elm], accounts: [{ bank: 'Elm Bank', moves: 'no' }] }],
    ['no account, said as a list of none', { trustees: [ruth, elm], accounts: [] }],
  ])('is taken with %s', (_, changes) => {
    expect(send(changes)).toMatchObject({ status: 200 })
  })

  it.each([
    [{}, 'trustees', 'Add the trustees'],
    [{ trustees: [] }, 'trustees', 'Add the trustees'],
    [{ trustees: [ruth] }, 'trustees', 'Add another trustee: there must be 2 or more'],
    [{ trustees: times(5, ruth) }, 'trustees', 'Remove one trustee: there can be 4 or fewer'],
    [{ trustees: 'Ruth Hart' }, 'trustees', 'Answer these questions for each of them'],
    [{ trustees: ['ruth'] }, 'trustees', 'Answer these questions for each of them'],
    [{ trustees: ruth.person }, 'trustees', 'Answer these questions for each of them'],
    [{ trustees: [ruth, {}] }, 'trustees', 'Trustee 2, is: Choose what the trustee is'],
    [
      { trustees: [ruth, { is: 'company' }] },
      'trustees',
      'Trustee 2, company: Enter the name of the company',
    ],
    [
      { trustees: [ruth, { ...elm, person: ruth.person }] },
      'trustees',
      'Trustee 2, person: this is not asked',
    ],
    [{ trustees: [{ ...ruth, shoe: '9' }, elm] }, 'trustees', 'Trustee 1, shoe: this is not asked'],
    [
      { trustees: [ruth, { ...elm, number: '1001' }] },
      'trustees',
      'Trustee 2, number: Enter a customer number, like H-1001',
    ],
    [{ trustees: [ruth, elm, ruth] }, 'sign', 'Choose how many sign'],
    [{ trustees: [ruth, elm], sign: 'all' }, 'sign', 'this is not asked'],
    [
      { trustees: [ruth, elm], accounts: [{ bank: 'Elm Bank' }] },
      'accounts',
      'Account 1, moves: Choose yes or no',
    ],
    [{ trustees: [ruth, elm], shoe: '9' }, 'shoe', 'this is not asked'],
  ])('is refused %j', (changes, question, message) => {
    expect(send(changes)).toMatchObject({ status: 422, body: { question, message } })
  })

  it.each([
    ['more items than any group takes', { trustees: times(21, ruth) }],
    ['a group in a group', { trustees: [{ ...ruth, person: [ruth] }, elm] }],
  ])('is not read with %s', (_, changes) => {
    expect(send(changes)).toMatchObject({ status: 400 })
  })

  it('sends what the page asks, in its order', () => {
    const values = typed(typedElm, typedRuth, typedElm)
    expect(errorsOf(form, values)).toEqual({ sign: 'Choose how many sign' })
    const { answers } = toSend(form, { ...values, sign: 'two' }) as { answers: never }
    expect(answers).toEqual({ ...right, trustees: [elm, ruth, elm], sign: 'two' })
    expect(send(answers)).toMatchObject({ status: 200 })
  })

  it('reads of each trustee what is wrong, at its field', () => {
    expect(errorsOf(form, { ...typed(), trust: '' })).toEqual({
      trust: 'Enter the name of the trust',
      'trustees.1.is': 'Trustee 1: Choose what the trustee is',
      'trustees.2.is': 'Trustee 2: Choose what the trustee is',
    })
    expect(errorsOf(form, typed(typedRuth, { is: 'person', person: '{"name":"Tom"}' }))).toEqual({
      'trustees.2.person-bornOn': 'Trustee 2: Enter the date of birth, like 31 3 1980',
    })
    expect(errorsOf(form, typed(...times(5, typedElm)))).toEqual({
      trustees: 'Remove one trustee: there can be 4 or fewer',
      sign: 'Choose how many sign',
    })
  })

  it('reads each answer about each trustee again, with a way to its field', () => {
    expect(summaryOf(form, typed(typedRuth, typedElm)).slice(2, 7)).toEqual([
      { label: 'Trustee 1: What is this trustee?', value: 'A person', question: 'trustees.1.is' },
      {
        ...{ label: 'Trustee 1: Who is it?', value: 'Ruth Hart, born 31 March 1980' },
        question: 'trustees.1.person-name',
      },
      { label: 'Trustee 2: What is this trustee?', value: 'A company', question: 'trustees.2.is' },
      {
        ...{ label: 'Trustee 2: What is the name of the company?', value: 'Elm Trustees Ltd' },
        question: 'trustees.2.company',
      },
      {
        ...{ label: 'Trustee 2: What is the trustee’s customer number?', value: 'H-1001' },
        question: 'trustees.2.number',
      },
    ])
  })
})

describe('A draft of an earlier version of the page', () => {
  const read = (stored: object) => form.schema.parse(stored) as Values

  it('keeps its groups', () => {
    const values = typed(typedRuth, typedElm)
    const { trustees, ...others } = read(values)
    expect(JSON.parse(trustees!)).toEqual([
      { is: 'person', person, company: '', number: '' },
      { is: 'company', person: '', company: 'Elm Trustees Ltd', number: 'h 1001' },
    ])
    expect(others).toEqual({ ...values, trustees: undefined })
  })

  it('keeps what still fits, and what does not is read', () => {
    const {
      trustees,
      trust,
      accounts,
      'no longer asked': over,
    } = read({
      ...{ trust: '{"name":"Ruth","day":"1"}', accounts: 'With Elm Bank', heirs: '[{"name":"Tom"}]' },
      trustees: JSON.stringify([{ is: 'company', company: 'Elm Trustees Ltd', shoe: 'Size 9' }]),
    })
    expect(JSON.parse(trustees!)).toMatchObject([{ is: 'company', company: 'Elm Trustees Ltd' }])
    expect([trust, accounts]).toEqual(['', ''])
    expect(over?.split('\n')).toEqual([
      ...['{"name":"Ruth","day":"1"}', 'With Elm Bank', '[{"name":"Tom"}]', 'Size 9'],
    ])
  })
})
