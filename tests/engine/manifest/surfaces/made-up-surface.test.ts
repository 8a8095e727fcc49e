// A surface that the portal does not have is added to the list of them: its own file and config/ are all that any pass reads.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { compileFor } from '#manifest/compile.ts'
import type { Cover } from '#manifest/conditions/cover.ts'
import { resolveSentences } from '#manifest/resolve/resolve-sentences.ts'
import type { Resolved, ResolvedSentence } from '#manifest/resolve/resolved.ts'
import type { SourcePosition } from '#manifest/problem.ts'
import { listNames } from '#manifest/read/names.ts'
import { schemas } from '#manifest/read/schemas.gen.ts'
import type { When } from '#manifest/read/types.gen.ts'
import { surfaces } from '#manifest/surfaces/all.ts'
import type { PortalView } from '#manifest/surfaces/all.ts'
import { called } from '#manifest/surfaces/property-words.ts'
import type { Surface } from '#manifest/surfaces/surface.ts'
import { bySubject } from '#inspector/tree.ts'
import { prerender } from '#app/first-load/prerender.tsx'
import { createEncoder } from '#runtime/person.ts'
import { EMPTY_VALUES } from '#runtime/resolve-items.ts'
import { resolvePortalView } from '#runtime/resolve.ts'
import { inspect } from '#tools/inspector/inspection.ts'
import { editableIn } from '#tools/inspector/editable.ts'
import { bareRoutes, peopleWith } from '#tools/build/first-load/first-pages.ts'
import { staticShell } from '#tools/build/first-load/static-shell.ts'
import { differences } from '#tools/review/view-differences.ts'
import { compiled } from '../../../checks/broken-config.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { config, edit, portal, remove, startAgain, unchanged } from '../../../tools/portal/small-portal.ts'

interface Pennant {
  when: Cover
  label: string
  says: ResolvedSentence[]
  position: SourcePosition
}
const pennantIn = (resolved: object) => (resolved as { pennant?: Pennant }).pennant
const seenIn = (view: PortalView) => (view as { pennant?: { label: string; says: string } }).pennant

const pennant: Surface = {
  name: 'pennant',
  heading: 'Around the page',
  isFrame: true,
  empty: {},
  written: {
    named: { '': 'pennant' },
    conditional: ['pennant'],
    placeholders: { text: ['user'] },
    hasEditableTexts: true,
  },
  parts: [
    {
      key: 'pennant' as keyof PortalView,
      paths: ['pennant'],
      text: (view) => [`pennant: ${seenIn(view)?.says ?? 'none'}`],
      column: { title: 'pennant', text: (view) => seenIn(view)?.label ?? 'none' },
      reserved: { place: 'above', on: 'boot-signed-in', style: 'min-height: 2rem' },
    },
  ],
  words: { label: called('headline') },
  resolve(scope) {
    const { when, label, says } = scope.file.value as { when: When; label?: string; says: [] }
    if (label === undefined) return undefined
    return {
      when: scope.peopleWhoMeet(when, '/when'),
      label,
      says: resolveSentences(says, scope, '/says'),
      position: scope.position(''),
    }
  },
  elements(resolved) {
    const shown = pennantIn(resolved)
    if (!shown) return []
    const { when, label, says, position } = shown
    const audience = resolved.possible
    return [{ path: 'pennant', title: 'the pennant', label, position, audience, when, sentences: [says] }]
  },
  restrict: (resolved, { conditional }) => {
    const shown = pennantIn(resolved)
    return (shown ? { pennant: conditional(shown) } : {}) as Partial<Resolved>
  },
  emit(resolved, { conditionIndex, sentence }) {
    const shown = pennantIn(resolved)
    if (!shown) return {}
    const { when, label, says } = shown
    return { pennant: { when: conditionIndex(when), label, says: says.map(sentence) } } as object
  },
}

const written = {
  $schema: '../../../schemas/pennant.schema.json',
  label: 'News',
  when: { session: ['anonymous', 'shared'] },
  says: [{ when: { session: 'shared' }, text: 'Hello {user}' }, { text: 'Welcome' }],
}

/** What a component of the frame would draw. */
const Drawn = ({ view }: { view: PortalView }) => createElement('aside', {}, seenIn(view)?.says)
vi.mock('#shell/frame/chrome-components.tsx', () => ({
  chromeComponents: { BelowHeader: Drawn, HeaderActions: () => null, Navigation: () => null },
}))
vi.mock('#shell/registry/screens.ts', () => ({ loadScreen: () => ({ default: () => null }) }))

