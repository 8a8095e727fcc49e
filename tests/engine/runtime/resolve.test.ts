import { describe, expect, it } from 'vitest'
import type { Facts } from '#runtime/person.ts'
import { resolvePortalView } from '#runtime/resolve.ts'
import type { ViewItem } from '#manifest/surfaces/view.ts'
import type { Values } from '#runtime/values.ts'
import { client, encode, manifest } from './shipped-manifest.ts'

const allFlags: Facts = {
  'flag.fido-authentication': 'false',
  'flag.disclosure-document': 'true',
  'flag.expression-of-wish': 'false',
  'flag.retirement-planner': 'true',
  'flag.retirement-health-check': 'true',
}
const values: Values = {
  numbers: { unread: 0, basket: 0 },
  userName: 'Amelia Hart',
  activeName: 'Amelia Hart',
  lists: {},
}
const view = (facts: Facts, more: Partial<Values> = {}) =>
  resolvePortalView(manifest, encode({ ...client, ...allFlags, ...facts }), { ...values, ...more })
const menu = (facts: Facts, more: Partial<Values> = {}) => {
  const { navigation } = view(facts, more)
  return navigation.kind === 'menu' ? navigation.menu.items : []
}
const find = (items: readonly ViewItem[], ...path: string[]): ViewItem | undefined =>
  path.reduce<ViewItem | undefined>(
    (at, id) => (at ? at.children : items)?.find((each) => each.id === id),
    undefined,
  )

describe('A client in the installed app', () => {
  it('sees 9 unread messages as 9 on the tab, and 10 as 9+ with the exact number for screen readers [R-TAB-04, R-TAB-05, R-CONST-21]', () => {
    const badge = (unread: number) =>
      view({ platform: 'pwa' }, { numbers: { unread } }).tabBar?.items.find(({ id }) => id === 'messages')
        ?.badge
    expect(badge(0)).toBeUndefined()
    expect(badge(9)).toEqual({ text: '9', announce: '9 unread messages' })
    expect(badge(10)).toEqual({ text: '9+', announce: '10 unread messages' })
  })
})

describe('A client with 12 unread messages', () => {
  it('sees 12 on the icon and in the menu, uncapped [R-HEAD-04, R-MENU-30]', () => {
    expect(view({}, { numbers: { unread: 12 } }).messages?.badge).toEqual({
      text: '12',
      announce: '12 unread messages',
    })
    expect(find(menu({}, { numbers: { unread: 12 } }), 'admin', 'messages')?.badge?.text).toBe('12')
  })
})

describe('Learn', () => {
  const categories = {
    state: 'ready',
    entries: [
      { path: 'investing', label: 'Investing', children: [{ path: 'investing/risk', label: 'Risk' }] },
      { path: 'hidden', label: 'Not in the menu', trueProperties: ['hideInNavigation'] },
    ],
  } as const
  const explore = (lists: Values['lists']) => find(menu({}, { lists }), 'learn', 'explore')!

  it('lists the entries of the content lists, nested and resolved by route path [R-MENU-53, R-MENU-54, R-LEARN-04]', () => {
    const [investing] = explore({ 'learn-categories': categories }).children!
    expect(investing).toMatchObject({ label: 'Investing', target: { href: '/learn/explore/investing' } })
    expect(investing!.children![0]).toMatchObject({
      label: 'Risk',
      target: { href: '/learn/explore/investing/risk' },
    })
  })

  it('encodes each part of their paths, so that none is read as a query or leads up', () => {
    const entries = ['what is risk?', '/a/b#c', '../../app'].map((path) => ({ label: path, path }))
    expect(
      explore({ 'learn-categories': { state: 'ready', entries } }).children!.map(({ target }) => target),
    ).toEqual([
      { kind: 'route', href: '/learn/explore/what%20is%20risk%3F' },
      { kind: 'route', href: '/learn/explore/a/b%23c' },
      { kind: 'route', href: '/learn/explore/%252E%252E/%252E%252E/app' },
    ])
  })

  it('leaves out an Explore entry with the hide property, and keeps it in Educate [R-MENU-55, R-MENU-56]', () => {
    expect(explore({ 'learn-categories': categories }).children!.map(({ label }) => label)).toEqual([
      'Investing',
    ])
    expect(
      find(menu({}, { lists: { 'learn-guides': categories } }), 'learn', 'educate')!.children!.map(
        ({ label }) => label,
      ),
    ).toEqual(['Investing', 'Not in the menu'])
  })

  it('says so when the list is empty, or could not be loaded', () => {
    expect(explore({ 'learn-categories': { state: 'ready', entries: [] } }).message).toBe(
      'Nothing to explore yet.',
    )
    expect(explore({ 'learn-categories': { state: 'failed' } }).message).toBe('We couldn’t load this list.')
  })
})

describe('What is not known yet', () => {
  it('is left out while pending: Expression of Wish while the flags are loading', () => {
    const details = (flag: string | undefined) =>
      view({ 'flag.expression-of-wish': flag }).panel?.details?.items.map(({ id }) => id)
    expect(details(undefined)).not.toContain('expression-of-wish')
    expect(details('true')).toContain('expression-of-wish')
  })

  it('shows no context while two are possible', () => {
    expect(view({ member: undefined, 'own-member': undefined }).context).toBeUndefined()
  })
})

describe('A view resolved again', () => {
  const unread = { numbers: { unread: 3 } }

  it('is the same object for equal facts and equal values', () => {
    expect(view({}, unread)).toBe(view({}, unread))
    expect(view({ area: undefined, member: undefined })).toBe(view({ area: undefined, member: undefined }))
  })

  it('is the same object when only unread facts or unneeded values differ', () => {
    expect(view({ view: 'mobile', os: 'ios' })).toBe(view({ view: 'desktop', os: 'other' }))
    expect(view({}, { numbers: { basket: 1 } })).toBe(view({}, { numbers: { basket: 2 } }))
  })

  it('is a new object when a fact or value in it changes, such as the person’s name', () => {
    const first = view({}, unread)
    expect(view({}, { numbers: { unread: 4 } }).messages?.badge?.text).toBe('4')
    expect(view({}, unread)).toEqual(first)
    expect(view({ area: 'modelling' }, unread).context).toBe('modelling')
    expect(view({}, { ...unread, userName: 'Ben Shaw' }).panel?.userName).toBe('Ben Shaw')
  })
})

describe('The banner', () => {
  it('names whose account is shown by kind of access [R-BAN-03, R-BAN-06]', () => {
    const facts = { session: 'delegated', grants: 'multiple-access' }
    expect(view(facts, { activeName: 'Anna Bell' }).banner).toMatchObject({
      kind: 'Multiple accounts',
      naming: 'You are acting for Anna Bell',
      action: { label: 'Change account' },
    })
  })
})
