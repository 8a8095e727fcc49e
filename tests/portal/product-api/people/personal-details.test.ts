// Personal details of the sandbox: it refuses by itself what no form would send.
import { describe, expect, it } from 'vitest'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const path = '/api/personaldetails'
const grace = { ...people.grace, clientId: 'C-30004' }

function open() {
  const sandbox = openSandbox()
  const { send, get, api } = sandbox
  return {
    ...sandbox,
    details: (caller: Caller = people.amelia) => get(caller, path).body as PersonalDetails,
    save: (section: string, body: unknown, caller: Caller = people.amelia) =>
      send(caller, 'PUT', `${path}/${section}`, body),
    linkFor: (address: string) =>
      /confirm-email=([\w-]+)/.exec(
        api.outbox().find(({ recipient }) => recipient === address)?.body ?? '',
      )?.[1],
    moveTo: (instant: string) => api.setClock(new Date(instant)),
  }
}

/** What comes of saving a section of Amelia's with something wrong; nothing has changed then. */
function refused(section: string, wrong: object) {
  const { details, save } = open()
  const before = details()
  const { since, ...lines } = before.address
  const right: Record<string, object> = {
    address: { ...lines, since: '2026-10-01', version: 0 },
    work: before.work,
    tax: { version: 0 },
    support: before.support,
  }
  expect(since).toBe('2019-06-14')
  const answer = save(section, { ...right[section], ...wrong })
  expect(details()).toEqual(before)
  return answer
}

describe('The details of a client', () => {
  it('have no number that somebody could misuse [R-PAGE-28]', () => {
    const { details, get } = open()
    expect(details()).toMatchObject({
      name: 'Amelia Hart',
      bornOn: '1984-03-14',
      nationalInsurance: '••••••02C',
      phone: { number: '+447700900102', shown: '07700 900102' },
      tax: {
        residencies: [
          { country: 'GB', number: '••••••02C' },
          { country: 'IE', number: '••••••7FA' },
        ],
      },
    })
    expect(JSON.stringify(get(people.amelia, path).body)).not.toMatch(/AB\d|1234567/)
  })

  it('keep the addresses before, which end the day before the next begins', () => {
    const { details, save } = open()
    const { version, since, ...lines } = details().address
    const next = { ...lines, line1: '4 New Road', postcode: 'sw1a1aa', since: '2026-10-01', version }
    expect(save('address', next).status).toBe(200)
    expect(details().address).toMatchObject({
      line1: '4 New Road',
      postcode: 'SW1A 1AA',
      since: '2026-10-01',
    })
    expect(details().formerAddresses[0]).toMatchObject({ line1: lines.line1, since, until: '2026-09-30' })
  })

  it('are kept as they were checked, without blanks around them', () => {
    const { details, save } = open()
    const { since, version, ...lines } = details().address
    save('address', { ...lines, line1: ' 4 New Road ', line2: ' ', since: '2026-10-01', version })
    expect(since).toBe('2019-06-14')
    expect(details().address).toMatchObject({ line1: '4 New Road', line2: '' })
    save('work', { ...details().work, occupation: ' Teacher ' })
    expect(details().work).toMatchObject({ occupation: 'Teacher' })
  })

  it('keep the postcode of another country as it is written, also where there is none', () => {
    const { details, save } = open()
    const move = (since: string, postcode: string) => {
      const { version, ...lines } = details().address
      return save('address', { ...lines, country: 'FR', postcode, since, version }).status
    }
    expect(move('2026-10-01', ' 75 001 ')).toBe(200)
    expect(details().address).toMatchObject({ country: 'FR', postcode: '75 001' })
    expect(move('2026-10-02', '')).toBe(200)
    expect(details().address.postcode).toBe('')
  })

  it('are not written over what was saved elsewhere meanwhile', () => {
    const { details, save } = open()
    const { version, ...work } = details().work
    expect(save('work', { ...work, version, status: 'retired' }).status).toBe(200)
    expect(details().work).toMatchObject({ status: 'retired', occupation: '', employer: '' })
    expect(save('work', { ...work, version })).toMatchObject({ status: 409, body: { reason: 'changed' } })
  })

  it('keep a tax number that is held unless another is sent', () => {
    const { details, save } = open()
    const { version } = details().tax
    const residencies = [{ country: 'GB' }, { country: 'FR', reason: 'not-yet' }]
    expect(save('tax', { version, residencies }).status).toBe(200)
    expect(details().tax.residencies).toEqual([
      { country: 'GB', number: '••••••02C', reason: null },
      { country: 'FR', number: null, reason: 'not-yet' },
    ])
    const next = { version: version + 1, residencies: [{ country: 'GB', number: '22345 67890' }] }
    expect(save('tax', next).status).toBe(200)
    expect(details().tax.residencies).toEqual([{ country: 'GB', number: '••••••890', reason: null }])
  })

  it.each([
    ['phone', { number: '12' }, 'number'],
    ['email', { address: 'amelia' }, 'address'],
    ['email', { address: 'Amelia.Hart@example.com' }, 'address'],
    ['address', { postcode: 'nowhere' }, 'postcode'],
    ['address', { country: 'XX' }, 'country'],
    ['support', { needs: ['braille', 'braille'] }, 'needs'],
    ['address', { since: '2027-01-01' }, 'since'],
    ['address', { since: '2019-06-14' }, 'since'],
    ['work', { status: 'employed', employer: ' ' }, 'employer'],
    ['tax', { residencies: [{ country: 'GB', number: 'QQ123456C' }] }, 'number-0'],
    ['tax', { residencies: [{ country: 'GB', reason: 'not-issued' }] }, 'reason-0'],
    ['tax', { residencies: [{ country: 'GB' }, { country: 'GB' }] }, 'country-1'],
  ])('refuse a %s of %o, and stay as they were', (section, wrong, field) => {
    expect(refused(section, wrong)).toMatchObject({
      status: 422,
      body: { reason: 'invalid', problems: { [field]: expect.any(String) } },
    })
  })

  it.each([
    ['address', { line1: 'x'.repeat(101) }, 'line1: Too big: expected string to have <=100 characters'],
    ['work', { status: 'pirate' }, 'status: Invalid option: expected one of "employed"|'],
    ['tax', { residencies: [] }, 'residencies: Too small: expected array to have >=1 items'],
    ['support', { needs: ['butler'] }, 'needs.0: Invalid option: expected one of "large-print"|'],
    ['support', { note: 'x'.repeat(501) }, 'note: Too big: expected string to have <=500 characters'],
  ])('refuse a %s of %o, which no contract allows, and stay as they were', (section, wrong, message) => {
    expect(refused(section, wrong)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) as string },
    })
  })
})

