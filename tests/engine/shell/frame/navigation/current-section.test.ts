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
    expect(currentSection(menu, path)?.id).toBe(section)
  })
})
