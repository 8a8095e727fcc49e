// Keeps plans by the facts that decide them: people who differ only in what no surface asks about share one.
import type { Manifest } from '../manifest/manifest.ts'
import type { Person } from './person.ts'
import { makePlan, type Plan } from './plan.ts'

/** More kinds of people than one portal meets; a tool that asks about all of them starts afresh now and then. */
const MOST = 2000

type Branch = Map<number, Branch | Plan>

interface Plans {
  /** The bits that the surfaces' conditions and the laws read, by word. */
  read: readonly number[]
  kept: Branch
  count: number
}

const plansOf = new WeakMap<Manifest, Plans>()

/** The plan for this person. */
export function planFor(manifest: Manifest, person: Person): Plan {
  let plans = plansOf.get(manifest)
  if (!plans) plansOf.set(manifest, (plans = { read: bitsRead(manifest), kept: new Map(), count: 0 }))
  const { read } = plans
  let branch = plans.kept
  for (let word = 0; word < read.length - 1; word++) {
    const key = person.words[word]! & read[word]!
    let next = branch.get(key) as Branch | undefined
    if (!next) branch.set(key, (next = new Map()))
    branch = next
  }
  const key = person.words[read.length - 1]! & read.at(-1)!
  const known = branch.get(key) as Plan | undefined
  if (known) return known
  const plan = makePlan(manifest, person)
  branch.set(key, plan)
  if (++plans.count > MOST) plansOf.delete(manifest)
  return plan
}

/** Whole facts, as unknown ones are judged by all their values; those in laws, as they decide about one another. */
function bitsRead({
  contexts,
  menus,
  header,
  banner,
  footer,
  conditions,
  legal,
  fields,
}: Manifest): number[] {
  const cubes = [
    ...legal,
    ...conditionsIn({ contexts, menus, header, banner, footer }).flatMap((index) => conditions[index]!.shown),
  ]
  const touched = fields.map(() => 0)
  for (const cube of cubes) for (let i = 0; i < cube.length; i += 2) touched[cube[i]!]! |= cube[i + 1]!
  return fields.map((masks, word) =>
    masks.reduce((bits, mask) => (mask & touched[word]! ? bits | mask : bits), 0),
  )
}

/** Every `when` in it, however deep. */
function conditionsIn(part: unknown): number[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'when' && typeof value === 'number' ? [value] : conditionsIn(value),
  )
}
