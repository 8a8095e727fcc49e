// Every form that the portal declares holds what must hold of a form.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { saturday } from '../product-api/support/sandbox.ts'
import { everyForm } from './declared/every-form.ts'
import '../../support/fixed-seed.ts'

const sources: Record<string, string> = import.meta.glob('../../../src/portal/screens/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A table says once what it sends, or a section is made of questions that say it; it, or the function that makes it, is exported by a name that ends in "Form". */
const SENDS = /^ +sends: \{|sectionAsking\('/gm
const NAME = /^export (?:const|function) ([a-z]\w+Form)\b/gm
const files = Object.entries(sources)
  .map(([path, source]) => ({
    path,
    tables: [...source.matchAll(SENDS)].length,
    names: [...source.matchAll(NAME)].map(([, name]) => name!),
  }))
  .filter(({ tables }) => tables > 0)
const declared = files.flatMap(({ names }) => names).toSorted()

let forms: Awaited<ReturnType<typeof everyForm>>

describe('Every form', () => {
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: saturday })
    forms = await everyForm()
  })
  afterAll(() => void vi.useRealTimers())

  it('is exported, and among those that are proved', () => {
    expect(files.filter(({ tables, names }) => tables !== names.length)).toEqual([])
    expect(Object.keys(forms).toSorted()).toEqual(declared)
  })

  it.each(declared)(
    'asks what somebody can answer, sends what its call takes, and has a sentence for each reason: %s',
    async (name) => {
      expect(await forms[name]!()).toEqual([])
    },
  )
})
