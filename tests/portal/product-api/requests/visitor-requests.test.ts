// What anybody can tell the firm without signing in: bounded, and without a word about who is a client.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { requestPages } from '#product-api/data/request-pages.ts'
import { openSandbox, people, saturday } from '../support/sandbox.ts'
import { root } from '../../../support/root.ts'

const death = {
  who: 'Rose Lin',
  relation: 'family',
  'your-name': 'Grace Lin',
  reach: '07700 900123',
  first: ['none'],
}

/** The form of a visitor's reference. */
const SAID = /^V-[0-9]{10}$/

const numberOf = ({ body }: { body?: unknown }) => Number((body as { reference: string }).reference.slice(2))

function visiting(now = saturday) {
  const { api, send } = openSandbox(now)
  const tell = (body: unknown, address = '192.0.2.1', page = 'tell-us-of-a-death', more: object = {}) =>
    api.handle({
      ...{ method: 'POST', path: `/api/visitor-requests/${page}`, query: new URLSearchParams() },
      ...{ headers: {}, body, address },
      ...more,
    })
  return { api, send, tell }
}

describe('A visitor', () => {
  it('is led to each page for visitors from one that the footer shows to everybody', () => {
    const shown = ['someone-has-died', 'accessibility', 'how-your-money-is-held']
      .map((name) => readFileSync(join(root, `config/pages/${name}.json`), 'utf8'))
      .join('')
    const pages = Object.entries(requestPages()).filter(([, page]) => page['sent-by'] === 'visitor')
    expect(pages.map(([id]) => id)).toEqual(['begin-as-an-attorney', 'tell-us-of-a-death'])
    expect(shown).toContain('(route:begin-as-an-attorney)')
    expect(shown).toContain('"to": "tell-us-of-a-death"')
  })

  it('tells us of a death, and has a reference and a day', () => {
    const { tell } = visiting()
    const [one, other] = [tell({ answers: death }), tell({ answers: death })]
    expect(one).toMatchObject({
      status: 200,
      body: { reference: expect.stringMatching(SAID) as string, doneBy: '2026-11-25' },
    })
    // Nobody can tell from one how many there are, nor guess another.
    expect(numberOf(other)).not.toBe(numberOf(one))
    expect(Math.abs(numberOf(other) - numberOf(one))).not.toBe(1)
  })

  it('begins a power of attorney as the attorney', () => {
    const { tell } = visiting()
    const answers = {
      donor: { name: 'Amelia Hart', bornOn: '1980-03-31' },
      'your-name': 'Ben Osei',
      reach: 'ben@example.com',
      'made-in': 'england-wales',
      'access-code': 'V-1234-5678-9012',
    }
    expect(tell({ answers }, '192.0.2.1', 'begin-as-an-attorney').status).toBe(200)
  })

  it('reads the same of a client as of somebody whom nobody knows', () => {
    const of = (who: string) => visiting().tell({ answers: { ...death, who } })
    const same = {
      status: 200,
      body: { reference: expect.stringMatching(SAID) as string, doneBy: '2026-11-25' },
    }
    for (const who of ['Rose Lin', 'Nobody Whatever']) expect(of(who)).toMatchObject(same)
  })

  it('is told after five of one address and day, whoever they are about', () => {
    const { api, tell } = visiting()
    for (let sent = 0; sent < 5; sent++) expect(tell({ answers: death }).status).toBe(200)
    expect(tell({ answers: death })).toMatchObject({ status: 429, body: { reason: 'too-many-requests' } })
    expect(tell({ answers: death }, '192.0.2.2').status).toBe(200)
    api.setClock(new Date('2026-11-22T12:00:01Z'))
    expect(tell({ answers: death }).status).toBe(200)
  })

  it.each<[string, (n: number) => string, string]>([
    ['one network of IPv6', (n) => `2001:db8:1:2:${n}::${n}`, '2001:db8:1:3::1'],
    [
      'one network of IPv6, however it is written',
      (n) => `2001:0DB8:1:2${':0'.repeat(n % 2)}::9`,
      '2001:db8::1',
    ],
    ['one address, also as IPv6', (n) => (n % 2 ? '8.8.8.8' : '::ffff:8.8.8.8'), '::ffff:8.8.8.9'],
  ])('counts as %s', (_, address, another) => {
    const { tell } = visiting()
    for (let sent = 0; sent < 5; sent++) expect(tell({ answers: death }, address(sent)).status).toBe(200)
    expect(tell({ answers: death }, address(5)).status).toBe(429)
    expect(tell({ answers: death }, another).status).toBe(200)
  })

  it('sends no file, and nothing that the page does not ask', () => {
    const { tell } = visiting()
    const file = '5f1f1f1e-0000-4000-8000-000000000001'
    for (const more of [{ papers: [file] }, { account: 'A-U-20002-1' }])
      expect(tell({ answers: { ...death, ...more } })).toMatchObject({
        status: 422,
        body: { reason: 'answer-refused' },
      })
  })

  it.each(['ask-for-a-letter', 'power-of-attorney', 'tell-us-someone-has-died'])(
    'is asked to sign in for a page that is not theirs: %s',
    (page) => {
      expect(visiting().tell({ answers: {} }, '192.0.2.1', page).status).toBe(401)
    },
  )

  it.each(['close-an-account', 'power-of-attorney'])(
    'who is signed in sends by the visitors’ call no page that is for clients: %s',
    (page) => {
      const { tell } = visiting()
      const { subject, userId } = people.amelia
      const signedIn = { subject, headers: { 'x-userid': userId }, signedInAt: saturday.getTime() / 1000 }
      expect(tell({ answers: {} }, '192.0.2.1', page, signedIn)).toMatchObject({
        status: 404,
        body: { reason: 'page-closed' },
      })
    },
  )

  it('has the calls of their pages alone: none of a client’s takes such a page', () => {
    const { send } = visiting()
    for (const [method, path, body] of [
      ['POST', '/api/service-requests/tell-us-of-a-death', { answers: death }],
      ['GET', '/api/request-pages/tell-us-of-a-death', undefined],
    ] as const)
      expect(send(people.amelia, method, path, body)).toMatchObject({
        status: 404,
        body: { reason: 'page-closed' },
      })
  })

  it('shares no idempotency key with a visitor at another address', () => {
    const { tell } = visiting()
    const key = { headers: { 'idempotency-key': 'k-1' } }
    const one = tell({ answers: death }, '192.0.2.1', 'tell-us-of-a-death', key)
    const again = tell({ answers: death }, '192.0.2.1', 'tell-us-of-a-death', key)
    const other = tell({ answers: death }, '192.0.2.2', 'tell-us-of-a-death', key)
    expect(numberOf(again)).toBe(numberOf(one))
    expect(numberOf(other)).not.toBe(numberOf(one))
  })

  it('is told by the API itself of a path that is not well formed, and of the methods that there are', () => {
    const { api } = visiting()
    const ask = (method: string, path: string) =>
      api.handle({ method, path, query: new URLSearchParams(), headers: {}, body: undefined })
    for (const path of ['/api/visitor-requests/%zz', '/api/visitor-requests/tell-us-of-a-death'])
      expect(api.isForVisitors?.({ path })).toBe(true)
    expect(api.isForVisitors?.({ path: '/api/portfolios' })).toBe(false)
    expect(ask('POST', '/api/visitor-requests/%zz')).toMatchObject({
      status: 400,
      body: { message: 'The path is not well formed' },
    })
    expect(ask('GET', '/api/visitor-requests/tell-us-of-a-death')).toMatchObject({
      status: 405,
      headers: { allow: 'POST' },
    })
  })

  it('finds no such page where there is none', () => {
    expect(visiting().tell({ answers: {} }, '192.0.2.1', 'no-such-page').status).toBe(404)
  })
})
