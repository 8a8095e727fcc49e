import { describe, expect, it } from 'vitest'
import type { ViewItem } from '#manifest/surfaces/view.ts'
import { currentSection } from '#shell/frame/navigation/current-section.ts'

const link = (id: string, href: string): ViewItem => ({
  id,
  label: id,
  target: { kind: 'route', href },
})
const group = (id: string, children: ViewItem[]): ViewItem => ({
  id,
  label: id,
  target: { kind: 'group' },
  children,
})

const menu = [
  group('my-accounts', [link('dashboard', '/myaccount'), link('all', '/myaccount/all-accounts')]),
  group('admin', [link('messages', '/myaccount/messages'), link('documents', '/myaccount/documents')]),
  link('payments', '/myaccount/payments-and-transfers'),
]

describe('The section of the menu that a page is in', () => {
  it.each([
    ['/myaccount', 'my-accounts'],
    ['/myaccount/messages', 'admin'],
    ['/myaccount/messages/M-1', 'admin'],
    ['/myaccount/P-1/performance', 'my-accounts'],
    ['/myaccount/payments-and-transfers/pension', 'payments'],
    ['/learn/explore', undefined],
    ['/myaccounts', undefined],
  ])('is for %s %s', (path, section) => {
    expect(currentSection(menu, { pathname: path })?.id).toBe(section)
  })

  it('is the person’s name for a page of the menu behind it', () => {
    const details = [link('personal', '/myaccount/customerinformation/personal-details')]
    const named = [
      ...menu,
      { id: 'username', label: 'A', target: { kind: 'slot', slot: 'username' } },
    ] as const
    const at = (pathname: string) => currentSection(named, { pathname }, details)?.id
    expect(at('/myaccount/customerinformation/personal-details')).toBe('username')
    expect(at('/myaccount/P-1/performance')).toBe('my-accounts')
  })

  it('is what its route says, where no entry leads to the page itself', () => {
    const at = (pathname: string, within: string) => currentSection(menu, { pathname, within })?.id
    expect(at('/myaccount/requests', '/dashboard')).toBeUndefined()
    expect(at('/dashboard', '/myaccount')).toBe('my-accounts')
    expect(at('/myaccount/messages', '/dashboard')).toBe('admin')
  })

  it('is no group with some pages below the path, where the route says another one', () => {
    const registered = [link('my-account', '/dashboard'), menu[1]!]
    expect(currentSection(registered, { pathname: '/myaccount', within: '/dashboard' })?.id).toBe(
      'my-account',
    )
  })

  it('is the group whose pages are all below the path, and none of which only some are', () => {
    const learn = group('learn', [link('explore', '/learn/explore'), link('educate', '/learn/educate')])
    const admin = group('admin', [link('messages', '/myaccount/messages'), link('app', '/nw-pwa-download')])
    expect(currentSection([admin, learn], { pathname: '/learn' })?.id).toBe('learn')
    const explore = group('explore', [link('stocks', '/learn/explore/stocks')])
    const nested = group('nested', [explore, group('educate', [link('isas', '/learn/educate/isas')])])
    expect(currentSection([admin, nested], { pathname: '/learn/explore/' })?.id).toBe('nested')
    expect(currentSection([admin, learn], { pathname: '/myaccount' })).toBeUndefined()
  })
})
