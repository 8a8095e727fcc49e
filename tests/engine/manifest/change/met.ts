// What one person meets in a portal, place by place, as the runtime resolves it: the judge of what a difference says.
import type { Item, Manifest, Route } from '#manifest/manifest.ts'
import type { ConfigFile } from '#manifest/read/config-file.ts'
import { fill, indexPaths } from '#manifest/paths.ts'
import { evaluatorFor } from '#runtime/evaluate.ts'
import { nextStep, type GuardContext, type NextStep } from '#runtime/next-step.ts'
import { createEncoder, type Facts, type Person } from '#runtime/person.ts'
import { resolveCard } from '#runtime/resolve-card.ts'
import { resolveDialog } from '#runtime/resolve-dialog.ts'
import { resolveItems, shownItems } from '#runtime/resolve-items.ts'
import { resolvePortalView } from '#runtime/resolve.ts'
import { sentence } from '#runtime/sentence.ts'
import type { ViewItem } from '#manifest/surfaces/view.ts'
import type { Values } from '#runtime/values.ts'

/** What is met, as JSON, by place: "element client/payments", "address /payments", "part home/tasks", "order client". */
export type Met = Map<string, string>

const NAMES = { user: 'Amelia Hart', active: 'Anna Bell', inviter: 'Rose Lin' }
const VALUES: Values = {
  numbers: { one: 1 },
  userName: NAMES.user,
  activeName: NAMES.active,
  lists: {},
}

/** A function that tells what a person meets who opens each of these addresses, by the path of their routes. */
export function createMeeting(
  whole: Manifest,
  addresses: ReadonlyMap<string, string>,
  /** The pages of config/pages/, as they are written. */
  pages: readonly ConfigFile[] = [],
) {
  // Each badge says its id, and each list what it says when it is empty, so that every one of them shows.
  const named = Object.keys(whole.badges).map((id) => [id, { value: 'one', one: id, other: id }] as const)
  const manifest: Manifest = { ...whole, badges: Object.fromEntries(named) }
  const encodeAll = createEncoder(manifest)
  const match = indexPaths(manifest.routes.map(({ path }) => path))
  const byPath = Map.groupBy(manifest.routes, ({ path }) => path)
  return (facts: Facts): Met => {
    const encode = remembered((area: string) => encodeAll({ ...facts, area }))
    const walk = remembered((path: string) =>
      stepsOf({ manifest, encode: ({ area }) => encode(String(area)), facts }, byPath.get(path) ?? []),
    )
    const met: Met = new Map()
    const note = (place: string, what: unknown) => void met.set(place, JSON.stringify(what))
    const open = new Map<string, Route>()
    for (const [path, address] of addresses) {
      const { end, page, ...way } = follow(manifest, walk, match, address)
      note(`address ${path}`, [end, page && pageOf(page), way])
    }
    for (const route of manifest.routes) {
      const step = walk(route.path).at(-1)!
      if (step.kind === 'show' && step.route.id === route.id) open.set(route.id, route)
      note(`admits ${route.id}`, evaluatorFor(manifest, encode(route.area))(route.admits))
    }
    noteView(manifest, encode, facts, [...open.values()], note)
    notePages(manifest, encode, [...open.values()], note)
    for (const route of open.values())
      noteWritten(
        pages.find(({ file }) => file === `config/pages/${route.page}.json`),
        route,
        met,
        note,
      )
    if (facts['session'] !== 'anonymous') noteDialogs(manifest, encode(String(facts['area'])), note)
    noteBadges(whole, met, note)
    return met
  }
}

/** The person in an area. */
type Encode = (area: string) => Person
type Steps = readonly NextStep[]

function remembered<T>(of: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    if (!known.has(key)) known.set(key, of(key))
    return known.get(key)!
  }
}

type Note = (place: string, what: unknown) => void

const pageOf = ({ id, path, title, area, screen, page, card, layout, tabs, within }: Route) => [
  ...[id, path, title, area],
  ...[screen, page, card, layout, tabs, within],
]

