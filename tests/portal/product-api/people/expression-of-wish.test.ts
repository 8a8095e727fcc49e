// Expressions of wish in the sandbox: it refuses by itself what no form should send.
import { describe, expect, it } from 'vitest'
import type { ExpressionOfWish, NewWish, Wish } from '#api/people/expression-of-wish.ts'
import { openSandbox, people, saturday, type Caller } from '../support/sandbox.ts'

const path = '/api/expression-of-wish'
const { ben, amelia, grace } = people
const forRose = { ...grace, clientId: 'C-30003' }

type NewNominee = NewWish['nominees'][number]
const child = (part: Partial<Record<keyof NewNominee, unknown>> = {}) => ({
  ...{ kind: 'person', name: 'Tom', relation: 'child', bornOn: '2010-02-28', charityNumber: null },
  ...{ contact: 'tom@example.com', share: 100_00, ...part },
})
const wish = (...nominees: object[]) => ({ nominees })

function open() {
  const sandbox = openSandbox()
  sandbox.api.setFlags({ 'expression-of-wish': true })
  const of = (caller: Caller) => sandbox.get(caller, path).body as ExpressionOfWish
  const sign = (caller: Caller, body: unknown) => sandbox.send(caller, 'POST', path, body)
  return { ...sandbox, of, sign }
}

describe('The expression of wish of a client', () => {
  it('is the latest that they signed, with the earlier ones and when each was replaced', () => {
    const { of } = open()
    expect(of(ben)).toMatchObject({
      pensions: [],
      current: { signedAt: '2025-10-18T10:05:00.000Z', reviewDueOn: '2026-10-18', replacedAt: null },
      earlier: [{ nominees: [{ name: 'Ama Osei', share: 100_00 }], replacedAt: '2025-10-18T10:05:00.000Z' }],
    })
    expect(of(amelia)).toEqual({
      ...{ current: null, earlier: [], nextCursor: null },
      pensions: ['Personal Pension'],
    })
  })

  it('signed again takes the place of the one before, and is announced in the inbox, and outside the portal without a name', () => {
    const { api, get, of, sign } = open()
    const before = of(ben).current as Wish
    const signed = sign(ben, wish(child({ share: 33_33 }), child({ name: 'Ann', share: 66_67 })))
    expect(signed).toMatchObject({ status: 200, body: { nominees: [{ id: '1' }, { id: '2' }] } })
    expect(of(ben).current).toEqual(signed.body)
    expect(of(ben).earlier[0]).toEqual({ ...before, replacedAt: saturday.toISOString() })
    const { reference } = signed.body as Wish
    expect(api.outbox().map(({ subject }) => subject)).toEqual([
      `Your expression of wish was signed: ${reference}`,
      `Your expression of wish was signed: ${reference}`,
    ])
    expect(JSON.stringify(api.outbox())).not.toContain('Tom')
    expect(JSON.stringify(get(ben, '/api/messages').body)).toContain(reference)
  })

  it('replaces the one that was read, and no other in silence: of two that began from one, the second is refused', () => {
    const { of, sign } = open()
    const replaces = (of(ben).current as Wish).id
    const first = sign(ben, { ...wish(child()), replaces })
    expect(first.status).toBe(200)
    expect(sign(ben, { ...wish(child({ name: 'Ann' })), replaces })).toMatchObject({
      status: 409,
      body: { reason: 'changed' },
    })
    expect(of(ben).current).toEqual(first.body)
    expect(sign(amelia, { ...wish(child()), replaces: null }).status).toBe(200)
    expect(sign(amelia, { ...wish(child()), replaces: null }).status).toBe(409)
  })

  it('happens once by its key', () => {
    const { of, sign } = open()
    const caller = { ...amelia, key: 'key-1' }
    expect(sign(caller, wish(child())).body).toEqual(sign(caller, wish(child())).body)
    expect(of(amelia).earlier).toEqual([])
  })

  it('is reviewed on the day on which its holder says that it is still right', () => {
    const { of, send } = open()
    const { id } = of(ben).current!
    expect(send(ben, 'POST', `${path}/${id}/review`).body).toMatchObject({
      reviewedOn: '2026-11-21',
      reviewDueOn: '2027-11-21',
    })
    expect(send(ben, 'POST', `${path}/EW-U-20003-1/review`)).toMatchObject({
      status: 409,
      body: { reason: 'replaced' },
    })
  })
})

describe('An expression of wish is refused', () => {
  it.each([
    ['that gives less than everything', [child({ share: 99_99 })]],
    ['that gives more than everything', [child(), child({ share: 1 })]],
  ])('%s', (_what, nominees) => {
    const { of, sign } = open()
    expect(sign(amelia, wish(...nominees))).toMatchObject({ status: 422, body: { reason: 'total' } })
    expect(of(amelia).current).toBeNull()
  })

  it.each<[string, unknown]>([
    ['that names nobody', { nominees: [] }],
    ['of too many', { nominees: Array.from({ length: 13 }, () => child({ share: 7_69 })) }],
    ['with parts of a hundredth', wish(child({ share: 50_00.5 }), child({ share: 49_99.5 }))],
    ['with a share of nothing', wish(child(), child({ share: 0 }))],
    ['without a name', wish(child({ name: '  ' }))],
    ['without a contact', wish(child({ contact: '' }))],
    ['of a person without a date of birth', wish(child({ bornOn: null }))],
    ['of a trust with a date of birth', wish(child({ kind: 'trust', relation: null }))],
    ['of a person with a charity number', wish(child({ charityNumber: '1099887' }))],
    ['without a body', undefined],
  ])('%s', (_what, body) => {
    expect(open().sign(amelia, body).status).toBe(400)
  })

  it('of somebody who is yet to be born', () => {
    expect(open().sign(amelia, wish(child({ bornOn: '2026-11-22' })))).toMatchObject({
      status: 422,
      body: { reason: 'born-on' },
    })
  })

  it('without credentials of the last five minutes', () => {
    const { of, send, sign } = open()
    const late = { ...ben, signedInMinutesAgo: 6 }
    const refusal = { status: 403, body: { reason: 'recent-authentication-required' } }
    expect(sign(late, wish(child()))).toMatchObject(refusal)
    expect(send(late, 'POST', `${path}/${of(ben).current!.id}/review`)).toMatchObject(refusal)
  })

  it('by somebody acting for the holder, who reads it and sees no form of it', () => {
    const { get, of, send, sign } = open()
    const { id } = of(forRose).current!
    const refusal = { status: 403, body: { reason: 'owner-only' } }
    expect(sign(forRose, wish(child()))).toMatchObject(refusal)
    expect(send(forRose, 'POST', `${path}/${id}/review`)).toMatchObject(refusal)
    expect(get(forRose, '/api/forms/wish')).toMatchObject(refusal)
  })

  it('where the flag is off, for reading too', () => {
    const sandbox = openSandbox()
    const refusal = { status: 403, body: { reason: 'flag-off' } }
    expect(sandbox.get(amelia, path)).toMatchObject(refusal)
    expect(sandbox.send(amelia, 'POST', path, wish(child()))).toMatchObject(refusal)
    expect(sandbox.get(ben, path).status).toBe(200)
  })
})
