// Everything that the schemas give a name: each kind renamed, moved and removed, and the portal is right afterwards.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { RemoveOptions } from '#manifest/edit/remove.ts'
import { namedDeclarations } from '#manifest/edit/named-declarations.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { engineFolder } from '#tools/config-folder.ts'
import type { Plan } from '#tools/portal/edit/examine.ts'
import { movePlan } from '#tools/portal/edit/move-plan.ts'
import { removePlan, renamePlan } from '#tools/portal/edit/plans.ts'
import { compiled, productFor, withPages } from '../../checks/broken-config.ts'

/** A place of a schema whose members have names: a list whose members have ids, or names somebody writes as keys. */
const places = (): string[] =>
  readdirSync(join(engineFolder, 'schemas'))
    .filter((file) => !file.includes('.gen.'))
    .flatMap((file) => {
      const whole = JSON.parse(readFileSync(join(engineFolder, 'schemas', file), 'utf8')) as Schema
      const found = new Set<string>()
      const visit = (schema: Schema, at: string): void => {
        const def = /^#\/\$defs\/(.*)$/.exec(schema.$ref ?? '')?.[1]
        if (def !== undefined && !found.has(`of ${def}`)) {
          found.add(`of ${def}`)
          visit(whole.$defs![def]!, def)
        }
        if (schema.properties?.['id'] ?? schema.properties?.['group']) found.add(at)
        if (typeof schema.additionalProperties === 'object') found.add(`${at}/*`)
        for (const [key, each] of Object.entries(schema.properties ?? {})) visit(each, `${at}/${key}`)
        for (const each of [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
          if (each) visit(each, at)
        if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, `${at}/*`)
      }
      visit(whole, file.replace('.schema.json', ''))
      return [...found].filter((at) => !at.startsWith('of '))
    })

interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** Names that are no declaration's: of the API's values, the code's places, parameters of addresses, other declarations. */
const GIVEN = [
  ...['answers/*', 'brand/colours/*', 'facts/facts/*/values/*', 'header/panel/search/finds/*'],
  ...['request-page/examples/answers/*', 'request-page/examples/answers/*/*'],
  'request-page/examples/answers/*/*/*',
  ...['item/params/*', 'item/query/*', 'outcome/params/*', 'personas/personas/situations/*', 'route/parts/*'],
]

/** The kinds of declarations by the places of the schemas. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'announcements/announcements': ['announcement'],
  'badges/badges/*': ['badge'],
  'cards/cards/*': ['card'],
  'claims/claims': ['claim'],
  'contexts/contexts': ['context'],
  'dialogs/dialogs': ['dialog'],
  'facts/conditions/*': ['condition'],
  'facts/facts/*': ['fact'],
  'facts/invariants': ['invariant'],
  'flags/flags/*': ['flag'],
  'footer/groups': ['footer group'],
  'guards/guards/*': ['guard'],
  item: ['entry'],
  'limits/limits/*': ['limit'],
  'links/links/*': ['link'],
  menu: ['menu'],
  'personas/people': ['person'],
  'personas/personas': ['persona'],
  'personas/personas/situations': ['situation'],
  question: ['question'],
  'question/options': ['option'],
  route: ['route', 'routes of'],
  'text-page/sections': ['section'],
}

/** One of each kind: its name; whether its list has an order; and what goes, where that is another one, with what has to be said. */
const EACH: { kind: string; id: string; moves?: 'up' | 'down'; goes?: string; how?: RemoveOptions }[] = [
  { kind: 'announcement', id: 'down', moves: 'down' },
  { kind: 'badge', id: 'other' },
  { kind: 'card', id: 'specialist' },
  { kind: 'claim', id: 'visitors', moves: 'up' },
  { kind: 'condition', id: 'app-user' },
  { kind: 'context', id: 'visitor', moves: 'up', goes: 'download' },
  { kind: 'dialog', id: 'shared-account', moves: 'down' },
  { kind: 'entry', id: 'main/help', moves: 'up' },
  { kind: 'fact', id: 'vip' },
  { kind: 'flag', id: 'planner', how: { flagIs: true } },
  { kind: 'footer group', id: 'more', moves: 'up' },
  { kind: 'guard', id: 'known' },
  { kind: 'invariant', id: 'shared-needs-grant', moves: 'up' },
  { kind: 'limit', id: 'badge-cap' },
  { kind: 'link', id: 'help-hub' },
  { kind: 'menu', id: 'conversation' },
  { kind: 'option', id: 'letter/letter/both', moves: 'up' },
  { kind: 'option', id: 'letter/is/firm', moves: 'up' },
  { kind: 'page', id: 'other', how: { instead: 'how-held' } },
  { kind: 'person', id: 'dan', moves: 'up' },
  { kind: 'persona', id: 'client', moves: 'down' },
  { kind: 'question', id: 'letter/lender', moves: 'up' },
  { kind: 'question', id: 'letter/trustees', moves: 'up', goes: 'letter/sign' },
  { kind: 'question', id: 'letter/is', moves: 'down', goes: 'letter/called' },
  { kind: 'route', id: 'family', moves: 'up' },
  { kind: 'routes of', id: 'more', moves: 'up' },
  { kind: 'section', id: 'how-held/more', moves: 'up' },
  { kind: 'situation', id: 'client/abroad', moves: 'up' },
]

// oxlint-disable-next-line typescript/no-explicit-any -- what a file of config says is written in it
type Written = any

const optionOf = (id: string) => ({ id, label: `Option ${id}` })

/** What the small portal has only one of, or none. */
const MORE: Readonly<Record<string, (value: Written) => unknown>> = {
  'config/announcements.json': ({ announcements }) =>
    announcements.push(
      { id: 'down', kind: 'info', text: 'Payments are down.', dismissable: true },
      { id: 'up', kind: 'info', text: 'Payments are up.', dismissable: true },
    ),
  'config/badges.json': ({ badges }) => (badges.other = { ...badges.unread, one: 'One', other: '{count}' }),
  'config/menus/main.json': ({ items }) => (items[0].badge = 'other'),
  'config/footer.json': ({ groups }) =>
    groups.push({ id: 'more', heading: 'More', items: [{ id: 'hub', link: 'help-hub' }] }),
  'config/facts.json': ({ facts }) =>
    (facts.vip = {
      description: 'Whether they are known.',
      from: { user: 'vip', otherwise: 'false' },
      values: { true: 'they are', false: 'they are not' },
    }),
  'config/personas.json': ({ personas, people }) => {
    const [client] = personas
    client.situations.push({ ...client.situations[0], id: 'abroad' })
    for (const { situations } of personas) for (const each of situations) each.vip = false
    people.push({ id: 'dan', name: 'Dan Field', 'user-id': 'U-2', 'child-of': 'client' })
  },
  'config/dialogs.json': ({ dialogs }) =>
    dialogs.push({ ...dialogs[0], id: 'second', 'seen-key': 'HasShownPwaRegisteredModal' }),
  'config/guards.json': ({ guards }) =>
    (guards.known = { require: { member: 'client' }, otherwise: [{ route: 'home' }] }),
  'config/routes/account.json': ({ routes }) => {
    const own = routes[0].routes[2].routes
    own[3].guards.splice(1, 0, 'known')
  },
  'config/routes/conversation.json': ({ routes }) => (routes[0].routes[1]['reached-from'] = 'emails'),
  'config/routes/pages.json': ({ routes }) =>
    routes.push({
      group: 'more',
      routes: [
        {
          id: 'other',
          path: '/other',
          title: 'Other',
          area: 'default',
          page: 'other',
          'reached-from': 'emails',
        },
      ],
    }),
  'config/pages/how-held.json': ({ sections }) =>
    sections.push({ id: 'more', heading: 'More', text: ['Ask us.'] }),
  'config/pages/letter.json': ({ steps }) => {
    const [letter, , lender] = steps[0].questions
    letter.options.push({ id: 'both', label: 'Both' })
    lender.when = { letter: ['mortgage', 'both'] }
    const asked = [
      {
        id: 'is',
        kind: 'choice',
        label: 'Is?',
        missing: 'Choose',
        options: ['a', 'firm', 'c'].map(optionOf),
      },
      { id: 'size', kind: 'number', label: 'Size?', missing: 'Say', least: 1, most: 9 },
      { id: 'called', kind: 'text', label: 'Called?', most: 9, when: { is: ['firm', 'c'] } },
    ]
    steps[0].questions.push(
      {
        ...{
          id: 'trustees',
          kind: 'group',
          label: 'Who?',
          missing: 'Say',
          one: 'trustee',
          least: 1,
          most: 4,
        },
        questions: asked,
      },
      { id: 'sign', kind: 'yes-no', label: 'All?', when: { trustees: { 'at-least': 2 } } },
    )
  },
}

const texts: readonly ConfigText[] = [
  ...withPages.map(({ file, text }) => {
    const value: Written = JSON.parse(text)
    MORE[file]?.(value)
    return { file, text: JSON.stringify(value, null, 2) }
  }),
  {
    file: 'config/pages/other.json',
    text: withPages.find(({ file }) => file.endsWith('/how-held.json'))!.text,
  },
]

const product = productFor(texts)
const resolved = compiled(texts).resolved!
const from = { resolved, texts, product, code: { linking: [], naming: [] } }

/** The names of this kind, and what `check` says. */
const after = (plan: Plan, of: string) => {
  const { resolved: now, problems } = compiled(plan.texts)
  return {
    names: namedDeclarations(now ?? { files: [] })
      .flatMap(({ kind, id }) => (kind === of ? [id] : []))
      .toSorted(),
    problems: problems.map(({ message }) => message),
  }
}

describe('Everything that has a name', { timeout: 120_000 }, () => {
  it('is known to rename, move and remove', () => {
    expect([...new Set(places())].toSorted()).toEqual([...GIVEN, ...Object.keys(KINDS)].toSorted())
    expect([...new Set(EACH.map(({ kind }) => kind))].toSorted()).toEqual(
      [...Object.values(KINDS).flat(), 'page'].toSorted(),
    )
    expect(compiled(texts).problems).toEqual([])
  })

  it.each(EACH)('is renamed and removed, and the portal is right: $kind $id', (each) => {
    const { kind, id, goes = id, how } = each
    const renamed = id.replace(/[^/]*$/, 'renamed')
    const [words, isKnown] = [`${kind} ${id}`, after({ says: [], texts: [...texts], product }, kind).names]
    expect(after(renamePlan(from, [words, 'renamed']), kind)).toEqual({
      names: isKnown
        .map((name) => (`${name}/`.startsWith(`${id}/`) ? renamed + name.slice(id.length) : name))
        .toSorted(),
      problems: [],
    })
    const { names, problems } = after(removePlan(from, [`${kind} ${goes}`], how ?? {}), kind)
    expect({ isGone: !names.includes(goes), problems }).toEqual({ isGone: true, problems: [] })
  })

  it.each(EACH.filter(({ moves }) => moves))('is moved, and the portal is right: $kind $id', (each) => {
    const plan = movePlan(from, [`${each.kind} ${each.id}`], { [each.moves!]: true })
    expect(plan.texts).not.toEqual(texts)
    expect(after(plan, each.kind).problems).toEqual([])
  })

  it.each(EACH.filter(({ moves }) => !moves))('has no order: $kind $id', ({ kind, id }) =>
    expect(() => movePlan(from, [`${kind} ${id}`], { up: true })).toThrow('stands in no list'),
  )
})
