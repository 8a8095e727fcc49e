// Is what a difference says of people true? Every kind of property of config is edited, and each edit is judged by what the
// runtime resolves for drawn people in both versions. Every other kind is tried; ORACLE=1 (npm run soak) tries all, ORACLE=3 with
// three times as many edits and people, and ORACLE_SEED other edits.
import { describe, expect, it } from 'vitest'
import type { Effect } from '#manifest/change/effect.ts'
import { addressesOf } from '#manifest/change/destination-effects.ts'
import { difference, type Difference } from '#manifest/change/diff.ts'
import { intersectCubes, overlap, type Cube } from '#manifest/conditions/cover.ts'
import { cubeOf } from '#manifest/conditions/membership.ts'
import { emit } from '#manifest/emit/emit.ts'
import { resolve } from '#manifest/resolve/resolve.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { duplicate } from '#manifest/checks/duplicate.ts'
import { missingParameter } from '#manifest/checks/missing-parameter.ts'
import { readConfigFile, type ConfigFile, type ConfigText } from '#manifest/read/config-file.ts'
import { structureProblems } from '#manifest/read/structure.ts'
import type { Facts } from '#runtime/person.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { drawPeople } from '../../../support/drawn-people.ts'
import { finerEdits } from './finer-edits.ts'
import { createMeeting, type Met } from './met.ts'
import { createMutants } from './mutants.ts'
import { changesAt, placesIn } from './one-change.ts'

