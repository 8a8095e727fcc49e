import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { browserHistory } from '#shell/router/page-history.ts'

describe('The address bar', () => {
  beforeEach(() => window.history.replaceState(null, '', '/documents?kind=tax#latest'))
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('is read with path, query and place on the page, and keeps the key of its entry', () => {
    const history = browserHistory(window)
    const here = history.here()
    expect(here).toMatchObject({ pathname: '/documents', search: '?kind=tax', hash: '#latest' })
    expect(history.here().key).toBe(here.key)
  })

  it('takes a new entry, or another address for the one it has', () => {
    const history = browserHistory(window)
    const before = window.history.length
    history.write('push', history.placeOf('/messages'))
    expect(location.pathname).toBe('/messages')
    expect(window.history.length).toBe(before + 1)
    history.write('replace', history.placeOf('/messages/7?from=inbox'))
    expect(location.pathname + location.search).toBe('/messages/7?from=inbox')
    expect(window.history.length).toBe(before + 1)
  })

  it.each([
    ['//evil.example/x', '//evil.example/x'],
    ['/\\evil.example', '//evil.example'],
    ['/@evil.example', '/@evil.example'],
    ['/..//evil.example', '//evil.example'],
  ])('stays on this site for %s', (path, address) => {
    const history = browserHistory(window)
    history.write('push', history.placeOf(path))
    expect(location.href).toBe(location.origin + address)
  })

  it.each([
    ['push', 'assign'],
    ['replace', 'replace'],
  ] as const)('is left to the browser for a %s that it refuses', (how, call) => {
    const gone: string[] = []
    const refuse = () => {
      throw new DOMException('Too many calls', 'SecurityError')
    }
    const history = browserHistory({
      history: { state: { key: 'one' }, pushState: refuse, replaceState: refuse } as unknown as History,
      location: {
        origin: 'https://portal.example',
        [call]: (address: string) => gone.push(address),
      } as unknown as Location,
      addEventListener: () => {},
    })
    history.write(how, history.placeOf('/messages?from=inbox'))
    expect(gone).toEqual(['https://portal.example/messages?from=inbox'])
  })

  it('makes keys of its own for entries with a state that is not the router’s', () => {
    for (const foreign of [null, 7, 'text', { usr: 1 }]) {
      window.history.replaceState(foreign, '', '/')
      expect(browserHistory(window).here().key).toMatch(/^[0-9a-z]+$/)
    }
  })

  it('tells of Back', async () => {
    const history = browserHistory(window)
    history.write('push', history.placeOf('/messages'))
    const told = new Promise<void>((resolve) => history.onMoved(resolve))
    history.go(-1)
    await told
    expect(history.here().pathname).toBe('/documents')
  })
})
