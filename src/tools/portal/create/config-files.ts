// The manifests of a new portal: what any portal has is the small bank's; its pages, menus and people are its own.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '#manifest/read/pointer.ts'
import { engineFolder } from '../../config-folder.ts'
import type { NewPortal } from './answers.ts'

/** The small bank, which is packed as the example: every portal has what is copied from here. */
export const BANK = join(engineFolder, 'tests/another-firm')

const PEOPLE = ['Alex Reed', 'Robin Shaw', 'Sam Lowe', 'Jo Marsh', 'Kit Dean', 'Lee Ward']

type Entries = Record<string, Json>
type Named = { id?: string }

const ofBank = (name: string) => JSON.parse(readFileSync(`${BANK}/config/${name}.json`, 'utf8')) as Entries
const some = (all: Json, names: readonly string[]): Entries =>
  Object.fromEntries(Object.entries(all as Entries).filter(([name]) => names.includes(name)))
const named = (all: Json, ids: readonly string[]): Json[] =>
  (all as Json[]).filter((each) => ids.includes((each as Named).id ?? ''))

const manifest = (schema: string, content: object, depth = '') => ({
  $schema: `../${depth}schemas/${schema}.schema.json`,
  ...content,
})

/** The content of each file by its path in config/. */
export function configFiles({ name, kinds, pages }: NewPortal): Record<string, object> {
  const ids = kinds.map(({ id }) => id)
  const menus = kinds.map(({ id }) => ({
    ...{ id, label: 'Main' },
    items: [
      { id: 'home', to: 'home' },
      ...pages.map((page) => ({ id: page.id, to: page.id })),
      { id: 'username', slot: 'username', when: { platform: 'web' } },
    ],
  }))
  const details = { id: 'details', label: 'Your account', items: [{ id: 'home', to: 'home' }] }
  return {
    brand: {
      ...ofBank('brand'),
      ...{ name, 'short-name': name.split(' ')[0], strapline: 'Your accounts online' },
      ...{ phone: '020 7946 0000', 'phone-hours': 'Monday to Friday, 9am to 5pm' },
      email: `help@${name.toLowerCase().replaceAll(/[^a-z0-9]/g, '') || 'firm'}.example`,
      address: '1 High Street, London',
    },
    facts: factsOf(kinds),
    contexts: manifest('contexts', {
      contexts: [
        { id: 'callback', when: { area: 'sign-in' }, navigation: 'none', beats: [...ids, 'visitor'] },
        ...ids.map((id) => ({ id, when: { kind: id }, menu: id })),
        { id: 'visitor', when: { session: 'anonymous' }, navigation: 'empty' },
      ],
    }),
    guards: manifest('guards', {
      guards: some(ofBank('guards')['guards']!, ['signed-in', 'complete-sign-in']),
    }),
    header: ofBank('header'),
    footer: manifest('footer', {
      groups: [
        {
          ...{ id: 'support', heading: 'Support' },
          items: ['phone', 'email'].map((slot) => ({ id: slot, slot })),
        },
      ],
      'small-print': '{name}',
    }),
    personas: manifest('personas', { personas: personasOf(kinds), people: [] }),
    'routes/pages': manifest('routes', { routes: routesOf(pages) }, '../'),
    ...Object.fromEntries(
      [...menus, details].map((menu) => [`menus/${menu.id}`, manifest('menu', menu, '../')]),
    ),
  }
}

function factsOf(kinds: NewPortal['kinds']): Entries {
  const bank = ofBank('facts')
  const ownFacts = new Set(['customer', 'company-details', 'tier'])
  const facts = Object.entries(bank['facts'] as Entries).filter(([id]) => !ownFacts.has(id))
  return {
    ...bank,
    facts: {
      ...Object.fromEntries(facts),
      kind: {
        description: 'What kind of person is signed in, by the API.',
        from: { user: 'kind', otherwise: 'none' },
        values: { none: 'nobody', ...Object.fromEntries(kinds.map(({ id, label }) => [id, label])) },
      },
    },
    invariants: [
      {
        id: 'visitors-are-nobody',
        never: { session: 'anonymous', not: { kind: 'none' } },
        why: 'Nothing is known about a person who is not signed in.',
      },
      {
        id: 'signed-in-is-somebody',
        never: { session: 'normal', kind: 'none' },
        why: 'The API knows everybody who can sign in.',
      },
      ...named(bank['invariants']!, ['farewell-is-anonymous']),
    ],
  }
}

const personasOf = (kinds: NewPortal['kinds']) => [
  ...named(ofBank('personas')['personas']!, ['visitor']),
  ...kinds.map(({ id, label }, i) => ({
    ...{ id, name: PEOPLE[i] ?? `Person ${i + 1}`, 'user-id': `U-${1001 + i}`, subject: `sub-${1001 + i}` },
    ...{ email: `${id}@example.com`, about: label, platform: 'web', os: 'other', flags: [], starts: 'own' },
    situations: [{ id: 'own', session: 'normal', kind: id }],
  })),
]

const routesOf = (pages: NewPortal['pages']) => [
  ...named(ofBank('routes/pages')['routes']!, ['signed-out', 'root', 'sign-in-callback', 'not-found']),
  {
    ...{ group: 'signed-in', guards: ['signed-in'], area: 'default' },
    routes: [
      { id: 'home', path: '/home', title: 'Home', screen: 'pages/home' },
      ...pages.map(({ id, label }) => ({ id, path: `/${id}`, title: label, screen: `pages/${id}` })),
    ],
  },
]
