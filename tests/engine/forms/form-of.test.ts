// A form that says its questions once: what it keeps, how it begins, what is wrong, and what is sent.
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { post, put } from '#http/contract.ts'
import type { Api } from '#http/client.ts'
import { askedQuestions } from '#forms/requests/request-form.tsx'
import { callForm } from '#forms/form-of.ts'
import { engineKinds } from '#base/requests/kinds/kinds.ts'
import { requestProblems } from '#base/requests/request-answers.ts'
import { errorsOf, toSend } from '#forms/form-logic.ts'

const body = z.object({
  shop: z.string(),
  amountPence: z.int(),
  way: z.enum(['post', 'van']),
  isAgreed: z.literal(true),
})
const declared = { summary: 'Orders', openTo: 'owner', answer: z.object({}), takesKey: true } as const
const order = post('/api/orders', { ...declared, body })
type Order = Record<'shop' | 'amount' | 'agreed' | 'orderId', string> & { way: '' | 'post' | 'van' }
const table = {
  ...{
    job: 'order',
    blank: { orderId: 'O-1', shop: 'Corner' },
    unsent: () => 'An order',
    sendLabel: 'Order',
  },
  questions: [
    { id: 'shop', kind: 'text', label: 'Shop', most: 8, missing: 'Enter the shop' },
    { id: 'amount', kind: 'money', label: 'Amount', least: 25, most: 1_000, currency: () => 'EUR' },
    {
      id: 'way',
      kind: 'choice',
      label: 'Way',
      missing: 'Choose the way',
      options: [
        { value: 'post', label: 'Post' },
        { value: 'van', label: 'Van' },
      ],
    },
    { id: 'agreed', kind: 'declaration', label: 'I agree', missing: 'Tick it' },
  ],
} as const
const form = callForm<typeof order, Order>(
  order,
  {},
  {
    ...table,
    sends: { isAgreed: { from: 'agreed', as: () => true } },
  },
)
const whole: Order = { orderId: 'O-1', shop: ' Corner ', amount: '£250.50', way: 'van', agreed: 'yes' }

describe('A form that says its questions once', () => {
  it('begins with nothing but what it names', () => {
    expect(form.blank).toEqual({ orderId: 'O-1', shop: 'Corner', amount: '', way: '', agreed: '' })
  })

  it('reads a draft that is older than a question, and none that holds something else than texts', () => {
    expect(form.schema.parse({ shop: 'Mill', gone: [] })).toEqual({ ...form.blank, shop: 'Mill' })
    expect(form.schema.safeParse({ shop: 5 }).success).toBe(false)
  })

  it('finds what is missing, and what is offered no more', () => {
    const missing = { shop: 'Enter the shop', way: 'Choose the way', agreed: 'Tick it' }
    expect(errorsOf(form, { ...form.blank, shop: ' ' })).toEqual(missing)
    expect(errorsOf(form, { ...whole, way: 'ship' as 'van' })).toEqual({ way: 'Choose the way' })
  })

  it.each([
    ['lots', 'Enter an amount, such as 5,000'],
    ['24.99', 'Enter €25 or more'],
    ['1,000.01', 'Enter €1,000 or less'],
  ])('says what is wrong with the amount %j', (amount, problem) => {
    expect(errorsOf(form, { ...whole, amount })).toEqual({ amount: problem })
  })

  it('says of what is no amount what the API says, where a page asks for it', () => {
    const price = { id: 'price', kind: 'money', label: 'Price', least: 0, most: 100, whole: true } as const
    const page = { steps: [{ questions: [price] }] }
    const asked = askedQuestions({ kinds: engineKinds, page })
    const said = { price: 'Enter an amount, such as 5,000' }
    expect(errorsOf(asked, { price: 'lots' })).toEqual(said)
    expect(requestProblems(page, { today: '', answers: { price: 'lots' } }, engineKinds)).toEqual(said)
  })

  it('sends what the call takes: texts without blanks around them, amounts in pence', () => {
    expect(toSend(form, whole)).toEqual({ shop: 'Corner', amountPence: 250_50, way: 'van', isAgreed: true })
  })

  it('sends what the path names as a part of the path', async () => {
    const change = put('/api/orders/:orderId', { ...declared, body: z.object({ shop: z.string() }) })
    const calls: unknown[] = []
    const api = { call: async (_: unknown, input: unknown) => calls.push(input) } as unknown as Api
    const changing = callForm<typeof change, Order>(
      change,
      {},
      {
        ...table,
        sends: { orderId: { stated: 'the order of the page', as: ({ orderId }) => orderId } },
      },
    )
    await changing.send(api, toSend(changing, whole), 'K')
    expect(calls).toEqual([{ params: { orderId: 'O-1' }, body: { shop: 'Corner' }, key: 'K' }])
  })
})
