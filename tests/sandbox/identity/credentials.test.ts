// Credentials at the sandbox's provider: what a new password must be, and codes that are taken once.
import { describe, expect, it } from 'vitest'
import { Credentials } from '#sandbox/identity/credentials.ts'
import { problemOfPassword } from '#sandbox/identity/password-rule.ts'
import { codeOf, stepAt } from '#sandbox/identity/totp.ts'

describe('A new password', () => {
  it.each([
    ['short', 'Enter 12 characters or more'],
    ['x'.repeat(129), 'Enter 128 characters or fewer'],
    ['password1234', 'Enter a password that others can’t guess'],
    ['client-client', 'Enter a password that others can’t guess'],
    ['present password', 'Enter another password than the one you have'],
  ])('%j is refused', (password, problem) => {
    expect(problemOfPassword(password, 'client', 'present password')).toBe(problem)
  })

  it.each(['correct horse battery', 'ππππππππππππ', '            x', 'Aa1!Aa1!Aa1!'])(
    '%j is taken',
    (password) => {
      expect(problemOfPassword(password, 'client', 'sandbox')).toBeUndefined()
    },
  )
})

describe('The credentials of a person', () => {
  it('are the first password until they change it, for them alone', () => {
    const credentials = new Credentials()
    credentials.changePassword('sub-1', 'correct horse battery')
    expect(credentials.isPassword('sub-1', 'sandbox')).toBe(false)
    expect(credentials.isPassword('sub-1', 'correct horse battery')).toBe(true)
    expect(credentials.isPassword('sub-2', 'sandbox')).toBe(true)
    expect(credentials.facts('sub-1').passwordChangedAt).not.toBeNull()
    credentials.forget()
    expect(credentials.isPassword('sub-1', 'sandbox')).toBe(true)
  })

  it('have two-step verification once a code has proved the secret', () => {
    const credentials = new Credentials()
    expect(credentials.turnOn('sub-1', '000000')).toBeUndefined()
    const secret = credentials.offerSecret('sub-1')
    expect(credentials.offerSecret('sub-1')).toBe(secret)
    const step = stepAt(Date.now())
    expect(credentials.turnOn('sub-1', codeOf(secret, step + 5))).toBeUndefined()
    expect(credentials.hasTwoStep('sub-1')).toBe(false)
    expect(credentials.turnOn('sub-1', codeOf(secret, step))).toHaveLength(8)
    expect(credentials.hasTwoStep('sub-1')).toBe(true)
    expect(credentials.takesCode('sub-1', codeOf(secret, step))).toBe(false)
    expect(credentials.takesCode('sub-1', codeOf(secret, step + 1))).toBe(true)
    credentials.turnOff('sub-1')
    expect(credentials.takesCode('sub-1', codeOf(secret, step + 1))).toBe(false)
    expect(credentials.facts('sub-1').twoStepSince).toBeNull()
  })

  it('have recovery codes that are taken once each, however they are typed', () => {
    const credentials = new Credentials()
    const secret = credentials.offerSecret('sub-1')
    const [first, second] = credentials.turnOn('sub-1', codeOf(secret, stepAt(Date.now())))!
    expect(credentials.takesCode('sub-1', ` ${first!.toLowerCase().slice(0, 5)}-${first!.slice(5)} `)).toBe(
      true,
    )
    expect(credentials.takesCode('sub-1', first!)).toBe(false)
    expect(credentials.takesCode('sub-1', second!)).toBe(true)
    expect(credentials.takesCode('sub-2', second!)).toBe(false)
  })

  it('have a passkey until it is removed, and it is nobody’s then [R-PAGE-30]', () => {
    const credentials = new Credentials()
    const publicKey = Buffer.from('a key')
    credentials.addPasskey('sub-1', { id: 'key-1', name: 'My laptop', publicKey, addedAt: '2026-11-21' })
    expect(credentials.ownerOf('key-1')?.subject).toBe('sub-1')
    expect(credentials.removePasskey('sub-2', 'key-1')).toBe(false)
    expect(credentials.removePasskey('sub-1', 'key-1')).toBe(true)
    expect(credentials.ownerOf('key-1')).toBeUndefined()
  })
})
