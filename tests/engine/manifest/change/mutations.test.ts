// MUTANTS=15 breaks the manifests 15 times by each kind of change: `npm run soak` does.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { addressesOf } from '#manifest/change/destination-effects.ts'
import { fileChanges } from '#manifest/change/declaration-changes.ts'
import { difference, isWithoutEffect } from '#manifest/change/diff.ts'
import type { Manifest } from '#manifest/manifest.ts'
import { describePeople } from '#manifest/conditions/in-words.ts'
import { readConfigFile } from '#manifest/read/config-file.ts'
import { drawPeople } from '../../../support/drawn-people.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { livesOf as everythingFor } from './lives.ts'
import { createMutants, type Mutant } from './mutants.ts'
import { root } from '../../../support/root.ts'

const texts = readConfigFolder()
const product = readProduct()
const shipped = compile(texts, product)
const people = drawPeople(300)
const perKind = Number(process.env['MUTANTS'] ?? 3)

type Fate = 'refused' | 'shown' | 'nothing changed'

/** What becomes of a change: refused by which rule, shown by diff to whom, or equivalent. */
function fateOf({ texts: mutated }: Mutant): { fate: Fate; tells: string; manifest?: Manifest | undefined } {
  const { problems, resolved, manifest } = compile(mutated, product)
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0 || !resolved)
    return { fate: 'refused', tells: [...new Set(errors.map(({ rule }) => rule))].join(', ') }
  const changes = difference(shipped.resolved!, resolved)
  if (isWithoutEffect(changes))
    return { fate: 'nothing changed', tells: 'no view, dialog or door of anybody drawn differs', manifest }
  const group = changes.groups[0]
  return {
    fate: 'shown',
    tells: group
      ? `${changes.groups.length} groups, first ${describePeople(group.people, changes.vocabulary)}`
      : 'moved, or other people possible',
  }
}

const addresses = [...addressesOf(shipped.resolved!).values()]
const livesOf = (manifest: Manifest) => everythingFor(manifest, people, addresses)

const numbersFrom = (seed: number) => () => (seed = (seed * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32

describe('A random change of the shipped manifests', () => {
  const mutants = createMutants(texts, numbersFrom(1), perKind)

  it('is refused by the check or shown by the difference; what is neither changes nothing for anybody', () => {
    const lives = livesOf(shipped.manifest!)
    const report: string[] = []
    const unseen: string[] = []
    for (const mutant of mutants) {
      const { fate, tells, manifest } = fateOf(mutant)
      report.push(`${fate}: ${mutant.kind}: ${mutant.says} (${tells})`)
      // Equal manifests do the same for everybody.
      const isEqual = JSON.stringify(manifest) === JSON.stringify(shipped.manifest)
      if (fate === 'nothing changed' && !isEqual && livesOf(manifest!).some((life, i) => life !== lives[i]))
        unseen.push(mutant.says)
    }
    mkdirSync(join(root, 'test-results'), { recursive: true })
    writeFileSync(join(root, 'test-results/mutants.txt'), `${report.toSorted().join('\n')}\n`)
    const count = (fate: Fate) => report.filter((line) => line.startsWith(fate)).length
    console.log(
      `mutants: ${JSON.stringify({ drawn: mutants.length, refused: count('refused'), shown: count('shown'), equivalent: count('nothing changed') })}`,
    )
    expect(unseen).toEqual([])
    expect(mutants.length).toBeGreaterThanOrEqual(perKind * 20)
    expect(count('nothing changed') / mutants.length).toBeLessThan(0.1)
  }, 600_000)

  it('is named as declared otherwise, and nothing of another file with it', () => {
    const before = texts.map((each) => readConfigFile(each).file!)
    const files = (all: Mutant['texts']) =>
      all.map((each, i) => (each === texts[i] ? before[i]! : readConfigFile(each).file!))
    for (const { says, texts: mutated } of mutants) {
      const edited = mutated.find((each) => !texts.includes(each))!.file
      const named = fileChanges(before, files(mutated), product.extensions)
      expect(
        named.map(({ position }) => position.file),
        says,
      ).toContain(edited)
      expect(new Set(named.map(({ position }) => position.file)), says).toEqual(new Set([edited]))
    }
  }, 600_000)

  it('changes what the runtime shows to sampled people when it flips a condition, whatever diff says', () => {
    const flipped = texts.map(({ file, text }) => ({
      file,
      text: text
        .replace('"link": "careers"', '"link": "careers", "when": { "platform": "web" }')
        // Which is promised to everybody.
        .replace(/\s*"footer\/company\/careers",/, ''),
    }))
    const { manifest } = compile(flipped, product)
    const lives = livesOf(shipped.manifest!)
    expect(livesOf(manifest!).some((life, i) => life !== lives[i])).toBe(true)
  })
})