describe('Phone and email address', () => {
  it('change with a fresh sign-in alone, and are kept for nobody else while it is asked for', () => {
    const { details, save, send } = open()
    const before = details()
    const stale = { ...people.amelia, signedInMinutesAgo: 6 }
    for (const [section, body] of [
      ['phone', { number: '07700 900999' }],
      ['email', { address: 'new@example.com' }],
    ] as const)
      expect(save(section, body, stale)).toMatchObject({
        status: 403,
        body: { reason: 'recent-authentication-required' },
      })
    expect(details()).toEqual(before)
    expect(send(grace, 'GET', '/api/forms/details-phone')).toMatchObject({ status: 403 })
  })
})

describe('A new email address', () => {
  it('holds once its link was used, by its owner, within a day; the old address is told', () => {
    const { details, save, send, linkFor, api } = open()
    const confirm = (token: unknown, caller: Caller = people.amelia) =>
      send(caller, 'PUT', `${path}/email/confirmation`, { token })
    expect(save('email', { address: ' New@Example.com ' }).status).toBe(200)
    expect(details().email).toEqual({
      address: 'amelia.hart@example.com',
      pending: { address: 'new@example.com', until: '2026-11-22T12:00:00.000Z' },
    })
    const token = linkFor('new@example.com')
    expect(linkFor('amelia.hart@example.com')).toBeUndefined()
    expect(confirm('guess').status).toBe(410)
    expect(confirm(token, people.ben).status).toBe(410)
    expect(confirm(token).status).toBe(200)
    expect(details().email).toEqual({ address: 'new@example.com', pending: null })
    expect(api.outbox()[0]).toMatchObject({ recipient: '+447700900102' })
    expect(api.outbox()[1]).toMatchObject({
      recipient: 'amelia.hart@example.com',
      subject: 'Your email address was changed',
    })
    expect(confirm(token).status).toBe(410)
  })

  it('is forgotten after a day, or when it is not wanted any more', () => {
    const { details, save, send, linkFor, moveTo } = open()
    save('email', { address: 'new@example.com' })
    const token = linkFor('new@example.com')
    moveTo('2026-11-22T12:00:01Z')
    expect(details().email.pending).toBeNull()
    expect(send(people.amelia, 'PUT', `${path}/email/confirmation`, { token }).status).toBe(410)
    save('email', { address: 'newer@example.com' })
    expect(details().email.pending).not.toBeNull()
    expect(send(people.amelia, 'DELETE', `${path}/email`).status).toBe(200)
    expect(details().email.pending).toBeNull()
  })
})

