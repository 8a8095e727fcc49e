// "No effect" is a promise: every scalar and every order of the shipped config is changed, one at a time, and where the
// difference finds no effect, nobody's portal may differ. `npm test` takes one
// place in 97, EVERY_CHANGE=1 takes all.
import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { difference, isWithoutEffect } from '#manifest/change/diff.ts'
import { addressesOf } from '#manifest/change/destination-effects.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { taxSeries } from '#portal/tax-years/read.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { factsOfPersona } from '#manifest/resolve/persona-facts.ts'
import { valuesOf } from '#tools/portal/people.ts'
import { drawPeople } from '../../../support/drawn-people.ts'
import { livesOf, type Someone } from './lives.ts'
import { changesAt, placesIn, type OneChange } from './one-change.ts'

const texts = readConfigFolder()
const product = readProduct()
const { resolved, manifest } = compile(texts, product) as Required<ReturnType<typeof compile>>

const personas: Someone[] = resolved.personas.personas.flatMap((persona) =>
  persona.situations.flatMap((situation) =>
    resolved.vocabulary.byId.get('area')!.values.map((area) => ({
      facts: { ...factsOfPersona(persona, situation, manifest), area },
      values: valuesOf(persona, situation, resolved.personas, manifest),
    })),
  ),
)
const people = [...personas, ...drawPeople(500)]

const places = placesIn(texts)
const oneIn = Number(process.env['EVERY_CHANGE'] ?? 97)
/** Places spread over all files. */
const taken = places.filter((_, i) => i % oneIn === 7 % oneIn)

/** The first change at each place that compiles. */
function compiling(): { change: OneChange; after: Required<ReturnType<typeof compile>> }[] {
  return taken.flatMap((place) => {
    for (const change of changesAt(texts, place)) {
      const after = compile(change.texts, product)
      if (after.manifest && after.resolved) return [{ change, after: after as Required<typeof after> }]
    }
    return []
  })
}

describe('A difference that finds no effect of a change', () => {
  it('is right for every persona and 500 people drawn, whatever was changed', () => {
    const compiled = compiling()
    const wrong: string[] = []
    const silent: string[] = []
    let compared = 0
    for (const { change, after } of compiled) {
      if (!isWithoutEffect(difference(resolved, after.resolved))) continue
      silent.push(`${change.file} ${change.at} ${change.says}`)
      // Equal manifests do the same for everybody.
      if (
        JSON.stringify(manifest) === JSON.stringify(after.manifest) &&
        figures(resolved) === figures(after.resolved)
      )
        continue
      compared++
      const addresses = [...addressesOf(resolved, after.resolved).values()]
      const [was, is] = [livesOf(manifest, people, addresses), livesOf(after.manifest, people, addresses)]
      if (is.some((life, i) => life !== was[i]) || figures(resolved) !== figures(after.resolved))
        wrong.push(`${change.file} ${change.at} ${change.says}`)
    }
    console.log(
      `${taken.length} of ${places.length} places, ${compiled.length} changes compile, ${silent.length} without effect, ${compared} of these compared person by person`,
    )
    expect(wrong).toEqual([])
    expect(compiled.length).toBeGreaterThan(taken.length / 2)
  }, 3_600_000)
})

/** The figures that code reads without the manifest. */
const figures = ({ limits, files }: Resolved) =>
  JSON.stringify([
    Object.entries(limits).map(([id, { value, pwa, unit }]) => [id, value, pwa, unit]),
    taxSeries(files.find(({ file }) => file === 'config/tax-years.json')!).map(({ id, values }) => [
      id,
      values.map(({ from, until, value }) => [from, until, value]),
    ]),
    (files.find(({ file }) => file === 'config/fees.json')!.value as { bands: unknown }).bands,
  ])