/** Every step of somebody who opens the path of these routes, loads included. */
function stepsOf(context: GuardContext, routes: readonly Route[]): Steps {
  const loaded = new Set<string>()
  const steps = [nextStep(context, routes)]
  for (let step = steps[0]!; step.kind === 'load'; steps.push(step))
    step = nextStep(context, routes, loaded.add(step.guard))
  return steps
}

/** Where an address ends, at which address of the portal, what is loaded on the way and what is said there. */
function follow(
  manifest: Manifest,
  walk: (path: string) => Steps,
  match: ReturnType<typeof indexPaths>,
  opened: string,
): { end: unknown; page?: Route; at?: string; notice?: string | undefined; loads: string[] } {
  const loads = new Set<string>()
  let [address, notice]: [string, string | undefined] = [opened, undefined]
  for (let hops = 0; hops < 12; hops++) {
    const found = match(address)
    const steps = walk(found?.pattern ?? '')
    for (const step of steps) if (step.kind === 'load') loads.add(step.load)
    const last = steps.at(-1)!
    const said = { notice, loads: [...loads] }
    if (last.kind === 'show') return { end: 'page', page: last.route, at: address, ...said }
    if (last.kind !== 'outcome') return { end: last.kind, ...said }
    const { action } = last
    if (action.kind === 'older-app') return { end: action, at: address, ...said }
    if (action.kind !== 'route') return { end: action, ...said }
    const target = manifest.routes.find(({ id }) => id === action.route)!
    const carried = Object.entries(action.params ?? {}).map(([name, value]): [string, string] => [
      name,
      value.startsWith(':') ? (found!.params[value.slice(1)] ?? '') : value,
    ])
    address = fill(target.path, Object.fromEntries(carried))
    notice = action.notice ?? notice
  }
  return { end: 'circle', loads: [] }
}

function noteItems(path: string, items: readonly ViewItem[], note: Note): void {
  note(
    `order ${path}`,
    items.map(({ id }) => id),
  )
  for (const { children, ...item } of items) {
    note(`element ${path}/${item.id}`, item)
    if (children) noteItems(`${path}/${item.id}`, children, note)
  }
}

/** What stands around the pages of the person's area. */
function noteView(
  manifest: Manifest,
  encode: Encode,
  facts: Facts,
  open: readonly Route[],
  note: Note,
): void {
  const person = encode(String(facts['area']))
  const view = resolvePortalView(manifest, person, VALUES)
  const evaluate = evaluatorFor(manifest, person)
  const noteMenu = (id: string) => {
    const { label, groups, items, when } = manifest.menus[id]!
    if (evaluate(when) !== 'yes') return
    note(`element ${id}`, [label, groups])
    noteItems(id, resolveItems(items, { badges: manifest.badges, evaluate, values: VALUES }), note)
    noteLists(id, items, evaluate, note)
  }
  const context = manifest.contexts.find(({ id }) => id === view.context)
  note('context', context && [context.id, context.shows])
  if (context?.shows.kind === 'menu') noteMenu(context.shows.menu)
  if (view.tabBar) noteMenu('tab-bar')
  for (const tabs of new Set(open.flatMap(({ tabs, area }) => (area === facts['area'] && tabs) || [])))
    noteMenu(tabs)
  const { panel, footer, banner, messages, userIcon, signIn } = view
  if (panel) {
    const { details, back, picker, activeName: _, userName: __, ...own } = panel
    note('element panel', [own, manifest.header.panel!.details])
    if (details) noteMenu(manifest.header.panel!.details)
    if (back) note('element back', back)
    if (picker) note('element picker', picker)
  }
  if (messages) note('element messages-icon', messages)
  if (userIcon) note('element user-icon', userIcon)
  if (signIn) note('element sign-in', signIn)
  if (banner) note('element banner', banner)
  if (!footer) return
  note(
    'order footer',
    footer.groups.map(({ id }) => id),
  )
  note('element footer/small-print', manifest.footer!.smallPrint)
  for (const { id, heading, items } of footer.groups) {
    note(`element footer/${id}`, heading)
    noteItems(`footer/${id}`, items, note)
  }
}

