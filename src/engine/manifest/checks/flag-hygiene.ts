// flag-hygiene: a flag without an owner, one that changes nothing, and dates that cannot hold.
import { cofactor, intersect, type Cover } from '../conditions/cover.ts'
import type { Resolved } from '../resolve/resolved.ts'
import { conditionSites } from './condition-sites.ts'
import type { SourcePosition } from '../problem.ts'
import { problem, type Check } from './check.ts'

export const flagHygiene: Check = (resolved) => {
  const reading = coversByFact(resolved)
  const positions = new Map(resolved.namesThatNeedAUse.map(({ name, position }) => [name, position]))
  return Object.entries(resolved.flags).flatMap(([id, flag]) => {
    const position = positions.get(`flag.${id}`)!
    const ownerless =
      flag.owner.trim() === ''
        ? [
            problem(
              position,
              'flag-hygiene',
              `The flag "${id}" has no owner, so nobody would answer for it.`,
              'Name the team that owns it.',
            ),
          ]
        : []
    const isRead = resolved.used.has(`fact flag.${id}`)
    const idle =
      isRead && !matters(resolved, reading, id)
        ? [
            problem(
              position,
              'flag-hygiene',
              `The portal is the same for everybody whether the flag "${id}" is on or off.`,
              'Remove it, or correct the condition that reads it.',
            ),
          ]
        : []
    return [...ownerless, ...idle, ...shareOf(id, flag, position), ...dates(id, flag, position)]
  })
}

const shareOf = (id: string, { share }: Resolved['flags'][string], position: SourcePosition) =>
  share !== undefined && (READ_BY_CODE as readonly string[]).includes(id)
    ? [
        problem(
          position,
          'flag-hygiene',
          `The flag "${id}" decides whose accounts a person may switch to before the manifest is asked, so its share would not hold there.`,
          'Remove its share; the API can turn it on and off for each person.',
        ),
      ]
    : []

function dates(id: string, flag: Resolved['flags'][string], position: SourcePosition) {
  const { 'on-from': on, 'off-from': off } = flag
  if (on === undefined && off === undefined) return []
  if ((READ_BY_CODE as readonly string[]).includes(id))
    return [
      problem(
        position,
        'flag-hygiene',
        `The flag "${id}" decides whose accounts a person may switch to before the manifest is asked, so its dates would not hold there.`,
        'Remove its dates; the API can turn it on and off.',
      ),
    ]
  if (on === undefined || off === undefined || on < off) return []
  return [
    problem(
      position,
      'flag-hygiene',
      `The flag "${id}" is on from ${on} and off from ${off}, so it would never be on.`,
      'Correct one of the two dates.',
    ),
  ]
}

/** Flags that session/account/grants.ts reads. */
export const READ_BY_CODE = ['shared-access'] as const

/** The conditions that read each fact, by its index. */
function coversByFact(resolved: Resolved): Map<number, Set<Cover>> {
  const covers = new Map<number, Set<Cover>>()
  for (const { when } of conditionSites(resolved))
    for (const cube of when)
      for (let i = 0; i < cube.length; i += 2) {
        const fact = cube[i]!
        covers.set(fact, (covers.get(fact) ?? new Set()).add(when))
      }
  return covers
}

/** Does any condition answer differently with the flag on and off? */
function matters(resolved: Resolved, reading: ReadonlyMap<number, ReadonlySet<Cover>>, id: string): boolean {
  const { index, values } = resolved.vocabulary.byId.get(`flag.${id}`)!
  const bit = (value: string) => 1 << values.indexOf(value)
  const plain = (cover: Cover) => JSON.stringify(intersect(cover, cover).map(String).toSorted())
  return [...(reading.get(index) ?? [])].some(
    (cover) => plain(cofactor(cover, index, bit('true'))) !== plain(cofactor(cover, index, bit('false'))),
  )
}
