import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { browserHistory } from '#shell/routing/page-history.ts'

describe('The address bar', () => {
  beforeEach(() => window.history.replaceState(null, '', '/documents?kind=tax#latest'))
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('is read with path, query and hash, and its entry keeps its key', () => {
    const history = browserHistory(window)
    const here = history.current()
    expect(here).toMatchObject({ pathname: '/documents', search: '?kind=tax', hash: '#latest' })
    expect(history.current().key).toBe(here.key)
  })

  it('gets a new entry on push, and another URL for the current entry on replace', () => {
    const history = browserHistory(window)
    const before = window.history.length
    history.write('push', history.locationOf('/messages'))
    expect(location.pathname).toBe('/messages')
    expect(window.history.length).toBe(before + 1)
    history.write('replace', history.locationOf('/messages/7?from=inbox'))
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
    history.write('push', history.locationOf(path))
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
    history.write(how, history.locationOf('/messages?from=inbox'))
    expect(gone).toEqual(['https://portal.example/messages?from=inbox'])
  })

  it('gets a new key for an entry whose state is not the router’s', () => {
    for (const foreign of [null, 7, 'text', { usr: 1 }]) {
      window.history.replaceState(foreign, '', '/')
      expect(browserHistory(window).current().key).toMatch(/^[0-9a-z]+$/)
    }
  })

  it('reports Back', async () => {
    const history = browserHistory(window)
    history.write('push', history.locationOf('/messages'))
    const popped = new Promise<void>((resolve) => history.onPop(resolve))
    history.go(-1)
    await popped
    expect(history.current().pathname).toBe('/documents')
  })
})
