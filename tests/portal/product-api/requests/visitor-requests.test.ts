// What anybody can tell the firm without signing in: bounded, and without a word about who is a client.
import { describe, expect, it } from 'vitest'
import { openSandbox, saturday } from '../support/sandbox.ts'

const death = {
  who: 'Rose Lin',
  relation: 'family',
  'your-name': 'Grace Lin',
  reach: '07700 900123',
  first: 'nothing',
}

function visiting(now = saturday) {
  const { api } = openSandbox(now)
  const tell = (body: unknown, address = '192.0.2.1', page = 'tell-us-of-a-death') =>
    api.handle({
      ...{ method: 'POST', path: `/api/visitor-requests/${page}`, query: new URLSearchParams() },
      ...{ headers: {}, body, address },
    })
  return { api, tell }
}

describe('A visitor', () => {
  it('tells us of a death, and has a reference and a day', () => {
    expect(visiting().tell({ answers: death })).toMatchObject({
      status: 200,
      body: { reference: 'V-80101', doneBy: '2026-11-25' },
    })
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
    const of = (who: string) => visiting().tell({ answers: { ...death, who } }).body
    expect(of('Rose Lin')).toEqual(of('Nobody Whatever'))
  })

  it('is told after five of one address and day, whoever they are about', () => {
    const { api, tell } = visiting()
    for (let sent = 0; sent < 5; sent++) expect(tell({ answers: death }).status).toBe(200)
    expect(tell({ answers: death })).toMatchObject({ status: 429, body: { reason: 'too-many-requests' } })
    expect(tell({ answers: death }, '192.0.2.2').status).toBe(200)
    api.setClock(new Date('2026-11-22T12:00:01Z'))
    expect(tell({ answers: death }).status).toBe(200)
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

  it('finds no such page where there is none', () => {
    expect(visiting().tell({ answers: {} }, '192.0.2.1', 'no-such-page').status).toBe(404)
  })
})
