// Whether a sign-in is fresh enough for what moves money.
import { describe, expect, it } from 'vitest'
import { isSignInFresh } from '#session/sign-in/sign-in-age.ts'

const now = new Date('2026-11-23T12:00:00Z')
const seconds = now.getTime() / 1000
const tokenOf = (claims: object) => ({
  id_token: `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`,
})

describe('A person who signed in', () => {
  it('five minutes ago is not asked for the password again', () => {
    expect(isSignInFresh(tokenOf({ sub: 'a', auth_time: seconds - 300, name: 'Zoë Ÿ' }), now)).toBe(true)
  })

  it.each([
    ['longer ago', tokenOf({ auth_time: seconds - 301 })],
    ['at a time that the token does not name', tokenOf({ sub: 'a' })],
    ['at a time that is no number', tokenOf({ auth_time: '1' })],
    ['with a token that cannot be read', { id_token: 'x' }],
    ['not at all', undefined],
  ])('%s is', (_, user) => {
    expect(isSignInFresh(user, now)).toBe(false)
  })
})
