import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { When } from '#manifest/read/types.gen.ts'
import { editConfig } from '#manifest/edit/edit-config.ts'
import { removeEdits, type RemoveOptions } from '#manifest/edit/remove.ts'
import { declarationNamed } from '#manifest/edit/named-declarations.ts'
import { broken, compiled } from '../../../checks/broken-config.ts'
import { anyWhen, everybody, facts, meets } from './conditions-of-people.ts'

const tablet: When = { os: 'ios' }

/** The planner's condition once the shared condition "trial", of these words, is removed. */
function conditionAfter(when: When, words: When, options: RemoveOptions = {}): When | undefined {
  const find = '"planner", "when": { "member": "client" }'
  const replace = `"planner", "when": ${JSON.stringify(when)}`
  const declared = `"trial": { "when": ${JSON.stringify(words)} }, "tablet": { "when": ${JSON.stringify(tablet)} }`
  const texts = broken([
    { file: 'config/menus/main.json', find, replace },
    { file: 'config/facts.json', find: '"conditions": {', replace: `"conditions": { ${declared},` },
  ])
  const resolved = compiled(texts, []).resolved!
  const left = editConfig(
    texts,
    removeEdits(resolved, declarationNamed(resolved, 'condition trial'), options),
  )
  const textOf = (path: string) => left.find(({ file }) => file === path)!.text
  expect(textOf('config/facts.json')).not.toContain('"trial"')
  const { items } = JSON.parse(textOf('config/menus/main.json')) as { items: { id: string; when?: When }[] }
  return items.find(({ id }) => id === 'planner')!.when
}

describe('A product owner who removes a shared condition', () => {
  it.each<[string, When, When, When]>([
    ['alone', { is: 'trial' }, { platform: 'pwa' }, { platform: 'pwa' }],
    ['alone in a list', { is: ['trial'] }, { platform: 'pwa' }, { platform: 'pwa' }],
    ['under not', { not: { is: 'trial' } }, { platform: 'pwa' }, { not: { platform: 'pwa' } }],
    [
      'in an alternative',
      { anyOf: [{ is: 'trial' }, { os: 'ios' }] },
      { platform: 'pwa' },
      { anyOf: [{ platform: 'pwa' }, { os: 'ios' }] },
    ],
    [
      'beside another name',
      { is: ['trial', 'tablet'] },
      { not: { platform: 'pwa' } },
      { is: ['tablet'], not: { platform: 'pwa' } },
    ],
    [
      'beside a word that it has too',
      { is: 'trial', member: ['client', 'registered'] },
      { member: 'client', platform: 'web' },
      { member: ['client', 'registered'], allOf: [{ member: 'client', platform: 'web' }] },
    ],
    [
      'beside "allOf"',
      { is: 'trial', allOf: [{ os: 'ios' }] },
      { allOf: [{ platform: 'web' }] },
      { allOf: [{ os: 'ios' }, { allOf: [{ platform: 'web' }] }] },
    ],
  ])('reads its words where its name stood %s', (_, when, words, after) => {
    expect(conditionAfter(when, words)).toEqual(after)
  })

  it('reads another name in its place with --instead, in a list too', () => {
    expect(conditionAfter({ is: 'trial' }, { platform: 'pwa' }, { instead: 'tablet' })).toEqual({
      is: 'tablet',
    })
    expect(conditionAfter({ is: ['app-user', 'trial'] }, { os: 'ios' }, { instead: 'tablet' })).toEqual({
      is: ['app-user', 'tablet'],
    })
  })

  it('leaves the entry to the same people, whatever the two conditions', () => {
    const is = fc.constantFrom('trial', ['trial'], ['tablet', 'trial'], ['trial', 'tablet'])
    const named = fc.constantFrom('tablet', ['tablet'])
    fc.assert(
      fc.property(anyWhen({ ...facts, is }, 2), anyWhen({ ...facts, is: named }, 1), (when, words) => {
        const after = conditionAfter(when, words)!
        for (const person of everybody)
          expect(meets(after, person, { tablet })).toBe(meets(when, person, { tablet, trial: words }))
      }),
      { numRuns: 75 },
    )
  }, 60_000)
})
