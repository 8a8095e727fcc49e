// Nothing unseen, and nothing blamed on another place without naming the edit. FINER_EDITS=25 takes so many of each kind,
// about 330 in all, and FINER_SEED draws others; npm test takes a sample.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { fileChanges } from '#manifest/change/declaration-changes.ts'
import { addressesOf } from '#manifest/change/destination-effects.ts'
import { difference, isWithoutEffect } from '#manifest/change/diff.ts'
import { readConfigFile, type ConfigText } from '#manifest/read/config-file.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { drawPeople } from '../../../support/drawn-people.ts'
import { finerEdits } from './finer-edits.ts'
import { livesOf } from './lives.ts'
import { root } from '../../../support/root.ts'

const texts = readConfigFolder()
const product = readProduct()
const shipped = compile(texts, product)
const filesOf = (all: readonly ConfigText[]) => all.map((each) => readConfigFile(each).file!)
const before = filesOf(texts)

const perKind = Number(process.env['FINER_EDITS'] ?? 0)
const seed = Number(process.env['FINER_SEED'] ?? 14)
const seeded = (seed: number) => () => (seed = (seed * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32
const edits =
  perKind > 0
    ? finerEdits(texts, seeded(seed), perKind)
    : finerEdits(texts, seeded(seed), 1).filter((_, i) => i % 4 === 0)

describe('A small edit of the shipped manifests', () => {
  it('is refused, shown or without effect for everybody, and is named wherever the blame falls', () => {
    const people = drawPeople(perKind > 0 ? 300 : 60)
    const addresses = [...addressesOf(shipped.resolved!).values()]
    const lives = livesOf(shipped.manifest!, people, addresses)
    const report: string[] = []
    const unseen: string[] = []
    const unnamed: string[] = []
    for (const { kind, says, texts: edited } of edits) {
      const tell = (fate: string, more = '') => report.push(`${fate}: ${kind}: ${says} ${more}`)
      const { problems, resolved, manifest } = compile(edited, product)
      const { file } = edited.find((each) => !texts.includes(each))!
      const named = fileChanges(before, filesOf(edited), product.extensions)
      if (named.length === 0 || named.some(({ position }) => position.file !== file)) unnamed.push(says)
      if (!manifest || !resolved) {
        const elsewhere = problems.every((problem) => problem.file !== file)
        tell(
          elsewhere ? 'refused elsewhere' : 'refused',
          problems
            .map(({ rule, file: where, line, message }) => `${rule} ${where}:${line} ${message}`)
            .join(' | '),
        )
        continue
      }
      if (!isWithoutEffect(difference(shipped.resolved!, resolved))) {
        tell('shown')
        continue
      }
      tell('without effect')
      const isEqual = JSON.stringify(manifest) === JSON.stringify(shipped.manifest)
      if (!isEqual && livesOf(manifest, people, addresses).some((life, i) => life !== lives[i]))
        unseen.push(says)
    }
    mkdirSync(join(root, 'test-results'), { recursive: true })
    writeFileSync(join(root, 'test-results/finer-edits.txt'), `${report.toSorted().join('\n')}\n`)
    const fates = Object.entries(Object.groupBy(report, (line) => line.split(':')[0]!))
    console.log(`${edits.length} edits: ${fates.map(([fate, all]) => `${all!.length} ${fate}`).join(', ')}`)
    expect(unseen).toEqual([])
    expect(unnamed).toEqual([])
  }, 3_600_000)
})
