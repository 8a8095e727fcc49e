// What visitors are given of the manifest: enough for everything that they can open, and nothing of what they can't.
import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import type { Manifest } from '#manifest/manifest.ts'
import { nextStep } from '#runtime/next-step.ts'
import { createEncoder, type Facts } from '#runtime/person.ts'
import { resolveCard } from '#runtime/resolve-card.ts'
import { resolvePortalView } from '#runtime/resolve.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { manifestForVisitors } from '#tools/build/manifest-plugin.ts'
import { drawPeople } from '../../../support/drawn-people.ts'

const { resolved, manifest } = compile(readConfigFolder(), readProduct()) as Required<
  ReturnType<typeof compile>
>
const narrowed = manifestForVisitors(resolved)
const visitors = drawPeople(3000).filter(({ facts }) => facts['session'] === 'anonymous')
const paths = [...new Set(manifest.routes.map(({ path }) => path))]

/** What is done about a path, guard after guard, in words. */
function walk(by: Manifest, facts: Facts, path: string): string[] {
  const encode = createEncoder(by)
  const routes = by.routes.filter((route) => route.path === path)
  const steps: string[] = []
  const loaded = new Set<string>()
  for (;;) {
    const step = nextStep({ manifest: by, encode, facts }, routes, loaded)
    if (step.kind === 'show') steps.push(`shows ${step.route.screen} titled ${step.route.title}`)
    if (step.kind === 'outcome') steps.push(`${step.by} leads to ${JSON.stringify(step.action)}`)
    if (step.kind !== 'load') return steps.length > 0 ? steps : [step.kind]
    steps.push(`loads ${step.load}`)
    loaded.add(step.guard)
  }
}

describe('A visitor with the manifest for visitors', () => {
  it('is one of more than a hundred sampled', () => expect(visitors.length).toBeGreaterThan(100))

  it.each(paths)('gets at %s what the whole manifest gives them', (path) => {
    for (const { facts } of visitors) expect(walk(narrowed, facts, path)).toEqual(walk(manifest, facts, path))
  })

  it('has the same frame around every page that opens', () => {
    const open = manifest.routes.filter(({ path, area }) =>
      visitors.some(({ facts }) =>
        walk(manifest, { ...facts, area }, path)
          .at(-1)
          ?.startsWith('shows'),
      ),
    )
    expect([...new Set(open.map(({ area }) => area))].toSorted()).toEqual([
      'default',
      'download',
      'mobile-app',
      'sign-in',
    ])
    for (const { area, card } of open)
      for (const { facts, values } of visitors) {
        const frame = (by: Manifest) => {
          const person = createEncoder(by)({ ...facts, area })
          return [
            resolvePortalView(by, person, values),
            card === undefined ? undefined : resolveCard(by, person, values, card),
          ]
        }
        expect(frame(narrowed), JSON.stringify(facts)).toEqual(frame(manifest))
      }
  })
})

describe('The manifest for visitors', () => {
  it('has no menu, dialog or screen that needs a sign-in', () => {
    expect(Object.keys(narrowed.menus)).toEqual([])
    expect(narrowed.dialogs).toEqual([])
    const shown = narrowed.routes.filter(({ screen }) => screen !== undefined).map(({ id }) => id)
    expect(shown.toSorted()).toEqual([
      'accessibility',
      'app-download',
      'app-login',
      'app-welcome',
      'begin-as-an-attorney',
      'how-your-money-is-held',
      'not-found',
      'sign-in-callback',
      'signed-out',
      'someone-has-died',
      'tell-us-of-a-death',
    ])
    expect(narrowed).not.toHaveProperty('banner')
    expect(narrowed).not.toHaveProperty('header.panel')
    expect(JSON.stringify(narrowed)).not.toMatch(/You are acting for|Payments|Investment review/)
  })

  it('is less than half of the whole', () =>
    expect(JSON.stringify(narrowed).length * 2).toBeLessThan(JSON.stringify(manifest).length))
})

describe('The manifest for visitors, where a product owner gives them a menu', () => {
  // Visitors have no side panel, which the button with the name opens.
  const edits: Readonly<Record<string, (text: string) => string>> = {
    'config/contexts.json': (text) =>
      text.replace(/("id": "anonymous",[^}]*\}[^"]*)"navigation": "empty"/, '$1"menu": "registered"'),
    'config/menus/registered.json': (text) =>
      text.replace('"slot": "username"', '"slot": "username", "when": { "is": "signed-in" }'),
  }
  const texts = readConfigFolder().map(({ file, text }) => ({ file, text: edits[file]?.(text) ?? text }))
  const changed = compile(texts, readProduct())

  it('has that menu, and no other', () => {
    expect(changed.problems).toEqual([])
    expect(Object.keys(manifestForVisitors(changed.resolved!).menus)).toEqual(['registered'])
  })
})
