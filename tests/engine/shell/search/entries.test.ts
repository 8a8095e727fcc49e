import { describe, expect, it } from 'vitest'
import type { PortalView } from '#manifest/surfaces/all.ts'
import type { ViewItem } from '#manifest/surfaces/view.ts'
import { groups as found } from '#portal/search.ts'
import { entriesOfView, entry, find, groupsOf, type SearchEntry } from '#shell/search/entries.ts'

const page = (label: string, href: string, description?: string): ViewItem => ({
  id: label,
  label,
  target: { kind: 'route', href },
  ...(description === undefined ? {} : { description }),
})

const view: PortalView = {
  context: 'client',
  navigation: {
    kind: 'menu',
    menu: {
      label: 'Main',
      items: [
        {
          id: 'admin',
          label: 'Admin',
          target: { kind: 'group' },
          children: [page('Documents', '/documents', 'Statements and forms'), page('Messages', '/messages')],
        },
        { id: 'username', label: 'Amelia Hart', target: { kind: 'slot', slot: 'username' } },
        { ...page('Holdings', '/holdings'), unavailable: 'Once your money is invested' },
        { id: 'help', label: 'Help hub', target: { kind: 'external', link: 'help-hub' } },
      ],
    },
  },
  panel: {
    label: 'Account details',
    userName: 'Amelia Hart',
    back: { label: 'Back to my account', command: 'back-to-own-account' },
    search: { label: 'Search', command: 'open-search' },
    logOut: { label: 'Log out', command: 'log-out' },
  },
  footer: {
    groups: [{ id: 'support', heading: 'Support', items: [page('Papers', '/documents')] }],
    smallPrint: '',
  },
}

const groups = groupsOf(found)
const matching = (entries: readonly SearchEntry[], text: string) => find(entries, text, groups)
const labels = (found: readonly { label: string }[]) => found.map(({ label }) => label)

describe('What can be found', () => {
  it('is what menus, panel and footer show, each place once, and no name or entry that cannot be opened', () => {
    expect(entriesOfView(view).map(({ kind, label, detail }) => [kind, label, detail])).toEqual([
      ['page', 'Documents', 'Admin · Statements and forms'],
      ['page', 'Messages', 'Admin'],
      ['page', 'Help hub', ''],
      ['action', 'Back to my account', ''],
      ['action', 'Log out', ''],
    ])
  })

  it('has every word, those that begin with it first, kind by kind', () => {
    const entries = [
      ...entriesOfView(view),
      entry('account', 'Stocks and Shares ISA', 'NP1', { kind: 'route', href: '/myaccount/1' }),
      entry('page', 'Your documents', '', { kind: 'route', href: '/other' }),
      entry('document', 'Valuation', 'Stocks and Shares ISA · 2026/27', { kind: 'route', href: '/d' }),
    ]
    expect(labels(matching(entries, 'doc'))).toEqual(['Documents', 'Your documents'])
    expect(labels(matching(entries, 'isa stocks'))).toEqual(['Stocks and Shares ISA', 'Valuation'])
    expect(labels(matching(entries, 'forms'))).toEqual(['Documents'])
    expect(labels(matching(entries, 'nowhere'))).toEqual([])
  })

  it('is found by other words for it, which are not shown', () => {
    const details = {
      ...entry('page', 'Personal details', '', { kind: 'route', href: '/personal' } as const),
      words: 'phone number telephone',
    }
    expect(labels(matching([...entriesOfView(view), details], 'phone'))).toEqual(['Personal details'])
  })

  it.each([
    ['docunents', 'a wrong letter'],
    ['douments', 'a missing letter'],
    ['doccuments', 'a letter too many'],
    ['dcouments', 'two letters that changed places'],
    ['docunen', 'a wrong letter in the beginning of a word'],
  ])('is found although %s has %s', (text) => {
    expect(labels(matching(entriesOfView(view), text))).toEqual(['Documents'])
  })

  it('is not found by words that are merely alike, or too short to tell', () => {
    expect(labels(matching(entriesOfView(view), 'docs and parliaments'))).toEqual([])
    expect(labels(matching(entriesOfView(view), 'hlp'))).toEqual([])
    expect(labels(matching(entriesOfView(view), 'domucents'))).toEqual([])
  })

  it('is found by a sentence: words that every sentence has say nothing', () => {
    const entries = [
      entry('page', 'Your year', 'What to do before the end of the year', { kind: 'route', href: '/year' }),
      entry('page', 'Fees and network', 'What you pay', { kind: 'route', href: '/fees' }),
    ]
    for (const text of ['fees last year', 'last year’s fees', 'what are my fees', 'where do I find the fees'])
      expect(labels(matching(entries, text)), text).toEqual(['Fees and network'])
    expect(labels(matching(entries, 'what'))).toEqual(['Your year', 'Fees and network'])
  })

  it('is what has the most of the words, where nothing has them all', () => {
    const entries = [
      entry('page', 'Documents', 'Statements', { kind: 'route', href: '/documents' }),
      entry('page', 'Tax certificate', '', { kind: 'route', href: '/certificate' }),
      entry('page', 'Tax allowances', '', { kind: 'route', href: '/allowances' }),
    ]
    expect(labels(matching(entries, 'certificate of tax for HMRC'))).toEqual(['Tax certificate'])
    expect(labels(matching(entries, 'allowances, documents'))).toEqual(['Documents', 'Tax allowances'])
    expect(labels(matching(entries, 'nothing here'))).toEqual([])
  })

  it('shows no documents before something is typed', () => {
    const documents = [entry('document', 'Valuation', '', { kind: 'route', href: '/d' })]
    expect(matching(documents, '  ')).toEqual([])
    expect(labels(matching(documents, 'val'))).toEqual(['Valuation'])
  })
})
