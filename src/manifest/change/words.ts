// Words for every property of the compiled manifest that no sentence says yet. A property without words does not compile.
import type { FactSource, Item, Manifest, OutcomeAction, Route, Sentence, Outcome } from '../manifest.ts'
import type { BrandFile, LimitsFile } from '../read/types.gen.ts'

type Value = string | number | boolean | readonly string[] | undefined
/** What is so of somebody for whom the property has this value, or has none. */
type Words = (value: Value) => string

/** Names and conditions: effects have them as subjects and as people. */
type Named = 'id' | 'when' | 'match' | 'admits' | 'require' | 'parts' | 'guards'

/** The dotted names of the properties of T; "*" stands for an id. */
type NamesOf<T> = T extends unknown
  ? { [K in keyof T & string]-?: K extends Named ? never : NameOf<K, NonNullable<T[K]>> }[keyof T & string]
  : never
type NameOf<K extends string, V> = V extends string | number | boolean
  ? K
  : V extends readonly (infer E)[]
    ? E extends string
      ? K
      : E extends Item | Sentence | Outcome
        ? never
        : `${K}.*.${NamesOf<E>}`
    : string extends keyof V
      ? V[keyof V] extends string | number | boolean
        ? `${K}.*`
        : `${K}.*.${NamesOf<V[keyof V]>}`
      : `${K}.${NamesOf<V>}`

/** What a section is made of: the members of a list or of a map, or itself. */
type MemberOf<T> = T extends readonly (infer E)[] ? E : string extends keyof T ? T[keyof T] : T

type OfDetail = Omit<Manifest, 'facts' | 'fields' | 'possible' | 'conditions' | 'routes' | 'brand'>
type Sections = { [S in keyof OfDetail & string]: NamesOf<MemberOf<NonNullable<Manifest[S]>>> } & {
  brand: Exclude<NamesOf<BrandFile>, '$schema'>
  entry: NamesOf<Item>
  /** The page at the end, and what people meet on the way. */
  page:
    | NamesOf<Route>
    | Exclude<NamesOf<OutcomeAction>, 'kind' | 'route' | 'link' | 'params.*'>
    | 'address'
    | 'loads'
  limit: Exclude<NamesOf<LimitsFile['limits'][string]>, 'below' | 'note' | 'zero'>
  fact: NamesOf<FactSource>
}
export type Section = keyof Sections

const quoted = (value: Value) => `"${String(value)}"`
/** The words, or others where there is no such property. */
const or =
  (without: string, words: Words): Words =>
  (value) =>
    value === undefined ? without : words(value)
const either =
  (yes: string, no: string): Words =>
  (value) =>
    value === true ? yes : no
const called =
  (title: string, without = `no ${title}`): Words =>
  (value) =>
    value === undefined ? without : `${title} ${quoted(value)}`
