// What the API refuses to an attorney by itself, and lets them do for the donor.
import { describe, expect, it } from 'vitest'
import { openSandbox, people } from '../support/sandbox.ts'

const attorney = { ...people.kira, clientId: 'C-30011' }
const delegate = { ...people.kira, clientId: 'C-30010' }

describe('An attorney', () => {
  it.each([
    [
      'register another power of attorney',
      'POST',
      '/api/service-requests/power-of-attorney',
      { answers: {} },
    ],
    ['take one back', 'DELETE', '/api/service-requests/power-of-attorney/SR-1', undefined],
    ['open the page for one', 'GET', '/api/request-pages/power-of-attorney', undefined],
    ['make somebody an owner', 'POST', '/api/service-requests/joint-account', { answers: {} }],
    [
      'invite somebody',
      'POST',
      '/api/sharedaccess/sendrequest',
      { email: 'leo.bell@example.com', phoneNumber: '07700 900301' },
    ],
    ['end anybody’s access', 'DELETE', '/api/client/delegatesfromclient/DG-1', undefined],
    ['see how the donor signs in', 'GET', '/api/security', undefined],
  ])('may not %s', (_, method, address, body) => {
    expect(openSandbox().send(attorney, method, address, body).status).toBe(403)
  })

  it('asks for a letter and complains for the donor', () => {
    const { send } = openSandbox()
    const ask = (page: string, answers: object) =>
      send(attorney, 'POST', `/api/service-requests/${page}`, { answers }).status
    expect(ask('ask-for-a-letter', { letter: 'proof', account: 'A-C-30011-1', 'by-post': 'no' })).toBe(200)
    expect(
      ask('make-a-complaint', { about: 'service', what: 'Nobody called me back.', 'lost-money': 'no' }),
    ).toBe(200)
  })

  it('is one for their donor alone', () => {
    const { send, get } = openSandbox()
    expect(send(delegate, 'POST', '/api/sharedaccess/sendrequest', {}).status).toBe(400)
    expect(get(people.kira, '/api/request-pages/power-of-attorney').status).toBe(200)
  })
})
