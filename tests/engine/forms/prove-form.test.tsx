// The proof of a form: one thing wrong with its table, and exactly what is said of it.
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { post, reason } from '#http/contract.ts'
import type { FormDefinition } from '#forms/form-definition.ts'
import { problemsOf } from './prove-form.ts'
import '../../support/fixed-seed.ts'

const takeOut = post('/api/withdrawals', {
  summary: 'Takes money out',
  openTo: 'attorney',
  body: z.object({ accountId: z.string(), pounds: z.int().check(z.maximum(10_000)) }),
  answer: z.object({}),
  errors: [reason('closed', 409, 'The account is closed.')],
  takesKey: true,
})

type Values = { how: '' | 'all' | 'part'; amount: string }
type Sent = { accountId: string; pounds: number }
type Table = FormDefinition<Values, Sent, object>

const [how, amount]: Table['questions'][number][] = [
  {
    id: 'how',
    kind: 'choice',
    label: 'How much?',
    options: [
      { value: 'all', label: 'Everything' },
      { value: 'part', label: 'An amount' },
    ],
    missing: 'Choose how much',
  },
  {
    id: 'amount',
    kind: 'money',
    label: 'Amount',
    isAsked: (values) => values.how === 'part',
    check: (typed) => (Number(typed) > 0 && Number(typed) < 10_000 ? undefined : 'Enter an amount'),
  },
] as const

const right: Table = {
  job: 'withdrawal',
  schema: z.object({ how: z.enum(['', 'all', 'part']), amount: z.string() }),
  blank: { how: '', amount: '' },
  questions: [how!, amount!],
  unsent: () => 'Money out of Rainy day',
  sendLabel: 'Take it out',
  sends: {
    accountId: { stated: 'the account of the page', as: () => 'A-1' },
    pounds: { from: 'amount', as: (values) => (values.how === 'all' ? 10_000 : Number(values.amount)) },
  },
  send: (api, body, key) => api.call(takeOut, { body, key }),
  answerSchema: takeOut.answer,
  errorMessage: () => 'The account is closed. Nothing was sent.',
}
const filled: Values = { how: 'part', amount: '25' }
const problems = (change: Partial<Table>) => problemsOf({ ...right, ...change }, filled)

describe('The proof of a form', () => {
  it('finds nothing wrong with one that is right', async () => {
    expect(await problems({})).toEqual([])
  })

  it('names a question that nobody is ever asked', async () => {
    const never = { ...amount!, isAsked: () => false } as Table['questions'][number]
    expect(await problems({ questions: [how!, never] })).toContain(
      'withdrawal: nobody is ever asked “amount”',
    )
  })

  it('names values of which the fields have no question', async () => {
    const once = { ...how!, isAsked: (values: Values) => values.how === '' } as Table['questions'][number]
    expect(await problems({ questions: [once, amount!] })).toContain(
      'withdrawal: the fields have no question, of {"how":"all","amount":"25"}',
    )
  })

  it('names values of which the check has nothing to read', async () => {
    const silent = [how!, amount!].map((each) => ({ ...each, summary: false }) as Table['questions'][number])
    expect(await problems({ questions: silent })).toContain(
      'withdrawal: the check has no answer to read, of {"how":"part","amount":"25"}',
    )
  })

  it('names a field that says no to what is right', async () => {
    const strict = { ...amount!, check: () => 'Enter more' } as Table['questions'][number]
    expect(await problems({ questions: [how!, strict] })).toContain(
      'withdrawal: “amount” is said to be wrong though it is right: Enter more',
    )
  })

  it('names what is sent and comes from no question', async () => {
    const pounds = { from: 'sum' as 'amount', as: () => 25 }
    expect(await problems({ sends: { ...right.sends, pounds } })).toEqual([
      'withdrawal: “pounds” is sent, and no question is called “sum”',
    ])
  })

  it('names what is sent from a source that is not stated', async () => {
    const accountId = { stated: ' ', as: () => 'A-1' }
    expect(await problems({ sends: { ...right.sends, accountId } })).toEqual([
      'withdrawal: “accountId” is sent, and where it comes from is not stated',
    ])
  })

  it('says that nothing is sent', async () => {
    expect(await problems({ send: async () => ({}) })).toEqual(['withdrawal: it sends nothing'])
  })

  it('names what has no error and is refused by the call', async () => {
    const lax = { ...amount!, check: undefined } as unknown as Table['questions'][number]
    const pounds = { from: 'amount', as: () => 10_001 } as const
    expect(await problems({ questions: [how!, lax], sends: { ...right.sends, pounds } })).toEqual([
      'withdrawal: POST /api/withdrawals does not take “pounds” of {"accountId":"A-1","pounds":10001}',
    ])
  })

  it('names a reason without a sentence', async () => {
    expect(await problems({ errorMessage: () => undefined })).toEqual([
      'withdrawal: there is no sentence for “closed” of POST /api/withdrawals',
    ])
  })
})