const day = (value: Value) =>
  new Date(String(value)).toLocaleDateString('en-GB', {
    timeZone: 'Europe/London',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
const anonymous = called('name for screen readers')
/** The sentence of the effect has it. */
const SAID = null

const WORDS: { readonly [S in Section]: Readonly<Record<Sections[S], Words | null>> } = {
  entry: {
    label: SAID,
    description: or('no line below it', (line) => `below it ${quoted(line)}`),
    icon: called('icon'),
    badge: SAID,
    'target.kind': SAID,
    'target.link': SAID,
    'target.command': SAID,
    'target.onward': SAID,
    'target.href': or('no address', (path) => `at the address ${String(path)}`),
    'target.slot': or('filled by nothing', (slot) => `filled by the portal with its ${String(slot)}`),
    'target.source': or('no list', (source) => `one entry for each of the list ${String(source)}`),
    'target.param': or('no parameter', (param) => `the entry is the parameter ${String(param)}`),
    'target.hideProperty': or('all of the list', (property) => `without those marked ${String(property)}`),
    'target.empty': or('no words for an empty list', (text) => `${quoted(text)} where the list is empty`),
    'target.failed': or('no words for a failed list', (text) => `${quoted(text)} where it cannot be loaded`),
  },
  page: {
    path: (path) => `address ${String(path)}`,
    title: called('title'),
    area: (area) => `in the area ${String(area)}`,
    screen: or('no screen', (screen) => `screen ${String(screen)}`),
    card: or('no card', (card) => `with the card ${String(card)}`),
    layout: or('no layout around it', (layout) => `inside the layout ${String(layout)}`),
    tabs: or('no tabs', (menu) => `with the tabs of ${String(menu)}`),
    address: or('at its own address', (address) => `at the address ${String(address)}`),
    notice: or('nothing said', (notice) => `told ${quoted(notice)}`),
    loads: or('nothing loaded first', (loads) => `after loading ${String(loads)}`),
  },
  guards: {
    kind: SAID,
    load: SAID,
    onError: (then) =>
      then === 'fail' ? 'the page is not shown if that fails' : 'the page is shown even if that fails',
  },
  contexts: { 'shows.kind': SAID, 'shows.menu': SAID },
  flags: {
    default: either('on where the API does not say', 'off where the API does not say'),
    public: either('people who are not signed in have it too', 'only signed-in people have it'),
    follows: (whose) => `that of the ${whose === 'active-user' ? 'active' : 'logged-in'} user`,
    onFrom: or('on from no day of its own', (from) => `on from ${day(from)}`),
    offFrom: or('off from no day', (from) => `off from ${day(from)}`),
  },
  badges: {
    value: (value) => `the number of ${String(value)}`,
    cap: or('any number', (cap) => `"${String(cap)}+" above ${String(cap)}`),
    one: (text) => `read out as ${quoted(text)} at 1`,
    other: (text) => `read out as ${quoted(text)} above 1`,
  },
  brand: {
    name: called('name'),
    'short-name': called('name under the icon of the app'),
    strapline: called('strapline'),
    logo: called('mark'),
    'colours.*.light': or('its usual colour', (colour) => `${String(colour)} in the light theme`),
    'colours.*.dark': or('its usual colour', (colour) => `${String(colour)} in the dark theme`),
    address: called('postal address'),
    'app-start': or('the app opens at the start page', (route) => `the app opens at ${String(route)}`),
    phone: called('telephone number'),
    'phone-hours': called('hours on the telephone'),
    email: called('e-mail address'),
    'risk-warning': called('risk warning'),
  },
  links: { label: called('label') },
  menus: {
    label: anonymous,
    'groups.*.label': called('heading'),
    'groups.*.items': or('without that group', (ids) => `with ${[ids].flat().join(', ')}`),
  },
  header: {
    'messages.label': called('label'),
    'messages.href': (path) => `at the address ${String(path)}`,
    'messages.badge': or('no badge', (badge) => `with the badge ${String(badge)}`),
    'userIcon.label': called('label'),
    'panel.label': anonymous,
    'panel.details': (menu) => `with the menu ${String(menu)}`,
    'panel.back.label': called('label'),
    'panel.back.command': (command) => `runs ${String(command)}`,
    'panel.picker.label': called('label'),
    'panel.search.label': called('search labelled', 'no search'),
    'panel.search.command': or('no command of a search', (command) => `whose search runs ${String(command)}`),
    'panel.search.finds.*': or(
      'the search finds one kind less',
      (route) => `the search finds ${String(route)}`,
    ),
    'panel.logOut.label': called('log-out labelled'),
    'panel.logOut.command': (command) => `logging out runs ${String(command)}`,
  },
  banner: {
    label: anonymous,
    'action.label': called('button'),
    'action.command': (command) => `whose button runs ${String(command)}`,
  },
  footer: { 'groups.*.heading': called('heading'), smallPrint: called('text') },
  cards: { title: called('title'), text: called('text') },
  dialogs: {
    seenKey: (key) =>
      String(key).startsWith('browser:')
        ? 'once in a browser'
        : String(key).startsWith('session:')
          ? 'once until they log out'
          : `once, kept as ${String(key)}`,
    action: called('button', 'no button that only closes it'),
    dismissable: either('can be closed without an answer', 'needs an answer'),
    bar: either('a bar at the lower edge', 'in the middle of the page'),
  },
  limit: {
    value: (value) => String(value),
    pwa: or('the same in the app', (value) => `${String(value)} in the app`),
    unit: or('no unit', String),
  },
  fact: {
    kind: (kind) => `from ${SOURCES[kind as FactSource['kind']]}`,
    name: (name) => `under the name ${String(name)}`,
    otherwise: (value) => `${String(value)} where that says nothing`,
  },
}

const SOURCES: Readonly<Record<FactSource['kind'], string>> = {
  user: 'what the API says of the active user',
  'signed-in-user': 'what the API says of the logged-in user',
  claim: 'a claim of the ID token',
  layout: 'what the page has found out',
}

/** Does the sentence of the effect say this property already? */
export const isSaid = (section: Section, path: string): boolean => entryFor(section, path)?.[1] === SAID

/** A property in words; by its name and value if it belongs to nothing that is known here. */
export function wordsFor(section: Section | undefined, path: string, name: string, json?: string): string {
  const words = section && entryFor(section, `${path}.${name}`)?.[1]
  if (!words) return json === undefined ? `no ${name}` : `${name} ${json}`
  return words(json === undefined ? undefined : (JSON.parse(json) as Value))
}

/** The longest name at the end of this path. */
const entryFor = (section: Section, path: string): [string, Words | null] | undefined => {
  const steps = path.split('.')
  return (Object.entries(WORDS[section]) as [string, Words | null][])
    .filter(([name]) => {
      const own = name.split('.')
      return own.every((step, i) => step === '*' || step === steps.at(i - own.length))
    })
    .toSorted(([a], [b]) => b.length - a.length)[0]
}

export const isSection = (name: string): name is Section => name in WORDS