/** What an entry that is made of a list says, besides what is in the list. */
function noteLists(
  path: string,
  items: readonly Item[],
  evaluate: (when: number) => string,
  note: Note,
): void {
  for (const { item } of shownItems(items, evaluate as never)) {
    const { id, label, target } = item
    if (target.kind === 'each') note(`element ${path}/${id}`, [label, target])
    if (target.kind === 'group') noteLists(`${path}/${id}`, target.children, evaluate, note)
  }
}

/** Parts, headings, cards and guards of the pages that open. */
function notePages(manifest: Manifest, encode: Encode, open: readonly Route[], note: Note): void {
  for (const { id, area, parts = {}, headings = [], card, guards } of open) {
    const person = encode(area)
    const evaluate = evaluatorFor(manifest, person)
    for (const [name, when] of Object.entries(parts))
      if (evaluate(when) === 'yes') note(`part ${id}/${name}`, true)
    const heading = sentence(headings, evaluate, {})
    if (heading !== '') note(`heading ${id}`, heading)
    const shown = card === undefined ? undefined : resolveCard(manifest, person, VALUES, card)
    if (shown) {
      note(`element cards/${card}`, [shown.title, shown.text])
      noteItems(`cards/${card}`, shown.actions, note)
    }
    for (const name of guards) {
      const guard = manifest.guards[name]!
      if (guard.kind === 'load') note(`guard ${name}`, [guard.load, guard.onError])
    }
  }
}

/** What a page of config/pages/ says to somebody who has these parts of its route. */
function noteWritten(page: ConfigFile | undefined, { id, parts = {} }: Route, met: Met, note: Note): void {
  if (!page) return
  // Notes, sources and examples are read by those who write.
  const {
    $schema: _,
    note: __,
    sources: ___,
    examples: ____,
    sections,
    steps,
    ...own
  } = page.value as Written
  const asked = steps?.flatMap(({ questions }, step) => questions.map((each): Part => ({ ...each, step })))
  note(`page ${id}`, [own, steps?.map(({ heading }) => heading)])
  for (const [kind, all] of Object.entries({ sections, questions: asked })) {
    const shown = all?.filter((each) => parts[each.id] === undefined || met.has(`part ${id}/${each.id}`))
    for (const { note: _____, when, id: name, ...each } of shown ?? [])
      note(`part ${id}/${name}`, [each, kind === 'questions' && when])
    note(
      `order the ${kind} of ${id}`,
      shown?.map((each) => each.id),
    )
  }
}

interface Written {
  [property: string]: unknown
  sections?: Part[]
  steps?: { heading: string; questions: Part[] }[]
}
interface Part {
  [property: string]: unknown
  id: string
}

/** The dialogs, each after the one before it was seen. */
function noteDialogs(manifest: Manifest, person: Person, note: Note): void {
  const left = [...manifest.dialogs]
  const order: string[] = []
  for (;;) {
    const dialog = resolveDialog({ ...manifest, dialogs: left }, person, NAMES, () => false)
    if (!dialog) break
    const { actions, ...own } = dialog
    order.push(dialog.id)
    note(`element dialogs/${dialog.id}`, own)
    noteItems(`dialogs/${dialog.id}`, actions, note)
    left.splice(0, left.findIndex(({ id }) => id === dialog.id) + 1)
  }
  note('order dialogs', order)
}

/** The badges that the person meets. */
function noteBadges({ badges }: Manifest, met: Met, note: Note): void {
  for (const [id, badge] of Object.entries(badges)) {
    const isMet = [...met].some(
      ([place, what]) => place.startsWith('element ') && what.includes(`"announce":"${id}"`),
    )
    if (isMet) note(`badge ${id}`, badge)
  }
}
