// How many people are meant: what portals have sent, added up without anybody who could be recognised, on the small portal.
import { describe, expect, it } from 'vitest'
import { encodeSituation } from '#runtime/situation/situation-code.ts'
import { countAmong } from '#tools/portal/weights/weights.ts'
import { weigh } from '#tools/portal/weights/weigh.ts'
import { peopleOfCondition } from '#tools/portal/edit/when-text.ts'
import { base, compiled } from '../../checks/broken-config.ts'

const { manifest, resolved } = compiled(base)
const releases = [{ id: 'ae200000', manifest: () => manifest!, resolved: () => resolved! }]
const client = {
  session: 'normal',
  member: 'client',
  'own-member': 'client',
  grants: 'no-access',
  'has-children': 'false',
  platform: 'web',
  os: 'other',
  'flag.sharing': 'false',
  'flag.planner': 'true',
}
const registered = { ...client, member: 'registered', 'own-member': 'registered' }
const parent = { ...client, 'has-children': 'true' }

const sent = (facts: Record<string, string>, route = 'home', week = '2026-11-23') => ({
  kind: 'situation',
  week,
  code: encodeSituation(manifest!, 'ae200000', { facts, route }),
})
const times = (count: number, report: object) => Array.from({ length: count }, () => JSON.stringify([report]))
const lines = [
  ...times(20, sent(client)),
  ...times(12, sent(client, 'documents')),
  ...times(30, sent(registered)),
  ...times(9, sent(parent)),
  ...times(50, sent(client, 'home', '2026-11-16')),
  JSON.stringify(sent(client, 'home', '9999-01-04')),
  JSON.stringify({ kind: 'fault', message: 'Broken' }),
  JSON.stringify({ ...sent(client), code: '4321' }),
  JSON.stringify({ kind: 'situation' }),
  '{ "kind": "situ',
]
const { weights, leftOut } = weigh(lines.join('\n'), releases, new Date('2026-11-27T09:00:00Z'))

describe('Somebody who weighs what portals have sent', () => {
  it('gets the people of the newest week by their facts, wherever they were, and no group under ten', () => {
    expect(weights).toEqual({
      week: '2026-11-23',
      people: 71,
      groups: [
        { facts: client, people: 32 },
        { facts: registered, people: 30 },
      ],
      suppressed: 9,
    })
  })

  it('reads what was left out, and why', () => {
    expect([...leftOut]).toEqual([
      ['Without week or code.', 1],
      ['Not JSON.', 1],
      ['Of a week that has not begun.', 1],
      ['This has 4 characters. A code has 10, or 11 where not everything was known. Have it read again.', 1],
    ])
  })

  it('is told where a file has nothing of the kind', () => {
    expect(() => weigh('{"kind":"fault"}\n', releases)).toThrow(
      'No line of this file is a situation that a portal has sent.',
    )
  })

  it.each([
    ['member=client', 32],
    ['member=registered', 30],
    ['area=download', 62],
    ['session=shared', 0],
  ])('finds how many are %s: on whatever page, and only in groups', (condition, people) => {
    expect(countAmong(weights, resolved!.vocabulary, peopleOfCondition(condition, resolved!))).toBe(people)
  })
})
