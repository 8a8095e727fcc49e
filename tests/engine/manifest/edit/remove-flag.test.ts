import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { When } from '#manifest/read/types.gen.ts'
import { editConfig } from '#manifest/edit/edit-config.ts'
import { removeEdits } from '#manifest/edit/remove.ts'
import { declarationNamed } from '#manifest/edit/named-declarations.ts'
import { broken, compiled } from '../../../checks/broken-config.ts'
import { anyWhen, everybody, facts, meets } from './conditions-of-people.ts'

interface Entry {
  id: string
  when?: When
}

const flag =
  '"trial": { "owner": "Trial team", "description": "A trial.", "default": false, "follows": "active-user", "review": "2099-01-01" }'

/** The entry of the planner after the flag is removed, where it had this condition before; undefined where it goes. */
function entryAfter(when: When, flagIs: boolean): Entry | undefined {
  const find = '"planner", "when": { "member": "client" }'
  const replace = `"planner", "when": ${JSON.stringify(when)}`
  const texts = broken([
    { file: 'config/menus/main.json', find, replace },
    { file: 'config/flags.json', find: '"planner": {', replace: `${flag}, "planner": {` },
  ])
  const resolved = compiled(texts, []).resolved!
  const left = editConfig(texts, removeEdits(resolved, declarationNamed(resolved, 'flag trial'), { flagIs }))
  const { items } = JSON.parse(left.find(({ file }) => file === 'config/menus/main.json')!.text) as {
    items: Entry[]
  }
  return items.find(({ id }) => id === 'planner')
}

const clause = { ...facts, 'flag.trial': fc.oneof(fc.boolean(), fc.constant([true, false])) }

describe('A product owner who removes a flag', () => {
  it.each<[string, When, boolean, Entry | undefined]>([
    ['with --on', { not: { 'flag.trial': true } }, true, undefined],
    ['with --off', { not: { 'flag.trial': true } }, false, { id: 'planner' }],
  ])('%s: keeps an entry for people without it only where the flag is off', (_, when, flagIs, entry) => {
    expect(entryAfter(when, flagIs)).toEqual(entry && { to: 'planner', ...entry })
  })

  it('loses with --off an entry of which every alternative asks for the flag', () => {
    expect(entryAfter({ anyOf: [{ 'flag.trial': true }] }, false)).toBeUndefined()
  })

  it('keeps with --on an entry for everybody where one alternative was the flag', () => {
    const when: When = { anyOf: [{ 'flag.trial': true }, { member: 'client' }] }
    expect(entryAfter(when, true)).toEqual({ id: 'planner', to: 'planner' })
  })

  it('keeps with --on the other words of a condition under not', () => {
    const when: When = { os: 'ios', not: { 'flag.trial': true, member: 'client' } }
    expect(entryAfter(when, true)).toEqual({
      id: 'planner',
      to: 'planner',
      when: { os: 'ios', not: { member: 'client' } },
    })
  })

  it('keeps with --off an entry for everybody where what must not hold asked for the flag', () => {
    const when: When = { not: { 'flag.trial': true, member: 'client' } }
    expect(entryAfter(when, false)).toEqual({ id: 'planner', to: 'planner' })
  })

  it('leaves every entry to those who saw it while the flag had that value, whatever its condition', () => {
    fc.assert(
      fc.property(anyWhen(clause, 3), fc.boolean(), (when, flagIs) => {
        const entry = entryAfter(when, flagIs)
        for (const person of everybody)
          expect(entry !== undefined && meets(entry.when ?? {}, person)).toBe(
            meets(when, { ...person, 'flag.trial': String(flagIs) }),
          )
      }),
      { numRuns: 75 },
    )
  }, 60_000)
})
