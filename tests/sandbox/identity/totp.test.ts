// One-time codes by time, held against the examples of their standards.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeOf, keyUri, newSecret, stepAt, stepOfCode, toBase32 } from '#sandbox/identity/totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('A code by time', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('is at second %d that of RFC 6238, appendix B', (second, code) => {
    expect(codeOf(secret, stepAt(second * 1000), 8)).toBe(code)
  })

  it.each([
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ])('is by counter that of RFC 4226, appendix D (%s)', (code) => {
    const counters = Array.from({ length: 10 }, (_, counter) => codeOf(secret, counter))
    expect(counters).toContain(code)
  })

  it('is taken in its step, the one before and the one after', () => {
    const now = 1_700_000_000_000
    const taken = [-2, -1, 0, 1, 2].map((steps) =>
      stepOfCode(secret, codeOf(secret, stepAt(now) + steps), { now, lastStep: -1 }),
    )
    const step = stepAt(now)
    expect(taken).toEqual([undefined, step - 1, step, step + 1, undefined])
  })

  it('is taken once, and none from before it', () => {
    const now = 1_700_000_000_000
    const step = stepAt(now)
    expect(stepOfCode(secret, codeOf(secret, step), { now, lastStep: step })).toBeUndefined()
    expect(stepOfCode(secret, codeOf(secret, step - 1), { now, lastStep: step })).toBeUndefined()
    expect(stepOfCode(secret, codeOf(secret, step + 1), { now, lastStep: step })).toBe(step + 1)
  })

  it('may be typed with a space, and is nothing else', () => {
    const now = 59_000
    expect(stepOfCode(secret, '287 082', { now, lastStep: -1 })).toBe(1)
    for (const typed of ['', '28708', '2870822', '28708x', '２８７０８２'])
      expect(stepOfCode(secret, typed, { now, lastStep: -1 })).toBeUndefined()
  })

  it('is six digits for any secret and time', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), fc.nat(), (bytes, step) => {
        expect(codeOf(bytes, step)).toMatch(/^\d{6}$/)
      }),
    )
  })
})

describe('A secret', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j is written as RFC 4648 says', (text, base32) => {
    expect(toBase32(Buffer.from(text))).toBe(base32)
  })

  it('is new each time, of 160 bits, and goes to an app as a URI', () => {
    expect(newSecret()).toHaveLength(20)
    expect(newSecret()).not.toEqual(newSecret())
    expect(keyUri(secret, { issuer: 'Some Firm', account: 'a@example.com' })).toBe(
      'otpauth://totp/Some%20Firm:a%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Some%20Firm',
    )
  })
})