let before: string
beforeAll(() => {
  const list = surfaces as Surface[]
  list.push(pennant)
  ;(schemas as unknown as object[]).push({ $id: 'pennant.schema.json', type: 'object' })
  startAgain()
  before = unchanged()
  writeFileSync(join(config, 'pennant.json'), JSON.stringify(written))
})
afterAll(remove)

const resolvedNow = () => compiled(readConfigFolder(config).map(withKnownScreens)).resolved!
const withKnownScreens = ({ file, text }: { file: string; text: string }) => ({
  file,
  text: text
    .replaceAll('"screen":"public/signing-in"', '"screen":"public/download"')
    .replaceAll('"layout": "details/details"', '"layout": "account/conversation"'),
})

describe('A surface in the list of them', () => {
  it.each([
    ['is right for the checks', ['check'], 'The manifests are right'],
    ['is printed for a persona', ['menus', '--as', 'viewer'], '\n    pennant: Hello Bob Hill\n'],
    [
      'has its column in the table of personas',
      ['menus'],
      /pennant\n[─ ]+\nclient .* none\nviewer .* News\n/,
    ],
    ['is explained', ['explain', 'pennant', '--as', 'client'], 'pennant is hidden from Ann Field'],
    ['answers who sees it', ['explain', 'pennant'], 'is seen by people with session not normal.'],
  ] as [string, string[], string | RegExp][])('%s', async (_, words, expected) => {
    const { out } = await portal(...words)
    expect(out).toMatch(expected)
  })

  it('is a difference in its own words, by its own name', async () => {
    const { out } = await portal('diff', '--base', before)
    expect(out).toContain('+ sees the pennant')
    expect(out).toContain('+ reads "Hello {user}" (pennant)')
    expect(out).toContain('+ has the pennant: headline "News"')
    expect(out).toContain('pennant added  config/pennant.json:1')
  })

  it('may be named by a claim, and be offered where one is written', async () => {
    edit(
      'claims.json',
      '"opens": ["home", "documents"]',
      '"opens": ["home", "documents"], "shown": ["pennant"]',
    )
    expect((await portal('check')).out).toContain('The manifests are right')
    edit('claims.json', ', "shown": ["pennant"]', '')
    const { entry } = listNames(readConfigFolder(config), readProduct()).ids
    expect(entry).toContain('pennant')
  })

  it('is told where a placeholder of its texts is unknown', async () => {
    edit('pennant.json', '{user}', '{usr}')
    expect((await portal('check')).out).toContain('Nothing fills in "{usr}"')
    edit('pennant.json', '{usr}', '{user}')
  })

  it('is in the inspector, which edits its texts', () => {
    const resolved = resolvedNow()
    const facts = { session: 'shared', member: 'client', 'own-member': 'registered', area: 'default' }
    expect(bySubject(inspect(resolved, facts).tree).get('pennant')?.reasons?.status).toBe('shown')
    const file = { file: 'config/pennant.json', text: JSON.stringify(written) }
    expect(editableIn(resolved, file, '')).toMatchObject({
      kind: 'texts',
      id: 'pennant',
      texts: [{ name: 'label' }, { value: 'Hello {user}' }, { value: 'Welcome' }],
    })
  })

  it('is compared in the pictures of a review', () => {
    const view = { context: undefined, navigation: { kind: 'none' } } as PortalView
    const [one] = differences(view, Object.assign({}, view, { pennant: { label: 'News', says: 'x' } }), [])
    expect(one?.elements).toContain('pennant')
  })

  it('has its space in the HTML before scripts run, but on pages that show it to nobody', () => {
    const resolved = resolvedNow()
    const { head, body } = staticShell(resolved)
    expect(body).toMatch(/<div class="boot-pennant"><\/div>.*<main /)
    expect(head).toContain('.boot-signed-in:not(.boot-bare) .boot-pennant{min-height:2rem}')
    expect(bareRoutes(resolved)).toEqual([])
  })

  it('is in the view and on the page that visitors get as HTML', async () => {
    const resolved = resolvedNow()
    const manifest = compileFor(resolved, peopleWith(resolved, 'session', 'anonymous'))
    const view = resolvePortalView(manifest, createEncoder(manifest)({ session: 'anonymous' }), EMPTY_VALUES)
    expect(seenIn(view)).toEqual({ label: 'News', says: 'Welcome' })
    const path = manifest.routes.find(({ screen }) => screen !== undefined)!.path
    expect(await prerender({ manifest, pages: {} }, path, 'web')).toContain('<aside>Welcome</aside>')
  })
})
