// A situation code: what it keeps, how short it is, and what is said of one that was misheard.
import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { compile, compileFor } from '#manifest/compile.ts'
import type { Manifest } from '#manifest/manifest.ts'
import type { Facts } from '#runtime/person.ts'
import { ALPHABET, grouped, remainder, textOf } from '#runtime/situation/characters.ts'
import { readCode } from '#runtime/situation/read-code.ts'
import { codeLengths, encodeSituation, pageAt, situationIn } from '#runtime/situation/situation-code.ts'
import { literal } from '#manifest/conditions/cover.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { client, manifest } from '../shipped-manifest.ts'

const RELEASE = '3f9a27c1'
const known: Facts = {
  ...client,
  'account-stage': 'none',
  'payment-accounts': 'none',
  invitation: 'none',
  'flag.fido-authentication': 'false',
  'flag.disclosure-document': 'true',
  'flag.expression-of-wish': 'false',
  'flag.retirement-planner': 'false',
  'flag.retirement-health-check': 'true',
}
const { area: _, ...coded } = known
const code = encodeSituation(manifest, RELEASE, { facts: known, route: 'documents' })
const releases = [{ id: RELEASE, manifest: () => manifest }]
const read = (text: string, of = releases) => readCode(text, of)

/** Facts of each kind: known or not, possible or not. */
const anyFacts = fc.record(
  Object.fromEntries(
    manifest.facts
      .filter(({ id }) => id !== 'area')
      .map(({ id, values }) => [id, fc.constantFrom(...values, undefined)]),
  ),
)
const anyRoute = fc.constantFrom(...manifest.routes.map(({ id }) => id))
const anyCode = fc
  .tuple(anyFacts, anyRoute)
  .map(([facts, route]) => encodeSituation(manifest, RELEASE, { facts, route }))

describe('A situation code', () => {
  it('has thirteen characters where all is known, and sixteen where something is not', () => {
    expect(grouped(code)).toBe('7YD2 00P1 JP8VZ')
    expect(codeLengths(manifest)).toEqual({ known: 13, partly: 16 })
    const starting = encodeSituation(manifest, RELEASE, { facts: { platform: 'web' }, route: 'documents' })
    expect(starting).toHaveLength(16)
  })

  it('says which release, which facts and which page it is of', () => {
    expect(read(code)).toEqual({ release: releases[0], situation: { facts: coded, route: 'documents' } })
  })

  it('keeps any facts, known or not, possible or not, on any page', () => {
    fc.assert(
      fc.property(anyFacts, anyRoute, (facts, route) => {
        const reading = read(encodeSituation(manifest, RELEASE, { facts, route }))
        expect(reading).toMatchObject({ situation: { facts, route } })
      }),
    )
  })

  it('is another one for each possible person: each number of the shortest form is somebody', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 33_000_000n }), (number) => {
        const digits = [
          0,
          0,
          0,
          0,
          ...Array.from({ length: 6 }, (_, i) => Number((number >> BigInt(5 * (5 - i))) & 31n)),
          0,
          0,
          0,
        ]
        const situation = situationIn(manifest, digits)!
        const again = encodeSituation(manifest, '', situation)
        expect(again.slice(0, 10)).toBe(textOf(digits).slice(0, 10))
      }),
    )
  })

  it('is the same from the manifest that visitors get', () => {
    const { resolved } = compile(readConfigFolder(), readProduct())
    const session = resolved!.vocabulary.byId.get('session')!
    const forVisitors: Manifest = compileFor(
      resolved!,
      literal(session.index, 1 << session.values.indexOf('anonymous')),
    )
    const situation = { facts: { session: 'anonymous', platform: 'web' }, route: 'app-download' }
    expect(encodeSituation(forVisitors, RELEASE, situation)).toBe(
      encodeSituation(manifest, RELEASE, situation),
    )
  })

  it('names the page by its route, without the ids of the address', () => {
    expect(pageAt(manifest, known, '/myaccount/8812/holdings')?.id).toBe('account-holdings')
    expect(pageAt(manifest, known, '/dashboard')?.id).toBe('dashboard-client')
    expect(pageAt(manifest, known, '/nowhere/at/all')?.path).toBe('*')
  })
})

describe('A code that was misheard', () => {
  it('is never taken for another one after one or two wrong characters', () => {
    const digit = fc.nat(ALPHABET.length - 1)
    fc.assert(
      fc.property(anyCode, fc.nat(12), fc.nat(12), digit, digit, (right, at, other, a, b) => {
        const wrong = Array.from(right).with(at, ALPHABET[a]!).with(other, ALPHABET[b]!)
        fc.pre(wrong.join('') !== right)
        expect(remainder(wrong.map((each) => ALPHABET.indexOf(each)))).not.toEqual([0, 0])
      }),
    )
  })

  it('is found out after any swap of neighbours', () => {
    fc.assert(
      fc.property(anyCode, fc.nat(11), (right, at) => {
        const swapped = Array.from(right)
          .with(at, right[at + 1]!)
          .with(at + 1, right[at]!)
        fc.pre(swapped.join('') !== right)
        expect(read(swapped.join(''))).toHaveProperty(
          'problem',
          expect.stringContaining('The code has a slip.'),
        )
      }),
    )
  })

  it.each([
    ['in small letters, with spaces and dashes', '7yd2-00p1 jp8vz'],
    ['with O for 0', '7YD2 OOP1 JP8VZ'],
  ])('is read %s', (_, typed) => {
    expect(read(typed)).toHaveProperty('situation.route', 'documents')
  })

  it.each([
    ['nothing', ' - ', 'There is no code.'],
    [
      'a letter that no code has',
      '7YD2 00PU JP8VZ',
      '“U”, the 8th character, is in no code: codes have digits and capital letters, but no I, L, O and U.',
    ],
    [
      'a character too few',
      '7YD2 00P1 JP8V',
      'This has 12 characters. A code has 13, or 16 where not everything was known. Have it read again.',
    ],
    [
      'one wrong character',
      '7YD2 00P1 KP8VZ',
      'The code has a slip. If it is only one, it should be J as the 9th character, not K (7YD2 00P1 JP8VZ). Ask whether that is so.',
    ],
    [
      'two characters in the wrong order',
      '7YD2 00PJ 1P8VZ',
      'The code has a slip. If it is only one, it should be the 8th and 9th character the other way round (7YD2 00P1 JP8VZ). Ask whether that is so.',
    ],
    [
      'many slips',
      '7YD2 8888 8P836',
      'The code has a slip, and it cannot be said where. Have it read again.',
    ],
    [
      'the code of another portal',
      encodeSituation({ ...manifest, brand: { ...manifest.brand, name: 'Harbour Bank' } }, '0a1b2c3d', {
        facts: known,
        route: 'documents',
      }),
      'This is the code of another portal, not of Larkfield Wealth.',
    ],
    [
      'a code of a release that is not here',
      encodeSituation(manifest, '0a1b2c3d', { facts: known, route: 'documents' }),
      'This code is of a release that is not here: ids of it begin with 0a1b2. Known are 3f9a27c1.',
    ],
  ])('says what is wrong with %s', (_, typed, problem) => {
    expect(read(typed)).toEqual({ problem })
  })

  it('cannot be read while there is no release', () => {
    expect(read(code, [])).toEqual({ problem: 'There is no release whose codes could be read.' })
  })
})
