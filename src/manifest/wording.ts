// What a manifest says and sets beside its entries: labels, cards, badges, links, brand, limits, flags, guards.
import type { Effect } from './effects.ts'
import type { Linked } from './linked.ts'
import type { Place } from './problem.ts'
import { surfacePeople } from './surfaces.ts'

/** One effect for each thing as it is worded or set; another wording is another effect. */
export function wordingOf(linked: Linked): [string, Effect][] {
  const { badges, banner, brand, cards, flags, footer, guards, header, legal, limits, links, menus } = linked
  const on = (surface: string) => surfacePeople(linked, surface) ?? legal
  const says = (kind: string, entries: Iterable<readonly [string, unknown]>, file: string, people = legal) =>
    [...entries].map(([id, value]): [string, Effect] => {
      const what = `has the ${kind}${id === '' ? '' : ` ${id}`}: ${inLine(value)}`
      return [`${kind} ${what}`, { what, kind: 'wording', people, place: start(file) }]
    })
  const { panel, messages, userIcon } = header
  return [
    ...says(
      'limit',
      Object.entries(limits).map(([id, limit]) => [id, { ...limit, note: undefined }]),
      'limits.json',
    ),
    ...says('brand', Object.entries(brand), 'brand.json'),
    ...says('badge', badges, 'badges.json'),
    ...says('link', Object.entries(links), 'links.json'),
    ...says(
      'card',
      [...cards].map(([id, { title, text }]) => [id, { title, text }]),
      'cards.json',
    ),
    ...says(
      'flag',
      Object.entries(flags).map(([id, { default: byDefault, public: isPublic, follows }]) => [
        id,
        { default: byDefault, public: isPublic, follows },
      ]),
      'flags.json',
    ),
    ...says(
      'menu',
      [...menus.values()].map(({ id, label, pending }) => [id, { label, pending }]),
      'menus/',
    ),
    ...says(
      'guard',
      [...guards.values()].flatMap((guard) =>
        guard.kind === 'load' ? [[guard.id, { load: guard.load, onError: guard.onError }]] : [],
      ),
      'guards.json',
    ),
    ...says(
      'footer',
      [['small print', footer.smallPrint], ...footer.groups.map(({ id, heading }) => [id, heading] as const)],
      'footer.json',
    ),
    ...says(
      'messages icon',
      [['', { label: messages.label, route: messages.route, badge: messages.badge }]],
      'header.json',
      on('messages-icon'),
    ),
    ...says('user icon', [['', userIcon.label]], 'header.json', on('user-icon')),
    ...says(
      'panel',
      [['', { label: panel.label, details: panel.details, logOut: panel.logOut }]],
      'header.json',
      on('panel'),
    ),
    ...says(
      'way back',
      [['', { label: panel.back.label, command: panel.back.command }]],
      'header.json',
      on('back'),
    ),
    ...says('picker', [['', panel.picker.label]], 'header.json', on('picker')),
    ...says('banner', [['', { label: banner.label, action: banner.action }]], 'banner.json', on('banner')),
  ]
}

const inLine = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .flatMap(([key, each]) => (each === undefined ? [] : [`${key} ${inLine(each)}`]))
        .join(', ')
    : JSON.stringify(value)

const start = (file: string): Place => ({ file: `config/${file}`, line: 1, column: 1 })
