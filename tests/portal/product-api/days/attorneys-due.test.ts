// A power of attorney that a client registers: who may act once it is done, what both are told, and how it ends.
import { describe, expect, it } from 'vitest'
import { listThreads } from '#api/inbox/messages.ts'
import { listDelegates } from '#api/people/delegates.ts'
import { listDelegatesFromClient } from '#api/people/sharing.ts'
import { againstActingAlone } from '#product-api/requests/attorneys.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const one = {
  'made-in': 'england-wales',
  type: 'lasting',
  'access-code': 'V-1234-5678-9012',
  'is-registered': 'yes',
  attorney: 'Ben Osei',
  'has-others': 'no',
  declared: 'yes',
}

/** The work on what is sent on this Saturday is done on the Friday after it. */
const done = new Date('2026-11-27T12:00:00Z')

function registration(answers: object = one) {
  const { api, send, get } = openSandbox()
  const sent = send(people.amelia, 'POST', '/api/service-requests/power-of-attorney', { answers })
  const delegates = () =>
    listDelegatesFromClient.answer.parse(get(people.amelia, '/api/client/delegatesfromclient').body).delegates
  const access = (who: Caller) =>
    listDelegates.answer
      .parse(get(who, '/api/client/delegates').body)
      .delegates.filter((each) => each.isActive)
  const inbox = (who: Caller) =>
    listThreads.answer
      .parse(get(who, '/api/messages?folder=inbox').body)
      .threads.map(({ subject, preview }) => `${subject}. ${preview}`)
  const finish = () => {
    api.setClock(done)
    return delegates()
  }
  const admit = (who: Caller = people.ben, may: 'act' | 'look' = 'act') =>
    api.setAttorneyScope!({ donor: people.amelia.userId, attorney: who.userId, may })
  return { api, send, get, sent, delegates, access, inbox, finish, admit }
}

const ben = { ...people.ben, clientId: people.amelia.userId }

interface Shared {
  requestId: string
  grantorId: string
  requestStatus: string
}

describe('An attorney who may act alone', () => {
  it.each<[string, object, ReturnType<typeof againstActingAlone>]>([
    ['is the only one', one, undefined],
    [
      'is each of several, jointly and severally',
      { ...one, 'has-others': 'yes', others: 'Ruth Ellery', act: 'severally' },
      undefined,
    ],
    [
      'is none of several who act jointly',
      { ...one, 'has-others': 'yes', others: 'Ruth Ellery', act: 'jointly' },
      'together',
    ],
    [
      'is none of several who act jointly for some decisions',
      { ...one, 'has-others': 'yes', others: 'Ruth Ellery', act: 'mixed' },
      'together',
    ],
    ['is nobody before it is registered', { ...one, 'is-registered': 'no' }, 'unregistered'],
    [
      'is the only one, by an enduring power, while the donor decides as well',
      { ...one, type: 'enduring', 'is-registered': 'no', 'has-lost-ability': 'no' },
      undefined,
    ],
    [
      'is nobody, by an enduring power that has to be registered now',
      { ...one, type: 'enduring', 'is-registered': 'no', 'has-lost-ability': 'yes' },
      'unregistered',
    ],
  ])('%s', (_, answers, expected) => {
    expect(againstActingAlone(answers as Record<string, string>)).toBe(expected)
  })
})

