import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { difference } from '#manifest/change/diff.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { cubeOf } from '#manifest/conditions/membership.ts'
import { intersectCubes, type Cover } from '#manifest/conditions/cover.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { diffText } from '#tools/portal/diff.ts'
import { effectText } from '#tools/portal/change-text.ts'

const shipped = readConfigFolder()
const resolvedOf = (texts: readonly ConfigText[]): Resolved => {
  const { resolved, problems } = compile(texts, readProduct())
  if (!resolved) throw new Error(problems.map(({ message }) => message).join('\n'))
  return resolved
}
const edited = (file: string, from: string, to: string) =>
  shipped.map((each) => {
    if (each.file !== file) return each
    if (!each.text.includes(from)) throw new Error(`${file} has no ${from}`)
    return { file, text: each.text.replace(from, to) }
  })
const before = resolvedOf(shipped)

describe('A change of a manifest', () => {
  it('has no effect and declares nothing when it only reformats a file', () => {
    const spread = shipped.map(({ file, text }) => ({ file, text: JSON.stringify(JSON.parse(text)) }))
    const changes = difference(before, resolvedOf(spread))
    expect(changes.groups).toEqual([])
    expect(changes.declarations).toEqual([])
    expect(diffText(changes, before, false)).toBe(
      'No effect: everybody sees the same, and every URL leads where it did.\n',
    )
  })

  it('reports who loses an item that it narrows, by a short exact condition, with the personas among them', () => {
    const after = resolvedOf(
      edited(
        'config/menus/client.json',
        '"to": "payments"',
        '"to": "payments", "when": { "has-children": true }',
      ),
    )
    const text = diffText(difference(before, after), after, false)
    expect(text.replace(/:\d+/, ':#').replace(/sees "[^"]+"/, 'sees "#"')).toBe(
      [
        'People with session not shared, member client, platform web, area default, has-children false',
        '  (8 of 16 example people: client, client-flags-off, delegate, multiple-access, invitee, inviter, failing-services, long-standing; 85,248 combinations)',
        '  − sees "#" (client/payments), which leads to payments',
        '',
        'Declared',
        '  entry client/payments changed  config/menus/client.json:#',
        '',
      ].join('\n'),
    )
  })

  it('is a gain and a loss of the same people when it renames an item', () => {
    const after = resolvedOf(
      edited('config/footer.json', '"link": "careers"', '"link": "careers", "label": "Work with us"'),
    )
    const [group, ...others] = difference(before, after).groups
    expect(others).toEqual([])
    expect(group!.people).toEqual([[]])
    expect(group!.gains.map(effectText)).toEqual([
      'sees "Work with us" (footer/company/careers), which leads to the link careers',
    ])
    expect(group!.loses.map(effectText)).toEqual([
      expect.stringMatching(/^sees "[^"]+" \(footer\/company\/careers\), which leads to the link careers$/),
    ])
  })

  it('reports for whom a page opens when it removes a guard', () => {
    const after = resolvedOf(
      edited(
        'config/routes/planning.json',
        '"guards": ["signed-in", "may-model", "opening-backup"]',
        '"guards": ["signed-in", "opening-backup"]',
      ),
    )
    const opened = difference(before, after).groups.filter(({ gains }) =>
      gains.some(
        ({ is }) =>
          is.kind === 'destination' &&
          is.path === '/projections' &&
          JSON.stringify(is.end).includes('"projections"'),
      ),
    )
    expect(opened.length).toBeGreaterThan(0)
  })

  it('reports the order before and after when it moves an item', () => {
    const text = shipped.find(({ file }) => file === 'config/menus/shared-access.json')!.text
    const menu = JSON.parse(text) as { items: unknown[] }
    menu.items = [menu.items[1], menu.items[0], menu.items[2]]
    const after = resolvedOf(
      shipped.map((each) =>
        each.file === 'config/menus/shared-access.json' ? { ...each, text: JSON.stringify(menu) } : each,
      ),
    )
    expect(difference(before, after).moved).toEqual([
      {
        menu: 'shared-access',
        before: ['account-dashboard', 'documents', 'username'],
        after: ['documents', 'account-dashboard', 'username'],
        people: [expect.arrayContaining([before.vocabulary.byId.get('session')!.index])],
      },
    ])
  })

  it('reports the order before and after when it moves a group of the footer', () => {
    const text = shipped.find(({ file }) => file === 'config/footer.json')!.text
    const footer = JSON.parse(text) as { groups: unknown[] }
    footer.groups = [footer.groups[2], footer.groups[0], footer.groups[1]]
    const after = resolvedOf(
      shipped.map((each) =>
        each.file === 'config/footer.json' ? { ...each, text: JSON.stringify(footer) } : each,
      ),
    )
    expect(difference(before, after).moved).toEqual([
      {
        menu: 'footer',
        before: ['support', 'company', 'legal'],
        after: ['legal', 'support', 'company'],
        people: [[]],
      },
    ])
  })
})

describe('The people a difference names', () => {
  const conditions = [
    '{ "session": "normal" }',
    '{ "member": "client" }',
    '{ "not": { "platform": "pwa" } }',
    '{ "grants": ["delegated-access", "multiple-access"] }',
    '{ "anyOf": [{ "flag.expression-of-wish": true }, { "has-children": true }] }',
    '{ "session": "shared", "platform": "web" }',
    '{ "own-member": "registered" }',
  ]
  const portals = conditions.map((when) =>
    resolvedOf(edited('config/footer.json', '"link": "careers"', `"link": "careers", "when": ${when}`)),
  )
  const isIn = (cover: Cover, person: readonly number[]) =>
    cover.some((cube) => intersectCubes(cube, person) !== undefined)

  const people = before.personas.personas.flatMap(({ situations, ...persona }) =>
    situations.map((situation) =>
      cubeOf(before, {
        session: situation.session,
        member: String(situation['member']),
        'own-member': String(situation['own-member']),
        grants: String(situation['grants']),
        'has-children': String(situation['has-children']),
        platform: persona.platform,
        'just-signed-out': 'false',
        ...Object.fromEntries(
          Object.keys(before.flags).map((id) => [`flag.${id}`, String(persona.flags.includes(id))]),
        ),
      }),
    ),
  )
  const pairs = portals.flatMap((was, i) =>
    portals.slice(i + 1).map((is, j) => [conditions[i]!, conditions[i + 1 + j]!, was, is] as const),
  )

  it.each(pairs)('are exactly those for whom the answer differs, from %s to %s', (_from, _to, was, is) => {
    const careers = (resolved: Resolved) => resolved.footer!.groups[1]!.items[1]!.when
    const { groups } = difference(was, is)
    for (const person of people)
      expect(groups.some((group) => isIn(group.people, person))).toBe(
        isIn(careers(was), person) !== isIn(careers(is), person),
      )
  })
})
