// What the proof says people lack, beside what the portal resolves for each possible person of the small portal: two programs,
// one answer. Conditions are drawn; nothing else is.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { intersectCubes, overlap } from '#manifest/conditions/cover.ts'
import { cubeOf } from '#manifest/conditions/membership.ts'
import type { Manifest } from '#manifest/manifest.ts'
import { lackingPeople } from '#manifest/checks/left-without.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import type { When } from '#manifest/read/types.gen.ts'
import { nextStep } from '#runtime/next-step.ts'
import { createEncoder, type Facts } from '#runtime/person.ts'
import { resolveCard } from '#runtime/resolve-card.ts'
import { resolveDialog } from '#runtime/resolve-dialog.ts'
import { EMPTY_VALUES } from '#runtime/resolve-items.ts'
import { resolvePortalView } from '#runtime/resolve.ts'
import { sentence } from '#runtime/sentence.ts'
import { evaluatorFor } from '#runtime/evaluate.ts'
import type { ViewItem } from '#manifest/surfaces/view.ts'
import { tabsOf } from '#shell/routing/tabs-of.ts'
import { base, compiled } from '../../../checks/broken-config.ts'

const small = compiled(base).resolved!
/** Every possible person; nothing here asks for the operating system. */
const everybody = small.vocabulary.facts
  .reduce<Facts[]>(
    (people, { id, values }) =>
      people.flatMap((facts) =>
        (id === 'os' ? ['other'] : values).map((value) => ({ ...facts, [id]: value })),
      ),
    [{}],
  )
  .map((facts) => ({ facts, cube: cubeOf(small, facts) }))
  .filter(({ cube }) => overlap([cube], small.possible, small.possible))

const aCondition: fc.Arbitrary<When | undefined> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  {
    weight: 5,
    arbitrary: fc.constantFrom<When>(
      { session: ['normal', 'shared'] },
      { session: 'shared' },
      { not: { session: 'shared' } },
      { 'own-member': 'client' },
      { 'own-member': 'registered', platform: 'pwa' },
      { platform: 'web' },
      { 'flag.planner': true },
      { area: 'default' },
      { anyOf: [{ 'has-children': true }, { area: 'download' }] },
    ),
  },
)
const rows = (...texts: string[]) =>
  fc.array(fc.record({ when: aCondition, text: fc.constantFrom(...texts) }), { minLength: 1, maxLength: 3 })
const named = rows('Hello', 'Hello {active}')

/** The small portal with other conditions of whatever needs something. */
const aPortal = fc
  .record({
    dialog: fc.record({
      when: aCondition.map((when) => when ?? { session: 'shared' }),
      title: named,
      text: rows('Look', 'Of {inviter}'),
      dismissable: fc.boolean(),
    }),
    bar: fc.boolean(),
    action: fc.boolean(),
    actions: fc.array(fc.tuple(aCondition, fc.constantFrom('messages', 'documents', 'planner')), {
      minLength: 1,
      maxLength: 2,
    }),
    banner: fc.record({ when: aCondition.map((when) => when ?? {}), kind: rows('Shared'), naming: named }),
    opens: fc.constantFrom('open-panel', 'open-picker', 'open-search', 'log-out'),
    card: aCondition,
    userIcon: aCondition,
    panel: aCondition,
    entries: fc.array(aCondition, { minLength: 4, maxLength: 4 }),
    headings: named,
  })
  .map((drawn): ConfigText[] => {
    const [menuEntry, groupEntry, slot, tab] = drawn.entries
    // oxlint-disable-next-line typescript/no-explicit-any -- files as written
    const edits: Record<string, (file: any) => void> = {
      'config/dialogs.json': ({ dialogs }) => {
        Object.assign(dialogs[0], drawn.dialog, drawn.bar && { bar: true })
        if (drawn.bar || !drawn.action) {
          delete dialogs[0].action
          dialogs[0].actions = drawn.actions.map(([when, to], i) => ({ id: `a${i}`, to, when }))
        }
      },
      'config/banner.json': (file) => {
        Object.assign(file, drawn.banner)
        file.action.command = drawn.opens
      },
      'config/cards.json': ({ cards }) => (cards.specialist.actions[0].when = drawn.card),
      'config/header.json': (file) => {
        file['user-icon'].when = drawn.userIcon ?? {}
        file.panel.when = drawn.panel ?? {}
      },
      'config/menus/shared.json': ({ items }) => {
        items[0].when = menuEntry
        items[1] = {
          id: 'papers',
          label: 'Papers',
          children: [{ id: 'documents', to: 'documents', when: groupEntry }],
        }
        items[2].when = slot
      },
      'config/menus/tab-bar.json': ({ items }) => (items[0].when = tab),
      'config/menus/conversation.json': ({ items }) => {
        items[0].when = menuEntry
        items[1].when = slot
      },
      'config/footer.json': ({ groups }) => (groups[0].items[0].when = groupEntry),
      'config/routes/public.json': ({ routes }) =>
        (routes[1].heading = drawn.headings.map(({ when, text }) => ({ when: when ?? {}, text }))),
    }
    return base.map(({ file, text }) => {
      const value = JSON.parse(text)
      edits[file]?.(value)
      return { file, text: JSON.stringify(value) }
    })
  })

