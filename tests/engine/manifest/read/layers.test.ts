// Layers on the small portal of tests/checks/base/: what they may change, and what is said of what they cannot.
import { describe, expect, it } from 'vitest'
import { layer, layered, said } from './layered.ts'

const menu = (...items: unknown[]) => ({ 'menus/main.json': { items } })
const entries = (...layers: Parameters<typeof layered>) =>
  layered(...layers).manifest!.menus['main']!.items.map(({ id }) => id)

describe('A layer', () => {
  it('changes what the base says by names, and leaves the rest', () => {
    const { manifest, problems } = layered(
      layer('a', {
        ...menu({ id: 'papers', label: 'Letters', children: [{ id: 'documents', label: 'Statements' }] }),
        'links.json': { links: { 'help-hub': { label: 'Answers' } } },
        'routes/account.json': {
          routes: [{ group: 'account', routes: [{ id: 'home', title: 'Start', parts: { tasks: null } }] }],
        },
      }),
    )
    expect(problems).toEqual([])
    expect(manifest!.menus['main']!.items[1]).toMatchObject({
      id: 'papers',
      label: 'Letters',
      target: { children: [{ id: 'messages' }, { label: 'Statements' }, { id: 'family' }] },
    })
    expect(manifest!.links['help-hub']!.label).toBe('Answers')
    const home = manifest!.routes.find(({ id }) => id === 'home')!
    expect([home.title, home.parts, home.path]).toEqual(['Start', undefined, '/home'])
  })

  it('says where a new or moved entry stands', () => {
    expect(entries()).toEqual(['home', 'papers', 'planner', 'guides', 'help', 'username'])
    expect(
      entries(
        layer(
          'a',
          menu(
            { id: 'files', to: 'documents', after: 'home' },
            { id: 'help', before: 'papers' },
            { id: 'planner', after: '*' },
            { id: 'first', to: 'documents', label: 'First', before: '*' },
            { id: 'guides', remove: true },
          ),
        ),
      ),
    ).toEqual(['first', 'home', 'files', 'help', 'papers', 'username', 'planner'])
  })

  it('replaces a condition as a whole, and a list of names by what comes and goes', () => {
    const { resolved } = layered(
      layer('a', {
        ...menu({ id: 'planner', when: { session: 'normal' } }),
        'routes/account.json': {
          routes: [
            {
              group: 'account',
              routes: [{ group: 'own', routes: [{ id: 'planner', guards: { without: ['backup'] } }] }],
            },
          ],
        },
      }),
    )
    expect(resolved!.routes.find(({ id }) => id === 'planner')!.guards).toEqual([
      'signed-in',
      'not-shared',
      'planner-on',
    ])
    const files = resolved!.files.find(({ file }) => file === 'config/menus/main.json')!
    expect((files.value as { items: unknown[] }).items[2]).toEqual({
      id: 'planner',
      to: 'planner',
      when: { session: 'normal' },
    })
  })

  it('lies on those before it', () => {
    const [one, other] = [
      { id: 'help', label: 'One' },
      { id: 'help', label: 'Other' },
    ].map((each, i) => layer(`layer-${i}`, menu(each))) as [
      ReturnType<typeof layer>,
      ReturnType<typeof layer>,
    ]
    const helps = (...layers: (typeof one)[]) =>
      layered(...layers).manifest!.menus['main']!.items.find(({ id }) => id === 'help')!.label
    expect([helps(one, other), helps(other, one)]).toEqual(['Other', 'One'])
  })

  it('may hide what alone leads to something', () => {
    expect(said(layer('a', menu({ id: 'help', remove: true })))).toEqual([])
  })

  it('is where its own mistakes are: file, line and column', () => {
    const file = layered(
      layer('a', menu({ id: 'papers', children: [{ id: 'documents', label: 'X' }] })),
    ).resolved!.files.find((each) => each.file === 'config/menus/main.json')!
    const at = (pointer: string) => {
      const { file: where, line, column } = file.positionOf(pointer)
      return `${where}:${line}:${column}`
    }
    expect(at('/items/1/children/1/label')).toBe('config/layers/a/menus/main.json:8:15')
    expect(at('/items/1/children/1/label#key')).toBe('config/layers/a/menus/main.json:8:6')
    expect(at('/items/1/children/1')).toBe('config/layers/a/menus/main.json:6:5')
    expect(at('/items/1/children/1/to')).toBe('config/menus/main.json:12:36')
    expect(at('/items/1/children/1/none')).toBe('config/layers/a/menus/main.json:6:5')
    expect(at('/items/2/to#key')).toBe('config/menus/main.json:16:24')
    expect(at('')).toBe('config/layers/a/menus/main.json:1:1')
  })
})

