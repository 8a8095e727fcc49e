// Words for every property of the compiled manifest that no sentence says yet, by section: one without words does not compile.
// Surfaces have theirs in their own files.
import type { FactSource, Item, Manifest, ManifestSurfaces, OutcomeAction, Route } from '../manifest.ts'
import type { BrandFile, LimitsFile } from '../read/types.gen.ts'
import { day, PART_WORDS } from './part-words.ts'
import {
  called,
  either,
  IN_SENTENCE,
  or,
  quoted,
  type MemberOf,
  type NamesOf,
  type Words,
} from '../surfaces/property-words.ts'

type OfDetail = Omit<
  Manifest,
  | 'version'
  | 'facts'
  | 'fields'
  | 'possible'
  | 'conditions'
  | 'routes'
  | 'brand'
  | 'frame'
  | 'turns'
  | keyof ManifestSurfaces
>
/** The names of the properties of each section. */
export type Sections = { [S in keyof OfDetail & string]: NamesOf<MemberOf<NonNullable<Manifest[S]>>> } & {
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
  /** A page of config/pages/, or a section or question of it. */
  part: keyof typeof PART_WORDS
}
/** Surfaces have their words in their own files. */
export type Section = keyof Sections | keyof ManifestSurfaces

const colourIn =
  (theme: string): Words =>
  (value, name) =>
    `the colour ${name} ${value === undefined ? 'as the engine has it' : String(value)} in the ${theme} theme`
export const WORDS: { readonly [S in keyof Sections]: Readonly<Record<Sections[S], Words | null>> } = {
  entry: {
    label: IN_SENTENCE,
    description: or('no line below it', (line) => `below it ${quoted(line)}`),
    icon: called('icon'),
    badge: IN_SENTENCE,
    'target.kind': IN_SENTENCE,
    'target.link': IN_SENTENCE,
    'target.command': IN_SENTENCE,
    'target.onward': IN_SENTENCE,
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
    page: or('no page of config/pages', (page) => `with the text of the page ${String(page)}`),
    card: or('no card', (card) => `with the card ${String(card)}`),
    layout: or('no layout around it', (layout) => `inside the layout ${String(layout)}`),
    tabs: or('no tabs', (menu) => `with the tabs of ${String(menu)}`),
    within: or('lit by its path', (path) => `lit as ${String(path)}`),
    address: or('at its own address', (address) => `at the address ${String(address)}`),
    notice: or('nothing said', (notice) => `told ${quoted(notice)}`),
    loads: or('nothing loaded first', (loads) => `after loading ${String(loads)}`),
  },
  guards: {
    kind: IN_SENTENCE,
    load: IN_SENTENCE,
    onError: (then) =>
      then === 'fail' ? 'the page is not shown if that fails' : 'the page is shown even if that fails',
  },
  contexts: { 'shows.kind': IN_SENTENCE, 'shows.menu': IN_SENTENCE },
  flags: {
    default: either('on where the API does not say', 'off where the API does not say'),
    public: either('people who are not signed in have it too', 'only signed-in people have it'),
    follows: (whose) => `that of the ${whose === 'active-user' ? 'active' : 'logged-in'} user`,
    share: or('for everybody for whom it is on', (share) => `for ${String(share)} per cent of people`),
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
    'colours.*.light': colourIn('light'),
    'colours.*.dark': colourIn('dark'),
    address: called('postal address'),
    'app-start': or('the app opens at the start page', (route) => `the app opens at ${String(route)}`),
    phone: called('telephone number'),
    'phone-hours': called('hours on the telephone'),
    email: called('email address'),
    'risk-warning': called('risk warning'),
  },
  links: { label: called('label') },
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
  part: PART_WORDS,
}

const SOURCES: Readonly<Record<FactSource['kind'], string>> = {
  user: 'what the API says of the active user',
  'signed-in-user': 'what the API says of the logged-in user',
  grant: 'the grant by which somebody acts',
  claim: 'a claim of the ID token',
  layout: 'what the page has found out',
}
