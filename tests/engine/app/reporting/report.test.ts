import { describe, expect, it } from 'vitest'
import { reportOf } from '#app/reporting/report.ts'

const messageOf = (message: string, names: string[] = []) => reportOf(new Error(message), '/', names).message

describe('an error report', () => {
  it('names the error, its message and the page', () => {
    expect(reportOf(new TypeError('x is undefined'), '/myaccount')).toEqual({
      name: 'TypeError',
      message: 'x is undefined',
      path: '/myaccount',
    })
  })

  it('has the text of a thrown value that is not an Error', () => {
    expect(reportOf('stop', '/')).toEqual({ name: 'Unknown', message: 'stop', path: '/' })
  })

  it.each([
    ['a signed token', 'failed with eyJhbGciOi.eyJzdWIi.c2ln here', 'failed with … here'],
    ['an opaque token', 'failed with 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA_8x here', 'failed with … here'],
    ['a bearer header', 'sent Bearer abc.def to it', 'sent … to it'],
    [
      'a sign-in code',
      'at https://portal.example/signin-oidc?code=x1&state=y2',
      'at https://portal.example/signin-oidc……',
    ],
    ['an email address', 'sent to amelia.hart@example.com twice', 'sent to … twice'],
    ['an amount', 'cannot format £1,234.56 and −£20', 'cannot format … and …'],
  ])('holds no part of %s', (_what, message, reported) => {
    expect(messageOf(message)).toBe(reported)
  })

  it('keeps the code of an error, however long', () => {
    const message = 'ID Token is not valid: ERR_JWS_SIGNATURE_VERIFICATION_FAILED'
    expect(messageOf(message)).toBe(message)
  })

  it('holds no name that the session knows', () => {
    expect(messageOf('Rose Lin has no account', ['Grace Lin', 'Rose Lin', ''])).toBe('… has no account')
  })

  it('is cut when it is too long', () => {
    expect(messageOf('so '.repeat(1000))).toHaveLength(500)
  })
})
