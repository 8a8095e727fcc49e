// What diff compares is what the compiled manifest holds: changes of it that were once missed, and any new part of it.
import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { difference } from '#manifest/change/diff.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import type { Surface } from '#manifest/surfaces/surface.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { effectText } from '#tools/portal/change-text.ts'

const product = readProduct()
const shipped = readConfigFolder()
const resolvedOf = (texts: readonly ConfigText[]): Resolved => {
  const { resolved, problems } = compile(texts, product)
  if (!resolved || problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
  return resolved
}
const edited = (file: string, from: string, to: string) =>
  resolvedOf(
    shipped.map((each) => {
      if (each.file !== file) return each
      if (!each.text.includes(from)) throw new Error(`${file} has no ${from}`)
      return { file, text: each.text.replace(from, to) }
    }),
  )
const before = resolvedOf(shipped)

/** Gains and losses in words, of all people. */
const effectOf = (after: Resolved, was = before) => {
  const { groups } = difference(was, after)
  const words = (how: 'gains' | 'loses') => [
    ...new Set(groups.flatMap((group) => group[how].map(effectText))),
  ]
  return { gains: words('gains'), loses: words('loses') }
}

describe('A difference', () => {
  it('names another notice of a guard, at every page whose door it closes', () => {
    const { gains, loses } = effectOf(
      edited('config/guards.json', '"That page isn’t shared with you"', '"This page is not shared with you"'),
    )
    expect(gains.length).toBeGreaterThan(5)
    expect(
      gains.every((what) => what.endsWith('; told "This page is not shared with you"')),
      gains.join('\n'),
    ).toBe(true)
    expect(loses).toContain(
      'who opens /myaccount/messages arrives at account-dashboard; told "That page isn’t shared with you"',
    )
  })

  it('names a notice that is dropped', () => {
    const { gains } = effectOf(
      edited(
        'config/guards.json',
        '"route": "account-dashboard",\n          "notice": "That page isn’t shared with you"',
        '"route": "account-dashboard"',
      ),
    )
    expect(gains).toContain('who opens /myaccount/messages arrives at account-dashboard; nothing said')
  })

  it('names the thing at which an entry opens a page', () => {
    const { gains, loses } = effectOf(
      edited('config/menus/payment-pages.json', '"job": "transfer"', '"job": "additional"'),
    )
    expect(gains).toEqual([
      'sees "Transfer an ISA" (payment-pages/isa-transfers), which leads to isa-jisa; at the address /myaccount/payments-and-transfers/isa-jisa?job=additional',
    ])
    expect(loses).toEqual([
      'sees "Transfer an ISA" (payment-pages/isa-transfers), which leads to isa-jisa; at the address /myaccount/payments-and-transfers/isa-jisa?job=transfer',
    ])
  })

  it('names another parameter of a redirect', () => {
    const { gains, loses } = effectOf(
      edited(
        'config/routes/account.json',
        '"params": {\n                    "account": ":account"',
        '"params": {\n                    "account": "all"',
      ),
    )
    expect(gains).toEqual([
      expect.stringMatching(
        /^who opens \/myaccount\/:account arrives at account-performance; at the address \/myaccount\/all\/performance$/,
      ),
    ])
    expect(loses).toEqual([
      expect.stringMatching(
        /^who opens \/myaccount\/:account arrives at account-performance; at its own address$/,
      ),
    ])
  })

  it('names another layout around a screen', () => {
    const { gains } = effectOf(
      edited('config/routes/account.json', '"layout": "details/details"', '"layout": "payments/payments"'),
    )
    expect(gains).toContain(
      'who opens /myaccount/customerinformation/account-security arrives at account-security; inside the layout payments/payments',
    )
  })

  it('names the new address of an entry whose page moves', () => {
    const { gains } = effectOf(
      edited('config/routes/account.json', '"path": "/myaccount/documents"', '"path": "/myaccount/papers"'),
    )
    expect(gains.filter((what) => what.startsWith('sees '))).toContain(
      'sees "Documents" (shared-access/documents), which leads to documents; at the address /myaccount/papers',
    )
  })
})

describe('A part of the compiled manifest for which the difference has no words', () => {
  const withPart = (part: (number: (when: Resolved['possible']) => number) => object): Resolved => ({
    ...before,
    surfaces: [
      ...before.surfaces,
      {
        name: 'weather',
        heading: 'Weather',
        elements: () => [],
        restrict: () => ({}),
        emit: (_, { conditionIndex }) => part(conditionIndex) as object,
      } satisfies Surface,
    ],
  })
  const session = before.vocabulary.byId.get('session')!
  const viewers = [[session.index, 1 << session.values.indexOf('shared')]]

  it.each<[string, string, Resolved]>([
    ['an object', 'weather.sky', withPart(() => ({ weather: { sky: { colour: 'blue' } } }))],
    [
      'an object with a condition',
      'weather',
      withPart((conditionIndex) => ({ weather: { when: conditionIndex(viewers), sky: { colour: 'blue' } } })),
    ],
    [
      'a condition under a name of its own',
      'weather.sunny',
      withPart((conditionIndex) => ({ weather: { sunny: conditionIndex(viewers) } })),
    ],
    [
      'a list',
      'weather.one',
      withPart((conditionIndex) => ({ weather: [{ id: 'one', when: conditionIndex([[]]) }] })),
    ],
  ])('is refused when it is %s, and neither missed nor told by its path', (_, path, resolved) => {
    expect(() => difference(before, resolved)).toThrow(
      `No surface says what "${path}" of the compiled manifest is.`,
    )
  })
})
