// npm test -- changed reads from a manifest's change whether tests can only tell it by a text or an id that they name.
import { describe, expect, it } from 'vitest'
import { names, namedBy as namedByWith } from '#tools/test/config-change.ts'

const namedBy = (before?: string, after?: string) =>
  namedByWith(before, after, (id) => (id === 'documents' ? 'Your documents' : undefined))

const menu = (...items: readonly object[]) => JSON.stringify({ items })
const documents = { id: 'documents', to: 'documents', label: 'Documents' }
const messages = { id: 'messages', to: 'messages', label: 'Messages', when: { member: 'client' } }

describe('The change of a manifest', () => {
  it('names the text that was there, and what has it', () => {
    expect(namedBy(menu(documents), menu({ ...documents, label: 'Papers' }))).toEqual({
      texts: ['Documents'],
      ids: [],
      orders: [],
      lookedUp: ['documents'],
    })
  })

  it('names the title of the page that a first label of an entry hides', () => {
    const { label: _, ...unlabelled } = documents
    const named = { texts: ['Your documents'], ids: [], orders: [], lookedUp: ['documents'] }
    expect(namedBy(menu(unlabelled), menu(documents))).toEqual(named)
    expect(namedBy(menu(documents), menu(unlabelled))).toEqual({ ...named, texts: ['Documents'] })
  })

  it('names a search word that is gone, and what had it', () => {
    const words = (...all: string[]) => JSON.stringify({ routes: [{ id: 'child-details', words: all }] })
    expect(namedBy(words('children', 'son'), words('son', 'daughter'))).toEqual({
      texts: [],
      ids: ['children'],
      orders: [],
      lookedUp: ['child-details'],
    })
  })

  it('names the text that some people got, and what has it', () => {
    const dialog = (...texts: string[]) =>
      JSON.stringify({
        dialogs: [{ id: 'welcome', title: [{ when: { is: 'a' }, text: texts[0] }, { text: texts[1] }] }],
      })
    expect(
      namedBy(dialog('You act for {active}', 'Welcome'), dialog('You act for {active}', 'Hello')),
    ).toEqual({
      texts: ['Welcome'],
      ids: [],
      orders: [],
      lookedUp: ['welcome'],
    })
  })

  it('names all entries of a list in another order', () => {
    expect(namedBy(menu(documents, messages), menu(messages, documents))).toEqual({
      texts: [],
      ids: [],
      orders: [['documents', 'messages']],
      lookedUp: [],
    })
  })

  it('names a flag whose default is another', () => {
    const flags = (fido: boolean) => JSON.stringify({ flags: { fido: { default: fido } } })
    expect(namedBy(flags(true), flags(false))).toEqual({ texts: [], ids: ['fido'], orders: [], lookedUp: [] })
  })

  it.each([
    ['a condition', menu(messages), menu({ ...messages, when: { member: 'registered' } })],
    ['an entry that is new', menu(messages), menu(messages, documents)],
    ['where an entry leads', menu(documents), menu({ ...documents, to: 'home' })],
    ['a file that is new', undefined, menu(documents)],
    ['a text that is no JSON', menu(documents), '{'],
  ])('concerns everything where it is %s', (_, before, after) => {
    expect(namedBy(before, after)).toBeUndefined()
  })
})

describe('A test', () => {
  const named = {
    texts: ['My accounts', 'Fees'],
    ids: ['all-accounts'],
    orders: [['home', 'learn', 'payments']],
    lookedUp: ['documents'],
  }

  it.each([
    "name: 'My accounts'",
    'h1 “MY ACCOUNTS”',
    "portal.entry('all-accounts')",
    '[data-entry="all-accounts"]',
    "toHaveText(titleOf('documents'))",
    'toHaveText(/Fees, 2 new/)',
    "[entry('learn'), entry('home')]",
  ])('names it: %s', (text) => expect(names(text, named)).toBe(true))

  it.each([
    "'all-accounts-and-more'",
    'accounts of mine',
    "'documents'",
    "'/myaccount/fees'",
    "entry('learn')",
  ])('does not name it: %s', (text) => {
    expect(names(text, named)).toBe(false)
  })
})
