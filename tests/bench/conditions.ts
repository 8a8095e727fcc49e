// bench conditions: which items of a navigation does a person see? Hand-written ifs, compiled to JavaScript, are the scale.
import { compileFunction } from 'node:vm'
import { coverOf } from '#manifest/conditions/condition.ts'
import type { Manifest } from '#manifest/manifest.ts'
import { Conditions, packFacts } from '#manifest/emit/pack.ts'
import { createVocabulary } from '#manifest/conditions/vocabulary.ts'
import { memoizeByFacts } from '#runtime/memoize-by-facts.ts'
import { createEncoder, type Person } from '#runtime/person.ts'
import { evaluatorFor } from '#runtime/evaluate.ts'
import { median, printTable, ratio } from './table.ts'

type Facts = Record<string, string>
/** All of these facts have one of these values, or none of them where it says so. */
interface Clause {
  fact: string
  values: string[]
  isNot: boolean
}
type Condition = Clause[]
/** Prepares a navigation; then says how many of its items a person sees. */
type Contender = (conditions: readonly Condition[]) => (facts: Facts) => number

const SIZES = [50, 5000]
const PEOPLE = 64
const ROUNDS = 25

const switches = Array.from({ length: 18 }, (_, i) => `switch${i}`)
const words: Record<string, string[]> = {
  session: ['anonymous', 'normal', 'delegated', 'shared'],
  grants: ['none', 'delegated', 'shared', 'multiple'],
  ...Object.fromEntries(switches.map((id) => [id, ['true', 'false']])),
}

const contenders: Record<string, Contender> = {
  'hand-written ifs': (conditions) => {
    const tests = conditions.map((condition) => condition.map(inCode).join(' && '))
    // Written out, it would be 5,000 lines.
    return compileFunction(`let n = 0\n${tests.map((test) => `if (${test}) n++`).join('\n')}\nreturn n`, [
      'f',
    ]) as (facts: Facts) => number
  },
  'this project, without its memo': (conditions) => {
    const { manifest, items } = compiled(conditions)
    const encode = createEncoder(manifest)
    return (facts) => shownOf(manifest, items, encode(facts))
  },
  'this project, memoized by facts': (conditions) => {
    const { manifest, items } = compiled(conditions)
    const encode = createEncoder(manifest)
    const ask = memoizeByFacts(manifest, items, (person) => shownOf(manifest, items, person))
    return (facts) => ask(encode(facts))
  },
}

export function benchConditions(): void {
  for (const size of SIZES) {
    const random = numbersFrom(20_261_121)
    const conditions = Array.from({ length: size }, () => drawCondition(random))
    const people = Array.from({ length: PEOPLE }, (): Facts =>
      Object.fromEntries(Object.entries(words).map(([id, values]) => [id, random(values)])),
    )
    const ready = Object.entries(contenders).map(([name, prepare]) => ({
      name,
      ask: prepare(conditions),
      times: [] as number[],
    }))
    const expected = people.map(ready[0]!.ask)
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, ask, times } of ready) {
        const start = performance.now()
        const seen = people.map(ask)
        times.push(((performance.now() - start) * 1e6) / (PEOPLE * size))
        if (seen.some((number, i) => number !== expected[i])) throw new Error(`${name} sees other items`)
      }
    }
    const byHand = median(ready[0]!.times)
    printTable(
      `Conditions: a navigation of ${size.toLocaleString('en-GB')} items, ns an item, facts as the session has them`,
      [
        ['evaluator', 'ns', 'of the ifs'],
        ...ready.map(({ name, times }) => [name, median(times).toFixed(1), ratio(median(times) / byHand)]),
      ],
    )
  }
}

/** The conditions as the compiler packs them. */
function compiled(conditions: readonly Condition[]): { manifest: Manifest; items: { when: number }[] } {
  const vocabulary = createVocabulary(
    Object.entries(words).map(([id, values]) => ({
      id,
      description: id,
      values: Object.fromEntries(values.map((value) => [value, value])),
    })),
  )
  const { facts, fields } = packFacts(vocabulary)
  const packed = new Conditions(vocabulary, facts)
  const ask = {
    vocabulary,
    shared: () => undefined,
    sharedNames: [],
    onReference: () => {},
    onUnknownName: () => {},
  }
  const items = conditions.map((condition) => ({
    when: packed.conditionIndex(coverOf(whenOf(condition), ask)),
  }))
  return {
    manifest: { facts, fields, possible: [[]], conditions: packed.packed } as unknown as Manifest,
    items,
  }
}

function shownOf(manifest: Manifest, items: readonly { when: number }[], person: Person): number {
  const evaluate = evaluatorFor(manifest, person)
  return count(items, ({ when }) => evaluate(when) === 'yes')
}

const count = <T>(each: readonly T[], isSeen: (one: T) => boolean): number => {
  let seen = 0
  for (let i = 0; i < each.length; i++) if (isSeen(each[i]!)) seen++
  return seen
}

const inCode = ({ fact, values, isNot }: Clause) =>
  isNot
    ? values.map((value) => `f.${fact} !== '${value}'`).join(' && ')
    : `(${values.map((value) => `f.${fact} === '${value}'`).join(' || ')})`

const whenOf = (condition: Condition) => ({
  allOf: condition.map(({ fact, values, isNot }) =>
    isNot ? { not: { [fact]: values } } : { [fact]: values },
  ),
})

type Random = <T>(choices: readonly T[]) => T

/** One to three clauses about different facts, as menus have them. */
function drawCondition(random: Random): Condition {
  const drawn = Array.from({ length: random([1, 1, 2, 2, 3]) }, () => random(Object.keys(words)))
  return [...new Set(drawn)].map((fact) => {
    const values = words[fact]!
    const first = random(values)
    const more =
      values.length > 2 && random([true, false])
        ? values.filter((value) => value === first || random([true, false, false]))
        : [first]
    return { fact, values: more, isNot: random([true, false, false]) }
  })
}

function numbersFrom(seed: number): Random {
  let state = seed
  return (choices) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return choices[Math.floor((state / 2 ** 32) * choices.length)]!
  }
}
