import { beforeEach, describe, expect, it } from 'vitest'
import { entryAt, type PageEntries } from '#inspector/page/entry-at.ts'

const page: PageEntries = {
  subjects: new Set([
    'messages-icon',
    'panel',
    'back',
    'client',
    'client/learn',
    'client/admin',
    'client/admin/messages',
    'account-details/bank-details',
    'footer/legal/privacy',
  ]),
  menu: 'client',
  details: 'account-details',
  route: 'account-dashboard',
  routeOf: (path) => (path === '/documents' ? 'documents' : undefined),
}

beforeEach(() => {
  document.body.innerHTML = `
    <header>
      <nav><ul>
        <li data-entry="admin"><button id="group">Admin</button><ul>
          <li data-entry="messages"><a><span id="item">Messages</span></a></li></ul></li>
        <li data-entry="learn"><ul><li data-entry="guides/isa"><a id="listed">ISA guide</a></li></ul></li>
      </ul><i id="bar"></i></nav>
      <a id="icon" data-entry="messages-icon"></a>
    </header>
    <main><h1 id="heading">My accounts</h1><a href="/documents"><b id="link">Documents</b></a>
      <a id="away" href="https://elsewhere.example/documents">Elsewhere</a></main>
    <footer data-entry="footer"><section data-entry="legal"><ul>
      <li data-entry="privacy"><a id="footer">Privacy</a></li></ul></section></footer>
    <dialog data-entry="panel"><h2 id="panel">Account details</h2><button id="back" data-entry="back"></button>
      <ul><li data-entry="bank-details"><a id="detail">Bank details</a></li></ul></dialog>`
})

describe('An element of the page', () => {
  it.each([
    ['item', 'client/admin/messages'],
    ['link', 'route documents'],
    ['away', 'route account-dashboard'],
    ['group', 'client/admin'],
    ['bar', 'client'],
    ['icon', 'messages-icon'],
    ['footer', 'footer/legal/privacy'],
    ['panel', 'panel'],
    ['back', 'back'],
    ['detail', 'account-details/bank-details'],
  ])('%s stands for the entry %s', (id, subject) => {
    expect(entryAt(document.getElementById(id)!, page)).toBe(subject)
  })

  it('stands for the entry that lists it when it is from a content list', () => {
    expect(entryAt(document.getElementById('listed')!, page)).toBe('client/learn')
  })

  it('stands for the route of the page when it is of a screen', () => {
    expect(entryAt(document.getElementById('heading')!, page)).toBe('route account-dashboard')
  })
})
