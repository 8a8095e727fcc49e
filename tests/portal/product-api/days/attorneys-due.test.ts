// A power of attorney that a client registers: who may act once it is done, what both are told, and how it ends.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { listThreads } from '#api/inbox/messages.ts'
import { listDelegates } from '#api/people/delegates.ts'
import { listDelegatesFromClient } from '#api/people/sharing.ts'
import { mayActAlone } from '#product-api/requests/attorneys.ts'
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
  return { api, send, get, sent, delegates, access, inbox, finish }
}

const ben = { ...people.ben, clientId: people.amelia.userId }

interface Shared {
  requestId: string
  grantorId: string
  requestStatus: string
}

describe('Attorneys who may act alone', () => {
  it.each<[string, object, ReturnType<typeof mayActAlone>]>([
    ['the only one', one, ['Ben Osei']],
    [
      'each of several, jointly and severally',
      { ...one, 'has-others': 'yes', others: 'Ruth Ellery, Tom Hart and Al Andrews', act: 'severally' },
      ['Ben Osei', 'Ruth Ellery', 'Tom Hart', 'Al Andrews'],
    ],
    [
      'the first alone, where the others are told in sentences, which stay whole',
      { ...one, 'has-others': 'yes', others: 'my friend (not Ruth Ellery); Ruth Ellery', act: 'severally' },
      ['Ben Osei', 'my friend (not Ruth Ellery); Ruth Ellery'],
    ],
    [
      'nobody whose name is part of a sentence',
      { ...one, 'has-others': 'yes', others: 'anybody but her, Ruth Ellery', act: 'severally' },
      ['Ben Osei', 'anybody but her, Ruth Ellery'],
    ],
    [
      'nobody of several who act jointly',
      { ...one, 'has-others': 'yes', others: 'Ruth Ellery', act: 'jointly' },
      'together',
    ],
    [
      'nobody of several who act jointly for some decisions',
      { ...one, 'has-others': 'yes', others: 'Ruth Ellery', act: 'mixed' },
      'together',
    ],
    ['nobody before it is registered', { ...one, 'is-registered': 'no' }, 'unregistered'],
    [
      'the only one, by an enduring power, while the donor decides as well',
      { ...one, type: 'enduring', 'is-registered': 'no', 'has-lost-ability': 'no' },
      ['Ben Osei'],
    ],
    [
      'nobody, by an enduring power that has to be registered now',
      { ...one, type: 'enduring', 'is-registered': 'no', 'has-lost-ability': 'yes' },
      'unregistered',
    ],
  ])('are %s', (_, answers, expected) => {
    expect(mayActAlone(answers as Record<string, string>)).toEqual(expected)
  })
})