describe('A request to correct a name', () => {
  const corrected = { name: 'Amelia Stone', bornOn: '1984-03-14' }

  function asks(fileName: string) {
    const { details, send, get, moveTo } = open()
    const id = '6d7c1f0e-8a43-4b8e-9c55-0d1f2a3b4c5d'
    const file = `/api/request-pages/correct-your-details/files/${id}`
    const base64 = Buffer.from('%PDF-1.7').toString('base64')
    send(people.amelia, 'PUT', file, { name: fileName, contentType: 'application/pdf', sizeBytes: 8 })
    send(people.amelia, 'PUT', `${file}/content`, { from: 0, base64 })
    const ask = (answers: object, who: Caller = people.amelia) =>
      send(who, 'POST', '/api/service-requests/correct-your-details', {
        answers: { corrected, reason: 'I have married', evidence: [id], ...answers },
      })
    const newest = () => {
      const { threads } = get(people.amelia, '/api/messages?folder=inbox').body as {
        threads: { id: string; subject: string; preview: string }[]
      }
      return threads[0]!
    }
    return { details, get, moveTo, ask, newest }
  }

  it('waits for its check, and then holds', () => {
    const { details, get, moveTo, ask } = asks('certificate.pdf')
    expect(ask({})).toMatchObject({
      status: 200,
      body: {
        doneBy: '2026-11-27',
        answers: [
          { label: 'Correct details', value: 'Amelia Stone, born 14 March 1984' },
          { label: 'What has changed', value: 'I have married' },
          { label: 'Documents', value: 'certificate.pdf' },
        ],
      },
    })
    expect(details().name).toBe('Amelia Hart')
    moveTo('2026-11-27T09:00:00Z')
    expect(details()).toMatchObject({ name: 'Amelia Stone', bornOn: '1984-03-14' })
    expect(get(people.amelia, '/api/user').body).toMatchObject({ userName: 'Amelia Stone' })
  })

  it('says that a document cannot be read; the name stays', () => {
    const { details, moveTo, ask, newest } = asks('unreadable.pdf')
    ask({})
    moveTo('2026-11-27T09:00:00Z')
    expect(details().name).toBe('Amelia Hart')
    expect(newest().preview).toContain('We couldn’t read “unreadable.pdf”')
  })

  it.each<[string, object, string]>([
    ['without a name', { corrected: { ...corrected, name: ' ' } }, 'Enter the full name'],
    [
      'with a name of two lines',
      { corrected: { ...corrected, name: 'Amelia\nHart, Director' } },
      'Enter it in one line, with nothing that cannot be seen',
    ],
    [
      'with a day of no calendar',
      { corrected: { ...corrected, bornOn: '1984-02-30' } },
      'Enter the date of birth, like 31 3 1980',
    ],
    [
      'with a birth to come',
      { corrected: { ...corrected, bornOn: '2026-11-22' } },
      'Enter a date of birth in the past, after 1900',
    ],
    [
      'with a field of something else',
      { corrected: { ...corrected, town: 'Leeds' } },
      'Enter a name and a date of birth',
    ],
    ['as one text', { corrected: 'Amelia Stone' }, 'Enter a name and a date of birth'],
  ])('is refused %s', (_, answers, message) => {
    const { ask } = asks('certificate.pdf')
    expect(ask(answers)).toMatchObject({
      status: 422,
      body: { reason: 'answer-refused', message: `answers.corrected: ${message}` },
    })
  })

  it('is refused where the credentials were given too long ago', () => {
    const { ask } = asks('certificate.pdf')
    expect(ask({}, { ...people.amelia, signedInMinutesAgo: 30 })).toMatchObject({
      status: 403,
      body: { reason: 'recent-authentication-required' },
    })
  })
})

describe('Somebody who acts for a client', () => {
  it('changes the client’s details, but not phone and email address, and a viewer reads nothing', () => {
    const { details, save, get } = open()
    const { work } = details(grace)
    expect(save('work', { ...work, status: 'retired' }, grace).status).toBe(200)
    for (const [section, body] of [
      ['phone', { number: '07700 900999' }],
      ['email', { address: 'new@example.com' }],
    ] as const)
      expect(save(section, body, grace)).toMatchObject({ status: 403, body: { reason: 'owner-only' } })
    expect(get({ ...people.isla, clientId: 'C-30007' }, path).status).toBe(403)
  })
})
