// The manifests of a new portal: a start page, the given pages, a menu for each kind of people, and a person of each kind.
import colours from './colours.json' with { type: 'json' }
import type { NewPortal } from './answers.ts'

const PEOPLE = ['Alex Reed', 'Robin Shaw', 'Sam Lowe', 'Jo Marsh', 'Kit Dean', 'Lee Ward']

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
    brand: manifest('brand', brandOf(name)),
    facts: manifest('facts', factsOf(kinds)),
    contexts: manifest('contexts', {
      contexts: [
        { id: 'callback', when: { area: 'sign-in' }, navigation: 'none', beats: [...ids, 'visitor'] },
        ...ids.map((id) => ({ id, when: { kind: id }, menu: id })),
        { id: 'visitor', when: { session: 'anonymous' }, navigation: 'empty' },
      ],
    }),
    guards: manifest('guards', {
      guards: {
        'signed-in': { require: { session: 'normal' }, otherwise: [{ 'sign-in': 'keep-target' }] },
        'complete-sign-in': { load: 'complete-sign-in', 'on-error': 'fail' },
      },
    }),
    header: manifest('header', {
      'user-icon': { label: 'Your account', when: { session: 'normal', platform: 'pwa', area: 'default' } },
      panel: {
        label: 'Your account',
        when: { session: 'normal', area: 'default' },
        details: 'details',
        'log-out': { label: 'Log out', command: 'log-out' },
      },
    }),
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

const brandOf = (name: string) => ({
  name,
  'short-name': name.split(' ')[0],
  strapline: 'Your accounts online',
  logo: 'logo.svg',
  colours,
  phone: '020 7946 0000',
  'phone-hours': 'Monday to Friday, 9am to 5pm',
  email: `help@${name.toLowerCase().replaceAll(/[^a-z0-9]/g, '') || 'firm'}.example`,
  address: '1 High Street, London',
})

const factsOf = (kinds: NewPortal['kinds']) => ({
  facts: {
    session: {
      description: 'Session mode of the signed-in person.',
      from: 'session',
      values: { anonymous: 'nobody is signed in', normal: 'signed in' },
    },
    'just-signed-out': {
      description: 'Whether this tab was just signed out, or its sign-in failed, and has not been told yet.',
      from: 'session',
      values: { true: 'it was', false: 'it was not' },
    },
    kind: {
      description: 'What kind of person is signed in, by the API.',
      from: { user: 'kind', otherwise: 'none' },
      values: { none: 'nobody', ...Object.fromEntries(kinds.map(({ id, label }) => [id, label])) },
    },
    platform: {
      description: 'How the portal runs.',
      from: 'browser',
      values: { web: 'in a browser tab', pwa: 'as the installed app' },
    },
    os: {
      description: 'Operating system.',
      from: 'browser',
      values: { ios: 'iPhone or iPad', android: 'Android', other: 'another system' },
    },
    view: {
      description: 'Screen view, by width.',
      from: 'browser',
      values: { mobile: 'on a phone', tablet: 'on a tablet', desktop: 'on a desktop' },
    },
    area: {
      description: 'Part of the portal the current route belongs to.',
      from: 'route',
      values: { default: 'ordinary pages', 'sign-in': 'the sign-in callback' },
    },
  },
  conditions: {},
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
    {
      id: 'farewell-is-anonymous',
      never: { 'just-signed-out': true, session: 'normal' },
      why: 'A person who was just signed out is not signed in.',
    },
  ],
})

const personasOf = (kinds: NewPortal['kinds']) => [
  {
    ...{ id: 'visitor', name: 'Visitor', about: 'Nobody signed in' },
    ...{ platform: 'web', os: 'other', flags: [], starts: 'signed-out' },
    situations: [{ id: 'signed-out', session: 'anonymous' }],
  },
  ...kinds.map(({ id, label }, i) => ({
    ...{ id, name: PEOPLE[i] ?? `Person ${i + 1}`, 'user-id': `U-${1001 + i}`, subject: `sub-${1001 + i}` },
    ...{ email: `${id}@example.com`, about: label, platform: 'web', os: 'other', flags: [], starts: 'own' },
    situations: [{ id: 'own', session: 'normal', kind: id }],
  })),
]

const routesOf = (pages: NewPortal['pages']) => [
  {
    ...{ id: 'signed-out', path: '/', match: { session: 'anonymous', 'just-signed-out': true } },
    ...{ title: 'Signed out', screen: 'public/signed-out', area: 'default' },
    'reached-from': 'sign-out, inactivity, a failed sign-in',
  },
  {
    ...{ id: 'root', path: '/', match: { not: { session: 'anonymous', 'just-signed-out': true } } },
    ...{ title: 'Home', redirect: [{ route: 'home' }], area: 'default', 'reached-from': 'the firm’s mark' },
  },
  {
    ...{ id: 'sign-in-callback', path: '/signin-oidc', title: 'Signing in', screen: 'public/signing-in' },
    ...{ guards: ['complete-sign-in'], area: 'sign-in', 'reached-from': 'the identity provider' },
  },
  {
    ...{ group: 'signed-in', guards: ['signed-in'], area: 'default' },
    routes: [
      { id: 'home', path: '/home', title: 'Home', screen: 'pages/home' },
      ...pages.map(({ id, label }) => ({ id, path: `/${id}`, title: label, screen: `pages/${id}` })),
    ],
  },
  {
    ...{ id: 'not-found', path: '*', title: 'Page not found', screen: 'public/not-found', area: 'default' },
    'reached-from': 'any address that does not exist',
  },
]