const ADD = 'To add it, say what it stands "after" or "before"; "*" is all of them.'
const KNOWN =
  'Known here: $schema, name, short-name, strapline, logo, phone, phone-hours, email, address, risk-warning, app-start, colours.'

describe('Whoever writes a layer', () => {
  it.each<[string, string[], ...Parameters<typeof said>]>([
    [
      'a name that is nowhere',
      [
        'layers/a/menus/main.json:6:5 config/menus/main.json has no "documnets" here, so this would change nothing. Did you mean "documents"?',
      ],
      layer('a', menu({ id: 'papers', children: [{ id: 'documnets', label: 'X' }] })),
    ],
    [
      'a key that is nowhere, and is not near any',
      [
        `layers/a/links.json:3:17 config/links.json has no "complaints" here, so this would change nothing. ${ADD}`,
      ],
      layer('a', { 'links.json': { links: { complaints: { label: 'X' } } } }),
    ],
    [
      'a removal of nothing',
      [
        'layers/a/brand.json:2:17 config/brand.json has no "phone-huors" here, so this would change nothing. Did you mean "phone-hours"?',
        'layers/a/menus/main.json:3:3 config/menus/main.json has no "complaints" here, so this would change nothing.',
      ],
      layer('a', { 'brand.json': { 'phone-huors': null }, ...menu({ id: 'complaints', remove: true }) }),
    ],
    [
      'a removal of what must be there',
      ['layers/a/brand.json:1:1 "phone" is missing here. Add it. Client services phone number.'],
      layer('a', { 'brand.json': { phone: null } }),
    ],
    [
      'something that an earlier layer removed',
      [
        'layers/b/menus/main.json:3:3 "planner" is no longer here: config/layers/a/menus/main.json:3 removes it. Let only one of these layers change it, or put this one before the other.',
      ],
      layer('a', menu({ id: 'planner', remove: true })),
      layer('b', menu({ id: 'planner', label: 'X' })),
    ],
    [
      'a place beside something that an earlier layer removed',
      [
        'layers/b/menus/main.json:5:13 There is nothing called "planner" here that "help" could stand beside.',
      ],
      layer('a', menu({ id: 'planner', remove: true })),
      layer('b', menu({ id: 'help', after: 'planner' })),
    ],
    [
      'two places, a place beside itself, and one beside nothing',
      [
        'layers/a/menus/main.json:3:3 "help" cannot stand both after and before something. Say one of them.',
        'layers/a/menus/main.json:10:13 There is nothing called "planner" here that "planner" could stand beside.',
        'layers/a/menus/main.json:14:14 There is nothing called "hmoe" here that "papers" could stand beside. Did you mean "home"?',
      ],
      layer(
        'a',
        menu(
          { id: 'help', after: 'home', before: 'papers' },
          { id: 'planner', after: 'planner' },
          { id: 'papers', before: 'hmoe' },
        ),
      ),
    ],
    [
      'one name twice',
      ['layers/a/menus/main.json:7:3 "help" is changed twice here. Make one change of the two.'],
      layer('a', menu({ id: 'help', label: 'X' }, { id: 'help', label: 'Y' })),
    ],
    [
      'one key twice',
      [
        'layers/a/brand.json:1:16 "name" is written twice here, so the first one would be lost. Remove one of the two.',
      ],
      layer('a', { 'brand.json': '{ "name": "X", "name": "Y" }' }),
    ],
    [
      'members without a name',
      [
        'layers/a/menus/main.json:3:3 A layer changes this list by names, and this member has no "id".',
        'layers/a/menus/main.json:6:3 A layer changes this list by names, and this member has no "id".',
      ],
      layer('a', menu({ label: 'X' }, 3)),
    ],
    [
      'a name of a list that is not in it',
      ['layers/a/claims.json:7:6 There is no "shared/hmoe" here. Did you mean "shared/home"?'],
      layer('a', { 'claims.json': { claims: [{ id: 'shared-menu', shown: { without: ['shared/hmoe'] } }] } }),
    ],
    [
      'other things than the base has there',
      [
        'layers/a/brand.json:2:2 "nmae" is not known here, so it would do nothing. Did you mean "name"?',
        'layers/a/brand.json:3:11 "phone" should be text. Client services phone number.',
        'layers/a/menus/main.json:2:11 "items" should be a list [ ]. Entries, in the order they are shown.',
      ],
      layer('a', {
        'brand.json': { nmae: 'X', phone: 3 },
        'menus/main.json': { items: { help: { label: 'X' } } },
      }),
    ],
    [
      'a link that leads nowhere',
      [
        'layers/a/menus/main.json:6:10 No route is called "documnets", so its link would open nothing. Did you mean "documents"?',
      ],
      layer('a', menu({ id: 'new', after: 'home', to: 'documnets' })),
    ],
    [
      'a file that the base has not, or that is no object',
      [
        'layers/a/menus/mian.json:1:1 There is no config/menus/mian.json, which this file changes, and a layer adds no files. Did you mean "config/menus/main.json"?',
        'layers/a/links.json:1:1 A file of a layer is an object { }, as the file that it changes.',
      ],
      layer('a', { 'menus/mian.json': { items: [] }, 'links.json': [] }),
    ],
    [
      'a file that code is made from',
      [
        'layers/a/personas.json:1:1 A layer cannot change config/personas.json: code and sandbox are made from that of the base.',
        'layers/a/fees.json:1:1 A layer cannot change config/fees.json: code and sandbox are made from that of the base.',
      ],
      layer('a', { 'personas.json': {}, 'fees.json': {} }),
    ],
    [
      'text that is no JSON',
      [
        'layers/a/brand.json:1:16 config/layers/a/brand.json is not JSON: Unexpected token RBrace found. Remove the comma before this bracket: nothing follows it.',
      ],
      layer('a', { 'brand.json': '{ "name": "X", }' }),
    ],
    [
      'names that objects have of themselves',
      [
        `layers/a/brand.json:1:3 "__proto__" is not known here, so it would do nothing. ${KNOWN}`,
        `layers/a/brand.json:1:33 "constructor" is not known here, so it would do nothing. ${KNOWN}`,
      ],
      layer('a', { 'brand.json': '{ "__proto__": { "name": "X" }, "constructor": { "name": "Y" } }' }),
    ],
    [
      'such a name among keys',
      [
        `layers/a/links.json:1:27 config/links.json has no "__proto__" here, so this would change nothing. ${ADD}`,
      ],
      layer('a', { 'links.json': '{ "links": { "__proto__": { "label": "X" } } }' }),
    ],
    [
      'no layer.json',
      [
        'layers/a/layer.json:1:1 config/layers/a/layer.json does not exist, so nobody could say what this layer is for. Write one with an "about".',
      ],
      layer('a', { 'brand.json': {} }).slice(1),
    ],
    [
      'a layer.json that does not say what the layer is for, or says more than it can',
      [
        'layers/a/layer.json:1:1 "about" is missing here. Add it. What it is for, in one line.',
        'layers/a/layer.json:1:59 "may" cannot be "widen". Write one of restrict.',
      ],
      layer('a', { 'layer.json': '{ "$schema": "../../../schemas/layer.schema.json", "may": "widen" }' }),
    ],
  ])('reads what is wrong with %s', (_, expected, ...layers) => {
    expect(said(...layers)).toEqual(expected)
  })

  it('gives no object another prototype', () => {
    said(layer('a', { 'links.json': '{ "links": { "__proto__": { "label": "X", "after": "help-hub" } } }' }))
    expect({}).not.toHaveProperty('label')
  })
})
