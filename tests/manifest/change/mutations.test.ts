import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compile } from '../../../src/manifest/compile.ts'
import { difference, isWithoutEffect } from '../../../src/manifest/change/diff.ts'
import type { Manifest } from '../../../src/manifest/manifest.ts'
import { describePeople } from '../../../src/manifest/conditions/in-words.ts'
import { nextStep, type NextStep } from '../../../src/runtime/next-step.ts'
import { makeEncoder } from '../../../src/runtime/person.ts'
import { resolveCard } from '../../../src/runtime/resolve-card.ts'
import { resolveDialog } from '../../../src/runtime/resolve-dialog.ts'
import { resolvePortalView } from '../../../src/runtime/resolve.ts'
import { drawPeople } from '../../support/drawn-people.ts'
import { readConfigFolder, root } from '../../../src/tools/config-folder.ts'
import { readScreens } from '../../../src/tools/screens.ts'
import { makeMutants, type Mutant } from './mutants.ts'

const texts = readConfigFolder()
const screens = readScreens()
const shipped = compile(texts, screens)
const people = drawPeople(300)

type Fate = 'refused' | 'shown' | 'nothing changed'

/** What becomes of a change: refused by which rule, shown by diff to whom, or equivalent. */
function fateOf({ texts: mutated }: Mutant): { fate: Fate; tells: string; manifest?: Manifest | undefined } {
  const { problems, linked, manifest } = compile(mutated, screens)
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0 || !linked)
    return { fate: 'refused', tells: [...new Set(errors.map(({ rule }) => rule))].join(', ') }
  const told = difference(shipped.linked!, linked)
  if (isWithoutEffect(told))
    return { fate: 'nothing changed', tells: 'no view, dialog or door of anybody drawn differs', manifest }
  const group = told.groups[0]
  return {
    fate: 'shown',
    tells: group
      ? `${told.groups.length} groups, first ${describePeople(group.people, told.vocabulary)}`
      : 'moved, or other people possible',
  }
}

/** Everything the portal's own evaluator does for a person: view on every area, dialogs in turn, every door. */
function livesOf(manifest: Manifest): string[] {
  const encode = makeEncoder(manifest)
  const onward = (step: NextStep): unknown =>
    step.kind === 'show'
      ? [step.route.title, step.route.screen, step.route.card]
      : step.kind === 'outcome'
        ? pathed(manifest, step.action)
        : step.kind === 'load'
          ? step.load
          : step.kind
  return people.map(({ facts, values }) => {
    const person = encode(facts)
    const names = { user: values.userName, active: values.activeName, inviter: '' }
    const first = resolveDialog(manifest, person, names, () => false)
    return JSON.stringify([
      resolvePortalView(manifest, person, values),
      resolveCard(manifest, person, values, 'retirement-specialist'),
      first,
      resolveDialog(manifest, person, names, (key) => key === first?.seenKey),
      [...new Set(manifest.routes.map(({ path }) => path))].toSorted().map((path) => {
        const routes = manifest.routes.filter((route) => route.path === path)
        const step = nextStep({ manifest, encode, facts }, routes)
        return [
          path,
          onward(step),
          step.kind === 'load' ? onward(nextStep({ manifest, encode, facts }, routes, step.passed)) : '',
        ]
      }),
    ])
  })
}

const pathed = (manifest: Manifest, action: { kind: string; route?: string }) =>
  action.route === undefined
    ? action
    : { ...action, route: manifest.routes.find(({ id }) => id === action.route)?.path }

const numbersFrom = (seed: number) => () => (seed = (seed * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32

describe('A random change of the shipped manifests', () => {
  const mutants = makeMutants(texts, numbersFrom(1), 15)

  it('is refused by the check or shown by the difference; what is neither changes nothing for anybody', () => {
    const lives = livesOf(shipped.manifest!)
    const report: string[] = []
    const unseen: string[] = []
    for (const mutant of mutants) {
      const { fate, tells, manifest } = fateOf(mutant)
      report.push(`${fate}: ${mutant.kind}: ${mutant.says} (${tells})`)
      if (fate === 'nothing changed' && livesOf(manifest!).some((life, i) => life !== lives[i]))
        unseen.push(mutant.says)
    }
    mkdirSync(join(root, 'test-results'), { recursive: true })
    writeFileSync(join(root, 'test-results/mutants.txt'), `${report.toSorted().join('\n')}\n`)
    const count = (fate: Fate) => report.filter((line) => line.startsWith(fate)).length
    console.log(
      `${mutants.length} mutants: ${count('refused')} refused, ${count('shown')} shown, ${count('nothing changed')} equivalent (test-results/mutants.txt)`,
    )
    expect(unseen).toEqual([])
    expect(mutants.length).toBeGreaterThanOrEqual(200)
    expect(count('nothing changed') / mutants.length).toBeLessThan(0.1)
  }, 180_000)

  it('is noticed by that trial even if diff did not report a flipped condition', () => {
    const flipped = texts.map((each) =>
      each.file === 'config/footer.json'
        ? {
            ...each,
            text: each.text.replace('"link": "careers"', '"link": "careers", "when": { "platform": "web" }'),
          }
        : each,
    )
    const { manifest } = compile(flipped, screens)
    const lives = livesOf(shipped.manifest!)
    expect(livesOf(manifest!).some((life, i) => life !== lives[i])).toBe(true)
  })
})
