// How many people are meant, beside combinations: by the file of portal weigh that --weights or PORTAL_WEIGHTS names.
import { readFileSync } from 'node:fs'
import { isRecord } from '#base/record.ts'
import { cubeOf } from '#manifest/conditions/membership.ts'
import { intersect, type Cover } from '#manifest/conditions/cover.ts'
import type { Vocabulary } from '#manifest/conditions/vocabulary.ts'
import type { Weights } from './weigh.ts'

const read = new Map<string, Weights>()

/** ", about 1,240 of 18,300 people of the week from 23 November 2026"; nothing without such a file. */
export function peopleText({ vocabulary }: { vocabulary: Vocabulary }, people: Cover): string {
  const weights = weightsInUse()
  if (!weights) return ''
  const { week, people: all } = weights
  return `, about ${inTens(countAmong(weights, vocabulary, people))} of ${inTens(all)} people of the week from ${dayOf(week)}`
}

/** Everybody who is among these people on some page. A fact or value that these manifests do not have says nothing. */
export function countAmong({ groups }: Weights, vocabulary: Vocabulary, people: Cover): number {
  let count = 0
  for (const group of groups) {
    const known = Object.entries(group.facts).filter(([id, value]) =>
      vocabulary.byId.get(id)?.values.includes(value),
    )
    if (intersect(people, [cubeOf({ vocabulary }, Object.fromEntries(known))]).length > 0)
      count += group.people
  }
  return count
}

function weightsInUse(): Weights | undefined {
  const file = process.env['PORTAL_WEIGHTS']
  if (file === undefined || file === '') return undefined
  let weights = read.get(file)
  if (!weights) read.set(file, (weights = weightsOf(file)))
  return weights
}

function weightsOf(file: string): Weights {
  let data: unknown
  try {
    data = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  if (!isRecord(data) || !isCount(data['people']) || !isDay(data['week']) || !areGroups(data['groups']))
    throw new Error(`${file} is no file of portal weigh.`)
  return data as unknown as Weights
}

const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0

const isDay = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))

const areGroups = (value: unknown) =>
  Array.isArray(value) &&
  value.every((group) => isRecord(group) && isCount(group['people']) && isRecord(group['facts']))

/** Exact figures would be more precise than the count. */
const inTens = (count: number) => (Math.round(count / 10) * 10).toLocaleString('en-GB')

const dayOf = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