describe('A client who registers a power of attorney', () => {
  it.each<[string, object]>([
    ['', {}],
    [', nor among others', { attorney: 'Jane Doe', others: 'Ben Osei' }],
    [', nor within other words', { attorney: 'Jane Doe', others: 'Replacement Attorney, Ben Osei' }],
  ])('lets nobody in by a name%s', (_, answers) => {
    const severally = 'others' in answers && { 'has-others': 'yes', act: 'severally' }
    const { sent, get, finish } = registration({ ...one, ...severally, ...answers })
    expect(sent.status).toBe(200)
    expect(finish()).toEqual([])
    expect(get(ben, '/api/portfolios').status).toBe(403)
    expect(get(people.amelia, '/api/service-requests/power-of-attorney/SR-1').body).toMatchObject({
      status: 'Answered',
      outcome:
        'We ask each attorney to confirm who they are, and let nobody in before that. Then we write to you both. Shared access lists who was let in, and you can end it there. If you did not ask for it, call us at once.',
    })
  })

  it('has the attorney in the list once the firm knows who they are, who acts for them, and both are told', () => {
    const { get, finish, admit, delegates, access, inbox } = registration()
    expect(admit()).toBe(false)
    finish()
    expect(inbox(people.amelia)[0]).toContain('Our answer to your request: R-70101')
    expect(admit()).toBe(true)
    expect(delegates()).toMatchObject([
      {
        toClientName: 'Ben Osei',
        isActive: true,
        kind: 'attorney',
        since: '2026-11-27',
        registeredWith: 'Office of the Public Guardian',
      },
    ])
    expect(access(people.ben)).toMatchObject([{ fromClientName: 'Amelia Hart', kind: 'attorney' }])
    expect(get(ben, '/api/portfolios').status).toBe(200)
    expect(inbox(people.amelia)[0]).toContain('What Ben Osei may do for you')
    expect(inbox(people.ben)[0]).toContain('You may act for Amelia Hart')
  })

  it('is let down by no slip of the firm: nobody of no power, of one that all act by, twice, or the donor', () => {
    expect(registration({ ...one, 'is-registered': 'no' }).admit()).toBe(false)
    const { finish, admit, send, delegates } = registration()
    finish()
    expect(admit(people.amelia)).toBe(false)
    expect(admit({ userId: 'U-99999', subject: '' })).toBe(false)
    expect(admit()).toBe(true)
    expect(admit()).toBe(false)
    const [{ clientId } = { clientId: '' }] = delegates()
    expect(send(people.amelia, 'DELETE', `/api/client/delegatesfromclient/${clientId}`).status).toBe(204)
    // What the donor has ended begins again only by another power.
    expect(admit()).toBe(false)
    const together = registration({ ...one, 'has-others': 'yes', others: 'Ruth Ellery', act: 'jointly' })
    together.finish()
    expect(together.admit()).toBe(false)
  })

  it.each([
    ['neither a code nor the paper', { 'access-code': '' }, 'access-code'],
    ['a code of another form', { 'access-code': '1234-5678-9012' }, 'access-code'],
    ['a code with a letter that looks like another', { 'access-code': 'V-ıı12-0000-0000' }, 'access-code'],
    ['a code that is too short', { 'access-code': 'V-1234-5678-901' }, 'access-code'],
    ['no paper of a power that has no code', { 'made-in': 'scotland', type: '', 'access-code': '' }, 'paper'],
  ])('is refused with %s', (_, answers, question) => {
    const given = Object.fromEntries(Object.entries({ ...one, ...answers }).filter(([, text]) => text !== ''))
    expect(registration(given).sent).toMatchObject({
      status: 422,
      body: { reason: 'answer-refused', question },
    })
  })

  it('may write the code without its dashes, and small', () => {
    expect(registration({ ...one, 'access-code': 'v1234 56789012' }).sent.status).toBe(200)
  })

  it('has an attorney whose paper has restrictions look and do nothing, until the firm has read them', () => {
    const { send, get, finish, admit, access, inbox, delegates } = registration({
      ...one,
      restrictions: 'They may not withdraw money.',
    })
    finish()
    expect(admit(people.ben, 'look')).toBe(true)
    expect(delegates()).toEqual([])
    expect(access(people.ben)).toEqual([])
    expect(get(ben, '/api/portfolios').status).toBe(200)
    expect(send(ben, 'POST', '/api/withdrawals', {})).toMatchObject({
      status: 403,
      body: { message: 'This is not shared with you' },
    })
    expect(inbox(people.ben)[0]).toContain('You can see the accounts of Amelia Hart')
    expect(inbox(people.amelia)[0]).toContain('What Ben Osei may do for you. ')
    expect(admit(people.ben, 'act')).toBe(true)
    expect(access(people.ben)).toMatchObject([{ fromClientName: 'Amelia Hart' }])
    expect(delegates()).toMatchObject([{ kind: 'attorney', registeredWith: 'Office of the Public Guardian' }])
    expect(get(people.amelia, '/api/sharedaccess/sharedbyyou').body).not.toMatchObject({
      requests: expect.arrayContaining([expect.objectContaining({ receiverName: 'Ben Osei' })]),
    })
    expect(send(ben, 'POST', '/api/withdrawals', {}).status).toBe(400)
    expect(inbox(people.ben)[0]).toContain('You may act for Amelia Hart')
    expect(inbox(people.amelia)[0]).toContain('Ben Osei may now act for you as your attorney')
    expect(admit(people.ben, 'look')).toBe(false)
  })

  it('ends under Shared access that an attorney looks', () => {
    const { send, get, finish, admit } = registration({ ...one, restrictions: 'No gifts.' })
    finish()
    admit(people.ben, 'look')
    const { requests } = get(people.amelia, '/api/sharedaccess/sharedbyyou').body as {
      requests: { receiverName: string; requestStatus: string; requestId: string; grantorId: string }[]
    }
    const { requestId, grantorId } = requests.find(
      (each) => each.receiverName === 'Ben Osei' && each.requestStatus === 'Accepted',
    )!
    const ending = { status: 'Revoked', requestId, grantorId }
    expect(send(people.amelia, 'PUT', '/api/sharedaccess/updatestatus', ending).status).toBe(200)
    expect(get(ben, '/api/portfolios').status).toBe(403)
  })

  it('gives the firm no scope to set for a person to whom the owner shows the accounts themselves', () => {
    const { api } = openSandbox()
    const viewer = { donor: people.amelia.userId, attorney: people.ben.userId }
    expect(api.setAttorneyScope!({ ...viewer, may: 'act' })).toBe(false)
  })

  it.each<[string, Caller, string]>([
    ['an attorney', people.ben, 'Ben Osei'],
    ['a delegate', people.chloe, 'Chloe Marsh'],
  ])('leaves somebody who was %s no earlier power beside the restricted one', (_, holder, name) => {
    const isDelegate = holder === people.chloe
    const donor: Caller = isDelegate ? people.rose : people.amelia
    const { api, send, get } = openSandbox()
    const register = (answers: object) =>
      send(donor, 'POST', '/api/service-requests/power-of-attorney', { answers }).status
    const acting = { ...holder, clientId: donor.userId }
    api.setFlags({ 'shared-access': true })
    const admit = (may: 'act' | 'look') =>
      api.setAttorneyScope!({ donor: donor.userId, attorney: holder.userId, may })
    if (!isDelegate) register({ ...one, attorney: name })
    api.setClock(done)
    expect(get(donor, '/api/portfolios').status).toBe(200)
    expect(admit('act')).toBe(!isDelegate)
    expect(send(acting, 'POST', '/api/messages', {}).status).toBe(400)
    expect(register({ ...one, attorney: name, restrictions: 'They may not withdraw.' })).toBe(200)
    api.setClock(new Date('2026-12-11T12:00:00Z'))
    expect(admit('look')).toBe(true)
    expect(send(acting, 'POST', '/api/withdrawals', {})).toMatchObject({
      status: 403,
      body: { message: 'This is not shared with you' },
    })
    expect(get(acting, '/api/portfolios').status).toBe(200)
    const { delegates } = listDelegatesFromClient.answer.parse(
      get(donor, '/api/client/delegatesfromclient').body,
    )
    expect(delegates.filter(({ toClientName, isActive }) => isActive && toClientName === name)).toEqual([])
  })

  it('ends by one step whatever the attorney has, invitations included', () => {
    const { send, get, finish, admit, delegates } = registration()
    finish()
    admit()
    const [{ clientId } = { clientId: '' }] = delegates()
    const invitation = { email: 'ben.osei@example.com', phoneNumber: '07700 900301' }
    expect(send(people.amelia, 'POST', '/api/sharedaccess/sendrequest', invitation).status).toBe(200)
    const list = () =>
      (get(people.ben, '/api/sharedaccess/sharedwithyou').body as { requests: Shared[] }).requests.find(
        ({ grantorId }) => grantorId === people.amelia.userId,
      )!
    const { requestId, grantorId } = list()
    const accepting = { status: 'Accepted', requestId, grantorId }
    expect(send(people.ben, 'PUT', '/api/sharedaccess/updatestatus', accepting).status).toBe(200)
    expect(send(people.amelia, 'DELETE', `/api/client/delegatesfromclient/${clientId}`).status).toBe(204)
    expect(get(ben, '/api/portfolios').status).toBe(403)
    expect(list().requestStatus).toBe('Revoked')
  })

  it('can invite others after one who only looks was admitted', () => {
    const { send, get, finish, admit } = registration({ ...one, restrictions: 'No gifts.' })
    const invite = (email: string) =>
      send(people.amelia, 'POST', '/api/sharedaccess/sendrequest', { email, phoneNumber: '07700 900301' })
    const first = () =>
      (get(people.ben, '/api/sharedaccess/sharedwithyou').body as { requests: Shared[] }).requests.find(
        ({ requestStatus }) => requestStatus === 'Pending',
      )!
    expect(invite('ben.osei@example.com').status).toBe(200)
    const { requestId, grantorId } = first()
    const cancelling = { status: 'Cancelled', requestId, grantorId }
    expect(send(people.amelia, 'PUT', '/api/sharedaccess/updatestatus', cancelling).status).toBe(200)
    expect(invite('ben.osei@example.com').status).toBe(200)
    expect(invite('a@example.com').status).toBe(200)
    finish()
    expect(admit(people.ben, 'look')).toBe(true)
    expect(get(ben, '/api/portfolios').status).toBe(200)
    expect(invite('b@example.com').status).toBe(200)
  })

  it('gives nothing to an attorney of whose death we were told meanwhile', () => {
    const { api, send, get } = openSandbox()
    const answers = { ...one, attorney: 'Tom Marsh' }
    expect(send(people.rose, 'POST', '/api/service-requests/power-of-attorney', { answers }).status).toBe(200)
    const file = '/api/request-pages/tell-us-someone-has-died/files/0e9d3f6a-8f1c-4a57-9b0e-2f4a6c1d7b11'
    const text = '%PDF-1.7 a certificate'
    const about = { name: 'a.pdf', contentType: 'application/pdf', sizeBytes: text.length }
    send(people.rose, 'PUT', file, about)
    send(people.rose, 'PUT', `${file}/content`, { from: 0, base64: Buffer.from(text).toString('base64') })
    const death = { who: 'Tom Marsh', relation: 'executor', first: ['none'], papers: [file.slice(-36)] }
    const told = send(people.rose, 'POST', '/api/service-requests/tell-us-someone-has-died', {
      answers: death,
    })
    expect(told.status).toBe(200)
    api.setClock(done)
    get(people.rose, '/api/portfolios')
    const scope = { donor: people.rose.userId, attorney: people.tom.userId }
    expect(api.setAttorneyScope!({ ...scope, may: 'act' })).toBe(false)
    const acting = { ...people.tom, clientId: people.rose.userId }
    expect(get(acting, '/api/portfolios').status).toBe(403)
  })

  it('is refused with a code that another client has given, however it is written', () => {
    const { send, sent } = registration()
    expect(sent.status).toBe(200)
    const register = (who: Caller, code: string) =>
      send(who, 'POST', '/api/service-requests/power-of-attorney', {
        answers: { ...one, attorney: 'Tom Marsh', 'access-code': code },
      })
    for (const code of [
      'v1234 56789012',
      'V\u00A01234\u00A05678\u00A09012',
      'V\u30001234 5678 9012',
      'V–1234–5678–9012 ',
    ])
      expect(register(people.rose, code), code).toMatchObject({
        status: 409,
        body: { reason: 'stands-against' },
      })
    expect(register(people.amelia, 'V-1234-5678-9012').status).toBe(200)
    expect(register(people.rose, 'V-1234-5678-9013').status).toBe(200)
  })

  it('reads why nobody may act alone', () => {
    const { finish, inbox } = registration({
      ...one,
      'has-others': 'yes',
      others: 'Ruth Ellery',
      act: 'jointly',
    })
    expect(finish()).toEqual([])
    expect(inbox(people.amelia)[0]).toContain('Your attorneys decide together')
  })

  it('ends the access of the attorney, whose next call is refused, and is told outside as well', () => {
    const { api, send, get, finish, admit, delegates, access } = registration()
    finish()
    admit()
    const [{ clientId } = { clientId: '' }] = delegates()
    const address = `/api/client/delegatesfromclient/${clientId}`
    expect(send(people.ruth, 'DELETE', address).status).toBe(404)
    expect(send(people.amelia, 'DELETE', address).status).toBe(204)
    expect(send(people.amelia, 'DELETE', address).status).toBe(204)
    expect(get(ben, '/api/portfolios').status).toBe(403)
    expect(access(people.ben)).toEqual([])
    expect(delegates()).toMatchObject([{ isActive: false }])
    expect(api.outbox().map(({ subject }) => subject)).toEqual([
      'Ben Osei’s access has ended',
      'Ben Osei’s access has ended',
    ])
  })
})