/** Where a name is missing in a text. */
const GAP = '∅'

/** What this person lacks, by what the portal shows them; undefined if no page is open to them in their area. */
function lackedBy(manifest: Manifest, facts: Facts): Set<string> | undefined {
  const encode = createEncoder(manifest)
  const person = encode(facts)
  const pages = manifest.routes.filter((route) => {
    if (route.area !== facts['area']) return false
    const same = manifest.routes.filter(({ path }) => path === route.path)
    const loaded = new Set<string>()
    let step = nextStep({ manifest, encode, facts }, same)
    while (step.kind === 'load') step = nextStep({ manifest, encode, facts }, same, loaded.add(step.guard))
    return step.kind === 'show' && step.route === route
  })
  if (pages.length === 0) return undefined
  const isSignedIn = facts['session'] !== 'anonymous'
  const name = isSignedIn ? 'Amelia Hart' : GAP
  const lacks = new Set<string>()
  const says = (title: string, what: string, text: string) => {
    if (text === '') lacks.add(`${title}|${what}`)
    if (text.includes(GAP)) lacks.add(`a sentence of ${title}|name`)
  }
  const view = resolvePortalView(manifest, person, { ...EMPTY_VALUES, userName: name, activeName: name })
  const opens = (title: string, command: string) => {
    if (command === 'open-panel' && !view.panel) lacks.add(`${title}|side panel`)
    if (command === 'open-search' && !view.panel?.search) lacks.add(`${title}|search`)
    if (command === 'open-picker' && !view.panel?.picker)
      lacks.add(`${title}|list of accounts in the side panel`)
  }
  const entries = (items: readonly ViewItem[], path: string) => {
    for (const { id, target, children = [] } of items) {
      if (target.kind === 'slot' && target.slot === 'username')
        opens(`the entry "${path}/${id}"`, 'open-panel')
      entries(children, `${path}/${id}`)
    }
  }
  const menu = (id: string, items: readonly ViewItem[] | undefined) => {
    if (items?.length === 0) lacks.add(`the menu "${id}"|entry`)
    entries(items ?? [], id)
  }
  const context = manifest.contexts.find(({ id }) => id === view.context)
  if (view.navigation.kind === 'menu' && context?.shows.kind === 'menu')
    menu(context.shows.menu, view.navigation.menu.items)
  menu('tab-bar', view.tabBar?.items)
  menu('account-details', view.panel?.details?.items)
  for (const { id, items } of view.footer!.groups)
    if (items.length === 0) lacks.add(`the footer group "${id}"|entry`)
  if (view.userIcon) opens('the account icon', 'open-panel')
  if (view.banner) {
    says('the banner', 'kind of access', view.banner.kind)
    says('the banner', 'word about whose account it is', view.banner.naming)
    opens('the banner', view.banner.action.command)
  }
  for (const route of pages) {
    if (route.tabs && tabsOf(manifest, route, person, { id: '1' }).items.length === 0)
      lacks.add(`the menu "${route.tabs}"|entry`)
    const card = route.card && resolveCard(manifest, person, EMPTY_VALUES, route.card)
    if (card && card.actions.length === 0) lacks.add(`the card "${route.card}"|action`)
    const heading = sentence(route.headings ?? [], evaluatorFor(manifest, person), {
      active: name,
      user: name,
    })
    if (heading.includes(GAP)) lacks.add(`a sentence of the heading of route "${route.id}"|name`)
  }
  const dialog =
    isSignedIn && resolveDialog(manifest, person, { user: name, active: name, inviter: GAP }, () => false)
  if (dialog) {
    const { title, text, bar, action, actions, dismissable } = dialog
    says('the dialog "shared-account"', 'title', title)
    says('the dialog "shared-account"', 'text', text)
    const canClose = !bar && (action !== undefined || dismissable)
    if (!canClose && actions.length === 0) lacks.add('the dialog "shared-account"|button')
  }
  return lacks
}

describe('What the check says that people are left without', () => {
  it('is what the portal lacks for each of them, and for nobody else', () => {
    let [judged, lacking] = [0, 0]
    fc.assert(
      fc.property(aPortal, (texts) => {
        const { resolved, manifest, problems } = compiled(texts, [])
        expect(problems).toEqual([])
        const proved = lackingPeople(resolved!)
        for (const { facts, cube } of everybody) {
          const lacks = lackedBy(manifest!, facts)
          if (!lacks) continue
          judged++
          lacking += lacks.size
          const told = proved
            .filter((need) => need.lacking.some((each) => intersectCubes(each, cube)))
            .map(({ title, what }) => `${title}|${what.replace(/^name for .*/, 'name')}`)
          expect([...new Set(told)].toSorted(), JSON.stringify(facts)).toEqual([...lacks].toSorted())
        }
      }),
      { numRuns: 60 },
    )
    expect(judged).toBeGreaterThan(10_000)
    expect(lacking).toBeGreaterThan(1000)
  }, 60_000)
})
