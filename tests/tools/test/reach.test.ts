// npm test -- changed: which tests a change can reach.
import { describe, expect, it } from 'vitest'
import { reach, type Known } from '#tools/test/reach.ts'

const label = { texts: ['Documents'], ids: ['documents'], orders: [], lookedUp: [] }

const known: Known = {
  units: [
    { file: 'tests/portal/screens/documents.test.tsx', text: "getByRole('heading', { name: 'DOCUMENTS' })" },
    { file: 'tests/tools/portal/menus.test.ts', text: "join(root, 'tests/menus')" },
    { file: 'tests/engine/base/money.test.ts', text: 'formatPence(1)' },
  ],
  named: (file) => (file === 'config/menus/client.json' ? label : undefined),
  specs: [
    {
      file: 'accessibility/large-text.spec.ts:12',
      text: "import { screensIn } from '../../support/every-screen.ts'",
    },
    { file: 'product-owner/review.spec.ts:12', text: '' },
    {
      file: 'screens/documents.spec.ts:12',
      text: "portal.signIn('client', '/myaccount/documents?year=2025')",
    },
    { file: 'screens/fees.spec.ts:12', text: 'page.goto(`/myaccount/${account}/fees`)' },
    { file: 'shell/frame.spec.ts:12', text: "portal.signIn('client')" },
  ],
  screens: [
    { screen: 'dashboard/dashboard', path: '/myaccount' },
    { screen: 'documents/documents', path: '/myaccount/documents' },
    { screen: 'account/fees', path: '/myaccount/:account/fees' },
  ],
}
const journeysOf = (...changed: string[]) => reach(changed, known).journeys

describe('Somebody who tests what they changed', () => {
  it('runs the journeys that open a screen of the changed area, and those that go through every screen', () => {
    expect(journeysOf('src/portal/screens/documents/documents.screen.tsx')).toEqual([
      'accessibility/large-text.spec.ts:12',
      'screens/documents.spec.ts:12',
    ])
    expect(journeysOf('src/portal/screens/account/fees.screen.tsx')).toEqual([
      'accessibility/large-text.spec.ts:12',
      'screens/fees.spec.ts:12',
    ])
  })

  it('runs journeys that sign in without an address when the dashboard changed', () => {
    expect(journeysOf('src/portal/screens/dashboard/total.tsx')).toEqual([
      'accessibility/large-text.spec.ts:12',
      'shell/frame.spec.ts:12',
    ])
  })

  it('runs a changed journey itself, and journeys of product owners after a change of their tools', () => {
    expect(journeysOf('tests/journeys/screens/fees.spec.ts', 'src/tools/review/copies.ts')).toEqual([
      'product-owner/review.spec.ts:12',
      'screens/fees.spec.ts:12',
    ])
  })

  it.each([
    ['src/engine/session/session.ts', ['src/engine/session/session.ts']],
    ['src/sandbox/web/http.ts', ['src/sandbox/web/http.ts']],
    [
      'src/portal/product-api/data/checked-amount.ts',
      ['src/portal/product-api/data/checked-amount.ts', 'src/portal/product-api/routes.ts'],
    ],
    ['tests/support/portal.ts', ['tests/support/portal.ts']],
    ['config/guards.json', 'all'],
    ['package.json', 'all'],
  ])('runs all journeys after a change of %s, and reads why', (file, unit) => {
    const reached = reach(['README.md', file], known)
    expect(reached.journeys).toBe('all')
    expect(reached.because.journeys).toBe(file)
    expect(reached.unit).toEqual(unit)
  })

  it('runs nothing for the names that editors complete: the checks hold them', () => {
    expect(reach(['schemas/names.gen.schema.json'], known)).toEqual({ unit: [], journeys: [], because: {} })
  })

  it('runs unit tests that import what changed, and no journey, where only a unit test or a document changed', () => {
    expect(reach(['tests/engine/session/session.test.ts', 'README.md'], known)).toEqual({
      unit: ['tests/engine/session/session.test.ts'],
      journeys: [],
      because: {},
    })
  })

  it('runs what reads an accepted view after its change', () => {
    expect(reach(['tests/menus/client.txt'], known)).toEqual({
      unit: ['tests/tools/portal/menus.test.ts'],
      journeys: [],
      because: {},
    })
  })

  it('runs what names a changed text of a manifest, and what holds all views against the accepted ones', () => {
    expect(reach(['config/menus/client.json'], known)).toEqual({
      unit: ['tests/portal/screens/documents.test.tsx', 'tests/tools/portal/menus.test.ts'],
      journeys: ['screens/documents.spec.ts:12'],
      because: {},
    })
  })
})