describe('A client who registers a power of attorney', () => {
  it('lets nobody in before the day on which it is done', () => {
    const { sent, get, delegates } = registration()
    expect(sent.status).toBe(200)
    expect(delegates()).toEqual([])
    expect(get(ben, '/api/portfolios').status).toBe(403)
  })

  it('has the attorney in the list from then on, who acts for them, and both are told', () => {
    const { get, finish, access, inbox } = registration()
    expect(finish()).toMatchObject([
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
    expect(inbox(people.amelia)[0]).toContain('Our answer to your request: R-70101')
    expect(inbox(people.ben)[0]).toContain('You may act for Amelia Hart')
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

  it('lets an attorney whose paper has restrictions look and do nothing, and both read why', () => {
    const { send, get, finish, access, inbox } = registration({
      ...one,
      restrictions: 'They may not withdraw money.',
    })
    expect(finish()).toEqual([])
    expect(access(people.ben)).toEqual([])
    expect(get(ben, '/api/portfolios').status).toBe(200)
    expect(send(ben, 'POST', '/api/withdrawals', {})).toMatchObject({
      status: 403,
      body: { message: 'This is not shared with you' },
    })
    expect(get(people.amelia, '/api/service-requests/power-of-attorney/SR-1').body).toMatchObject({
      outcome: expect.stringContaining('can see your accounts and do nothing else'),
    })
    expect(inbox(people.ben)[0]).toContain('You can see the accounts of Amelia Hart')
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

  it('lets the firm end that they only look, once it has read the restrictions', () => {
    const { api, send, get, finish, access, inbox, delegates } = registration({
      ...one,
      restrictions: 'They may not sell the house.',
    })
    const scope = { donor: people.amelia.userId, attorney: people.ben.userId }
    expect(api.setAttorneyScope!({ ...scope, may: 'act' })).toBe(false)
    finish()
    expect(api.setAttorneyScope!({ ...scope, may: 'look' })).toBe(true)
    expect(send(ben, 'POST', '/api/withdrawals', {}).status).toBe(403)
    expect(inbox(people.ben)[0]).toContain(
      'What you may do for Amelia Hart. We have read the restrictions: you can go on looking, and do nothing else here.',
    )
    expect(inbox(people.amelia)[0]).toContain('What Ben Osei may do for you. ')
    expect(api.setAttorneyScope!({ ...scope, may: 'act' })).toBe(true)
    expect(access(people.ben)).toMatchObject([{ fromClientName: 'Amelia Hart' }])
    expect(delegates()).toMatchObject([{ kind: 'attorney', registeredWith: 'Office of the Public Guardian' }])
    expect(get(people.amelia, '/api/sharedaccess/sharedbyyou').body).not.toMatchObject({
      requests: expect.arrayContaining([expect.objectContaining({ receiverName: 'Ben Osei' })]),
    })
    expect(send(ben, 'POST', '/api/withdrawals', {}).status).toBe(400)
    expect(inbox(people.ben)[0]).toContain('You may act for Amelia Hart')
    expect(inbox(people.amelia)[0]).toContain('Ben Osei may now act for you as your attorney')
    expect(api.setAttorneyScope!({ ...scope, may: 'look' })).toBe(false)
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
    if (!isDelegate) register({ ...one, attorney: name })
    api.setClock(done)
    expect(get(donor, '/api/portfolios').status).toBe(200)
    expect(send(acting, 'POST', '/api/messages', {}).status).toBe(400)
    expect(register({ ...one, attorney: name, restrictions: 'They may not withdraw.' })).toBe(200)
    api.setClock(new Date('2026-12-11T12:00:00Z'))
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
    const { send, get, finish } = registration()
    const [{ clientId } = { clientId: '' }] = finish()
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
    const { api, send, get } = registration({ ...one, restrictions: 'No gifts.' })
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
    api.setClock(done)
    expect(get(people.amelia, '/api/portfolios').status).toBe(200)
    expect(get(ben, '/api/portfolios').status).toBe(200)
    expect(invite('b@example.com').status).toBe(200)
  })

  it('admits nobody who takes the attorney’s name after it was sent', () => {
    const { api, send, get } = registration({ ...one, attorney: 'Olivia Hart' })
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    const id = '0e9d3f6a-8f1c-4a57-9b0e-2f4a6c1d7b11'
    const files = `/api/request-pages/correct-your-details/files/${id}`
    const about = { name: 'deed.png', contentType: 'image/png', sizeBytes: png.length }
    expect(send(people.dev, 'PUT', files, about).status).toBe(200)
    const piece = { from: 0, base64: png.toString('base64') }
    expect(send(people.dev, 'PUT', `${files}/content`, piece).status).toBe(200)
    const corrected = { corrected: { name: 'Olivia Hart', bornOn: '1980-03-31' }, evidence: [id] }
    expect(
      send(people.dev, 'POST', '/api/service-requests/correct-your-details', {
        answers: { ...corrected, reason: 'A deed poll.' },
      }),
    ).toMatchObject({ status: 200 })
    api.setClock(new Date('2026-12-11T12:00:00Z'))
    expect(get(people.dev, '/api/user').body).toMatchObject({ userName: 'Olivia Hart' })
    const acting = { ...people.dev, clientId: people.amelia.userId }
    expect(get(acting, '/api/portfolios').status).toBe(403)
  })

  it('admits the client whom it named, under whatever name they have by then', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'attorneys-')), 'api.sqlite')
    const { api, send, get } = openSandbox(undefined, file)
    expect(
      send(people.amelia, 'POST', '/api/service-requests/power-of-attorney', { answers: one }).status,
    ).toBe(200)
    const database = new DatabaseSync(file)
    database.exec(`update people set name = 'Ben Osei-Hart' where name = 'Ben Osei'`)
    database.close()
    api.setClock(done)
    expect(get(people.amelia, '/api/portfolios').status).toBe(200)
    expect(get(ben, '/api/portfolios').status).toBe(200)
  })

  it.each([
    ['is a client', 'Ben Osei', 1],
    ['nobody knows', 'Rose Hart', 0],
    ['has signed up and is no client', 'Dev Patel', 0],
  ])('reads the same where the attorney %s', (_, attorney, admitted) => {
    const { get, finish } = registration({ ...one, attorney })
    expect(finish()).toHaveLength(admitted)
    expect(get(people.amelia, '/api/service-requests/power-of-attorney/SR-1').body).toMatchObject({
      status: 'Answered',
      outcome:
        'Each attorney whom we could identify can act for you from today: Shared access lists them, and you can end it there. Somebody here settles with you who anybody else is. If you did not ask for it, call us at once.',
    })
  })

  it('finds nobody by a name that was corrected in the last 90 days, nor is somebody else kept out by it', () => {
    for (const [day, by] of [
      ['2027-02-01', 0],
      ['2027-03-08', 1],
    ] as const) {
      const { api, send, get } = openSandbox()
      const correct = (who: Caller, name: string, id: string) => {
        const file = `/api/request-pages/correct-your-details/files/${id}`
        const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
        send(who, 'PUT', file, { name: 'a.png', contentType: 'image/png', sizeBytes: png.length })
        send(who, 'PUT', `${file}/content`, { from: 0, base64: png.toString('base64') })
        const answers = { corrected: { name, bornOn: '1980-01-01' }, reason: 'x', evidence: [id] }
        const sent = send(who, 'POST', '/api/service-requests/correct-your-details', { answers })
        expect(sent.status).toBe(200)
      }
      const register = (who: Caller, attorney: string, code: string) => {
        const answers = { ...one, attorney, 'access-code': code }
        expect(send(who, 'POST', '/api/service-requests/power-of-attorney', { answers }).status).toBe(200)
      }
      correct(people.ben, 'Olivia Hart', '0e9d3f6a-8f1c-4a57-9b0e-2f4a6c1d7b11')
      correct(people.farid, 'Ruth Ellery', '0e9d3f6a-8f1c-4a57-9b0e-2f4a6c1d7b12')
      api.setClock(new Date('2026-12-01T12:00:00Z'))
      expect(get(people.ben, '/api/user').body).toMatchObject({ userName: 'Olivia Hart' })
      expect(get(people.farid, '/api/user').body).toMatchObject({ userName: 'Ruth Ellery' })
      api.setClock(new Date(`${day}T12:00:00Z`))
      register(people.amelia, 'Olivia Hart', 'V-1234-5678-9012')
      register(people.rose, 'Ruth Ellery', 'V-1234-5678-9013')
      api.setClock(new Date('2027-04-01T12:00:00Z'))
      get(people.amelia, '/api/user')
      get(people.rose, '/api/user')
      expect(get(ben, '/api/portfolios').status).toBe(by === 0 ? 403 : 200)
      // From then on two clients have the name.
      const ruth = { ...people.ruth, clientId: people.rose.userId }
      api.setFlags({ 'shared-access': true })
      expect(get(ruth, '/api/portfolios').status).toBe(by === 0 ? 200 : 403)
    }
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
    const death = { who: 'Tom Marsh', relation: 'executor', first: 'nothing', papers: [file.slice(-36)] }
    const told = send(people.rose, 'POST', '/api/service-requests/tell-us-someone-has-died', {
      answers: death,
    })
    expect(told.status).toBe(200)
    api.setClock(done)
    const { delegates } = listDelegatesFromClient.answer.parse(
      get(people.rose, '/api/client/delegatesfromclient').body,
    )
    expect(delegates.filter(({ isActive, kind }) => isActive && kind === 'attorney')).toEqual([])
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
    expect(register(people.rose, 'v1234 56789012')).toMatchObject({
      status: 409,
      body: { reason: 'stands-against' },
    })
    expect(register(people.amelia, 'V-1234-5678-9012').status).toBe(200)
    expect(register(people.rose, 'V-1234-5678-9013').status).toBe(200)
  })

  it('is no attorney of their own', () => {
    expect(registration({ ...one, attorney: 'Amelia Hart' }).finish()).toEqual([])
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
    const { api, send, get, finish, delegates, access } = registration()
    const [{ clientId } = { clientId: '' }] = finish()
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
