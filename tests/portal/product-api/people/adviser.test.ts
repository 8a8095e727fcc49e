import { describe, expect, it } from 'vitest'
import { getAdviser } from '#api/people/adviser.ts'
import { getLastSignIn } from '#api/people/last-sign-in.ts'
import { openSandbox, people } from '../support/sandbox.ts'

const rose = 'C-30003'
const margaret = 'C-30007'

describe('The adviser', () => {
  it('has a name, a picture and ways to be reached for a client', () => {
    const { adviser } = getAdviser.answer.parse(openSandbox().get(people.amelia, '/api/adviser').body)
    expect(adviser).toMatchObject({
      name: 'Helen Ward',
      phone: '020 7946 0142',
      email: 'helen.ward@larkfield.example',
    })
    expect(adviser!.picture).toMatch(/^data:image\/svg\+xml;base64,/)
  })

  it('is null for a person without accounts, is sent to whoever acts for a client, and not to a viewer', () => {
    const sandbox = openSandbox()
    expect(sandbox.get(people.dev, '/api/adviser').body).toEqual({ adviser: null })
    expect(sandbox.get({ ...people.grace, clientId: rose }, '/api/adviser').status).toBe(200)
    expect(sandbox.get({ ...people.isla, clientId: margaret }, '/api/adviser').status).toBe(403)
  })
})

describe('The last sign-in', () => {
  it('is that of who signed in, whoever they act for', () => {
    const sandbox = openSandbox()
    const own = getLastSignIn.answer.parse(sandbox.get(people.grace, '/api/user/lastsignin').body)
    expect(own).toEqual({ lastSignInAt: '2026-11-18T18:42:00.000Z' })
    expect(sandbox.get({ ...people.grace, clientId: rose }, '/api/user/lastsignin').body).toEqual(own)
  })

  it('is none at a first visit', () => {
    expect(openSandbox().get(people.noor, '/api/user/lastsignin').body).toEqual({ lastSignInAt: null })
  })
})

describe('An invitation', () => {
  it('has the telephone number it was sent to, for its sender only', () => {
    const sandbox = openSandbox()
    const sent = sandbox.get(people.mona, '/api/sharedaccess/sharedbyyou').body as {
      requests: { receiverPhoneNumber: string }[]
    }
    expect(sent.requests[0]!.receiverPhoneNumber).toBe('+447700900300')
    const received = sandbox.get(people.liam, '/api/sharedaccess/sharedwithyou').body as {
      requests: object[]
    }
    expect(received.requests).toHaveLength(1)
    expect(received.requests[0]).not.toHaveProperty('receiverPhoneNumber')
  })
})
