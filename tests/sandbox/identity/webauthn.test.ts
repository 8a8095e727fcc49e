// Passkeys: what a browser sends is checked in every part before anybody is let in.
import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSignedBy, newPasskeyKey } from '#sandbox/identity/webauthn.ts'

const party = { origin: 'http://localhost:5180', id: 'localhost' }
const challenge = 'a-challenge'
const id = Buffer.from('credential-id')
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const der = (key: KeyObject) => key.export({ format: 'der', type: 'spki' })

interface Differences {
  type?: string
  challenge?: string
  origin?: string
  crossOrigin?: boolean
  host?: string
  flags?: number
  id?: Buffer
}

/** What the browser of somebody with this key would send, but for the differences. */
function sentBy(ceremony: 'webauthn.create' | 'webauthn.get', different: Differences = {}) {
  const clientFacts = {
    type: different.type ?? ceremony,
    challenge: different.challenge ?? challenge,
    origin: different.origin ?? party.origin,
    crossOrigin: different.crossOrigin ?? false,
  }
  const clientData = Buffer.from(JSON.stringify(clientFacts))
  const isNew = ceremony === 'webauthn.create'
  const length = Buffer.alloc(2)
  length.writeUInt16BE(id.length)
  const data = Buffer.concat([
    createHash('sha256')
      .update(different.host ?? party.id)
      .digest(),
    Buffer.from([different.flags ?? (isNew ? 0x45 : 0x05), 0, 0, 0, 0]),
    ...(isNew ? [Buffer.alloc(16), length, different.id ?? id] : []),
  ])
  const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
  return {
    id: id.toString('base64url'),
    clientData: clientData.toString('base64url'),
    authenticatorData: data.toString('base64url'),
    signature: sign('sha256', signed, privateKey).toString('base64url'),
    publicKey: der(publicKey).toString('base64url'),
    algorithm: '-7',
  }
}

const wrong: [string, Differences][] = [
  ['for another challenge', { challenge: 'another' }],
  ['of another page', { origin: 'http://localhost:5173' }],
  ['out of a frame of another site', { crossOrigin: true }],
  ['for another host', { host: 'evil.example' }],
  ['without the person there', { flags: 0x44 }],
  ['without finger, face or PIN', { flags: 0x41 }],
  ['of the other ceremony', { type: 'payment.get' }],
]

describe('A new passkey', () => {
  it('is kept with its key', () => {
    expect(newPasskeyKey(sentBy('webauthn.create'), challenge, party)).toEqual(der(publicKey))
  })

  it.each([
    ...wrong,
    ['without a credential', { flags: 0x05 }] as const,
    ['with another id', { id: Buffer.from('another-id') }] as const,
  ])('is refused %s', (_what, different) => {
    expect(newPasskeyKey(sentBy('webauthn.create', different), challenge, party)).toBeUndefined()
  })

  it('is refused with a key that is none, or of another kind', () => {
    const sent = sentBy('webauthn.create')
    for (const different of [
      { publicKey: 'AAAA' },
      { algorithm: '-257' },
      { algorithm: '-8' },
      { clientData: '' },
    ])
      expect(newPasskeyKey({ ...sent, ...different }, challenge, party)).toBeUndefined()
  })
})

describe('A sign-in with a passkey', () => {
  it('is believed when its key has signed the challenge', () => {
    expect(isSignedBy(der(publicKey), sentBy('webauthn.get'), challenge, party)).toBe(true)
  })

  it.each(wrong)('is refused %s', (_what, different) => {
    expect(isSignedBy(der(publicKey), sentBy('webauthn.get', different), challenge, party)).toBe(false)
  })

  it('is refused by another key, or with anything changed after it was signed', () => {
    const sent = sentBy('webauthn.get')
    const { publicKey: other } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    expect(isSignedBy(der(other), sent, challenge, party)).toBe(false)
    expect(isSignedBy(Buffer.from('no key'), sent, challenge, party)).toBe(false)
    const data = Buffer.from(sent.authenticatorData, 'base64url')
    data[36] = 9
    expect(
      isSignedBy(
        der(publicKey),
        { ...sent, authenticatorData: data.toString('base64url') },
        challenge,
        party,
      ),
    ).toBe(false)
    expect(isSignedBy(der(publicKey), { ...sent, signature: '' }, challenge, party)).toBe(false)
  })
})