const texts = readConfigFolder()
const product = readProduct()
const files = texts.map((text) => readConfigFile(text).file!)
const before = resolve(files, product).resolved
const factor = Number(process.env['ORACLE'] ?? 1)
/** The kinds of property that are tried. */
const isTried = (_: unknown, index: number) => process.env['ORACLE'] !== undefined || index % 2 === 0
let seed = Number(process.env['ORACLE_SEED'] ?? 28)
const random = () => (seed = (seed * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!

const NOT_MET = /personas|claims|tax-years|fees/
/** "menus items.label": the kind of a property, whatever it is in. */
const kindOf = (file: string, path: readonly (string | number)[]) => {
  const named = path.filter((step, i) => typeof step === 'string' && (i !== 1 || !BY_ID.test(file)))
  const steps = named.filter((step, i) => step !== named[i - 1])
  return `${file.replace(/^config\/|\.json$|\/.*/g, '')} ${steps.join('.')}`
}
/** Files whose members are listed by id. */
const BY_ID = /facts|flags|guards|badges|links|limits|cards/

interface Edit {
  kind: string
  says: string
  texts: readonly ConfigText[]
}

/** Each kind of property in turn, and edits that people make by hand; with the manifests, which are not refused. */
function* drawnEdits(): Generator<Edit & { after: Resolved }> {
  const byKind = Map.groupBy(
    placesIn(texts).filter(({ file }) => !NOT_MET.test(file)),
    ({ file, path }) => kindOf(file, path),
  )
  const first = (choices: Iterable<Edit>) => {
    for (const edit of choices) {
      const after = resolvedOf(edit.texts)
      if (after) return [{ ...edit, after }]
    }
    return []
  }
  for (const [kind, places] of [...byKind].filter(isTried))
    for (let n = Math.min(places.length, factor); n > 0; n--)
      yield* first(
        changesAt(texts, pick(places)).map(({ file, at, says, texts: edited }) => ({
          kind,
          says: `${file} ${at} ${says}`,
          texts: edited,
        })),
      )
  for (const edit of [...createMutants(texts, random, factor), ...finerEdits(texts, random, factor)])
    yield* first([edit])
}

const readAgain = new Map<string, ConfigFile | undefined>()
/** Undefined if the manifests are refused. */
function resolvedOf(edited: readonly ConfigText[]): Resolved | undefined {
  const read = edited.map((text, i) => {
    if (text === texts[i] || text.text === texts[i]?.text) return files[i]
    if (!readAgain.has(text.text)) {
      const { file } = readConfigFile(text)
      readAgain.set(
        text.text,
        file && structureProblems(file, product.extensions).length === 0 ? file : undefined,
      )
    }
    return readAgain.get(text.text)
  })
  if (read.some((file) => file === undefined)) return undefined
  const { resolved, problems } = resolve(read as ConfigFile[], product)
  const isWrong = [...problems, ...duplicate(resolved), ...missingParameter(resolved)].some(
    ({ severity }) => severity === 'error',
  )
  return isWrong || shapeOf(resolved) !== shapeOf(before) ? undefined : resolved
}

/** Facts and values: people are drawn for these. */
const shapeOf = ({ vocabulary }: Resolved) =>
  vocabulary.facts.map(({ id, values }) => `${id} ${values.join(' ')}`).join()

const drawn: Facts[] = drawPeople(160)
  .map(({ facts }) => facts)
  .filter((facts) => before.vocabulary.facts.every(({ id }) => typeof facts[id] === 'string'))
  .slice(0, 5 * factor)

/** Somebody of each of these groups, with facts drawn where the group leaves them open. */
const someOf = ({ groups, possible, vocabulary }: Difference): Facts[] =>
  groups
    .slice(0, 4)
    .flatMap(({ people }) => [{ cube: people[0]! }, { cube: people.at(-1)! }])
    .flatMap(({ cube }): Facts[] => {
      const inside = possible
        .map((each) => intersectCubes(each, cube))
        .filter((each): each is Cube => each !== undefined)
      if (inside.length === 0) return []
      const allowed = pick(inside)
      const valueOf = ({ index, values }: Resolved['vocabulary']['facts'][number]) => {
        const at = allowed.findIndex((each, i) => i % 2 === 0 && each === index)
        return pick(values.filter((_, bit) => at < 0 || (allowed[at + 1]! & (1 << bit)) !== 0))
      }
      return [Object.fromEntries(vocabulary.facts.map((fact) => [fact.id, valueOf(fact)]))]
    })

/** The place of an effect, as the judge calls it; undefined for what nobody in particular meets. */
function placeOf({ is, at, path = '' }: Effect): string | undefined {
  if (is.kind === 'context') return 'context'
  if (is.kind === 'order') return 'order dialogs'
  if (is.kind === 'part') return `part ${is.route}/${is.part}`
  if (is.kind === 'page-part') return is.id === '' ? `page ${is.route}` : `part ${is.route}/${is.id}`
  if (is.kind === 'admitted') return `admits ${is.route}`
  if (at?.kind === 'address') return `address ${at.path}`
  if (at?.kind === 'route') return `heading ${at.route}`
  if (at?.kind === 'element') return `element ${at.path}`
  const [, kind, id] = /^(badge|guard)s\.([^.]+)/.exec(path) ?? []
  return kind && `${kind} ${id}`
}

/** What is wrong with what the difference says of this person. */
function falsehoods(told: Difference, person: Cube, was: Met, is: Met): string[] {
  const mine = told.groups.filter(({ people }) => overlap(people, [person], told.possible))
  const gains = mine.flatMap((group) => group.gains)
  const loses = mine.flatMap((group) => group.loses)
  const places = new Set([...gains, ...loses].flatMap((effect) => placeOf(effect) ?? []))
  const moved = new Set(
    told.moved.flatMap(({ menu, people }) => (overlap(people, [person], told.possible) ? [menu] : [])),
  )
  const wrong: string[] = []
  for (const place of new Set([...was.keys(), ...is.keys()])) {
    if (was.get(place) === is.get(place) || isRenamedPart(place, was, is)) continue
    const isMove = place.startsWith('order ')
    if (
      isMove &&
      (place !== 'order dialogs' ? !isReordered(was.get(place), is.get(place)) : !differInOrder(was, is))
    )
      continue
    if (isMove ? !moved.has(place.slice(6)) && !places.has(place) : !places.has(place))
      wrong.push(`unseen: ${place}`)
  }
  for (const menu of moved)
    if (!isReordered(was.get(`order ${menu}`), is.get(`order ${menu}`)))
      wrong.push(`told, and in order: ${menu}`)
  for (const place of places) if (was.get(place) === is.get(place)) wrong.push(`told, and the same: ${place}`)
  const entries = (effects: Effect[]) =>
    new Set(effects.flatMap((effect) => (effect.is.kind === 'entry' ? (placeOf(effect) ?? []) : [])))
  for (const place of entries(gains).difference(entries(loses)))
    if (was.has(place)) wrong.push(`no gain, it was there: ${place}`)
  for (const place of entries(loses).difference(entries(gains)))
    if (is.has(place)) wrong.push(`no loss, it is there: ${place}`)
  return wrong
}

/** A section or question that is on its page as before, under another name. */
function isRenamedPart(place: string, was: Met, is: Met): boolean {
  if (!place.startsWith('part ') || (was.has(place) && is.has(place))) return false
  const [here, there] = was.has(place) ? [was, is] : [is, was]
  const page = place.slice(0, place.indexOf('/') + 1)
  return [...there].some(
    ([other, value]) => other.startsWith(page) && !here.has(other) && value === here.get(place),
  )
}

/** Do both lists have two members in another order? */
function isReordered(was = '[]', is = '[]'): boolean {
  const [had, has] = [JSON.parse(was) as string[], JSON.parse(is) as string[]]
  return had.filter((id) => has.includes(id)).join() !== has.filter((id) => had.includes(id)).join()
}
/** Two dialogs of which one is new are told as new. */
const differInOrder = (was: Met, is: Met) => isReordered(was.get('order dialogs'), is.get('order dialogs'))

describe('What a difference says of people', () => {
  it('is what they meet: nothing unseen, nobody told in vain, no false gain and no false loss', () => {
    const lives = new Map<string, Met[]>()
    const wrong: string[] = []
    const kinds = new Map<string, number>()
    let [edits, judged] = [0, 0]
    for (const { kind, says, after } of drawnEdits()) {
      edits++
      const told = difference(before, after)
      const addresses = addressesOf(before, after)
      const [meetBefore, meetAfter] = [before, after].map((each) =>
        createMeeting(emit(each), addresses, each.files),
      ) as [(facts: Facts) => Met, (facts: Facts) => Met]
      const key = [...addresses.keys()].join()
      const known = lives.get(key) ?? drawn.map(meetBefore)
      lives.set(key, known)
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      const people = [
        ...drawn.map((facts, i) => ({ facts, was: known[i]! })),
        ...someOf(told).map((facts) => ({ facts, was: meetBefore(facts) })),
      ]
      const found = new Set<string>()
      for (const { facts, was } of people) {
        const person = cubeOf(before, facts)
        if (!overlap([person], told.possible, told.possible)) continue
        judged++
        for (const each of falsehoods(told, person, was, meetAfter(facts))) found.add(each)
      }
      for (const each of found) wrong.push(`${kind}: ${says}: ${each}`)
    }
    console.log(`oracle: ${JSON.stringify({ edits, kinds: kinds.size, 'people judged': judged })}`)
    expect(wrong).toEqual([])
    expect(edits).toBeGreaterThanOrEqual(150)
    expect(kinds.size).toBeGreaterThan(120)
  }, 600_000)
})
