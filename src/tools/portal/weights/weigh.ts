// portal weigh: adds up the situations that open portals have sent, without anybody who could be recognised. Pure.
import { isRecord } from '#base/record.ts'
import type { Facts } from '#runtime/person.ts'
import { readSituation, type Release } from '../code/explain-code.ts'

/** A file of portal weigh: how many people have which facts. */
export interface Weights {
  /** The Monday of the week that was counted. */
  week: string
  people: number
  groups: readonly { facts: Readonly<Record<string, string>>; people: number }[]
  /** How many are in no group, because too few are like them. */
  suppressed: number
}

/** Fewer people with the same facts make no group. */
const FEWEST = 10

export interface Weighed {
  weights: Weights
  /** Why lines were left out, each with how many. */
  leftOut: Map<string, number>
}

/** Adds up the newest week that has begun by `now`. Each line is what one beacon sent: a report or a list of them, as JSON. */
export function weigh(text: string, releases: readonly Release[], now = new Date()): Weighed {
  const leftOut = new Map<string, number>()
  const leave = (why: string) => void leftOut.set(why, (leftOut.get(why) ?? 0) + 1)
  const sent = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => situationsIn(line, leave))
    .filter((each) => {
      const hasBegun = each.week <= now.toISOString()
      if (!hasBegun) leave('Of a week that has not begun.')
      return hasBegun
    })
  const week = sent
    .map((each) => each.week)
    .toSorted()
    .at(-1)
  if (week === undefined) throw new Error('No line of this file is a situation that a portal has sent.')
  const groups = new Map<string, { facts: Record<string, string>; people: number }>()
  let people = 0
  for (const { code } of sent.filter((each) => each.week === week)) {
    const read = readSituation(code, releases)
    if ('problem' in read) {
      leave(read.problem)
      continue
    }
    const facts = factsOfPerson(read.release, read.facts)
    const key = JSON.stringify(facts)
    const group = groups.get(key) ?? { facts, people: 0 }
    group.people += 1
    groups.set(key, group)
    people += 1
  }
  const large = [...groups.values()]
    .filter((group) => group.people >= FEWEST)
    .toSorted((a, b) => b.people - a.people)
  const inGroups = large.reduce((sum, group) => sum + group.people, 0)
  return { weights: { week, people, groups: large, suppressed: people - inGroups }, leftOut }
}

/** The facts that are the person's, not the page's. */
function factsOfPerson(release: Release, facts: Facts): Record<string, string> {
  return Object.fromEntries(
    release.manifest().facts.flatMap(({ id, from }) => {
      const value = facts[id]
      return typeof value !== 'string' || id === 'area' || from?.kind === 'layout' ? [] : [[id, value]]
    }),
  )
}

function situationsIn(line: string, leave: (why: string) => void): { week: string; code: string }[] {
  let read: unknown
  try {
    read = JSON.parse(line)
  } catch {
    leave('Not JSON.')
    return []
  }
  return [read].flat().flatMap((report) => {
    if (!isRecord(report) || report['kind'] !== 'situation') return []
    const { week, code } = report
    if (typeof week === 'string' && /^\d{4}-\d\d-\d\d$/.test(week) && typeof code === 'string')
      return [{ week, code }]
    leave('Without week or code.')
    return []
  })
}
