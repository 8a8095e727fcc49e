import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fill, fillLink, indexPaths, shapeOf } from '#manifest/paths.ts'

const matchPath = indexPaths([
  '/',
  '/messages',
  '/messages/new',
  '/messages/:thread',
  '/messages/:thread/files/:file',
  '/learn/*',
  '*',
])

describe('A path of the manifest', () => {
  it.each([
    ['/', '/', {}],
    ['/messages', '/messages', {}],
    ['/messages/', '/messages', {}],
    ['/Messages', '/messages', {}],
    ['/messages/new', '/messages/new', {}],
    ['/messages/7', '/messages/:thread', { thread: '7' }],
    ['/messages/new/files/3', '/messages/:thread/files/:file', { thread: 'new', file: '3' }],
    ['/messages/a%20b%2Fc', '/messages/:thread', { thread: 'a b/c' }],
    ['/messages/%E0%A4%A', '/messages/:thread', { thread: '%E0%A4%A' }],
    ['/learn', '/learn/*', { '*': '' }],
    ['/learn/educate/isa', '/learn/*', { '*': 'educate/isa' }],
    ['/messages/7/files', '*', { '*': 'messages/7/files' }],
    ['//messages', '*', { '*': '/messages' }],
    ['/messages//7', '*', { '*': 'messages//7' }],
    ['/learn//isa', '/learn/*', { '*': '/isa' }],
    ['//', '*', { '*': '/' }],
  ])('%s is taken by %s', (address, pattern, params) => {
    expect(matchPath(address)).toEqual({ pattern, params })
  })

  it('is none where none fits', () => {
    expect(indexPaths(['/messages'])('/documents')).toBeUndefined()
  })

  it.each([
    ['/help', '/Help', '/HELP'],
    ['*', '/*', '/anything'],
    ['/learn/*', '/Learn/*', '/learn/educate'],
    ['/messages/:thread', '/Messages/:id', '/messages/7'],
  ])('%s has the shape of %s: of the two, the first takes every address', (first, second, address) => {
    expect(shapeOf(second)).toBe(shapeOf(first))
    expect(indexPaths([first, second])(address)?.pattern).toBe(first)
    expect(indexPaths([second, first])(address)?.pattern).toBe(second)
  })

  it.each([
    ['/', '*'],
    ['/help', '/help/*'],
    ['/messages/:id', '/messages/*'],
    ['/messages/:id', '/messages/new'],
  ])('%s has another shape than %s: each takes addresses of its own', (one, other) => {
    expect(shapeOf(one)).not.toBe(shapeOf(other))
  })

  it('is found as by trying every pattern: fixed before parameter before rest, from the left', () => {
    const step = fc.constantFrom('a', 'b', ':p', ':q', '*')
    const patterns = fc.array(
      fc.array(step, { maxLength: 4 }).map((steps) => {
        const rest = steps.indexOf('*')
        return `/${(rest < 0 ? steps : steps.slice(0, rest + 1)).join('/')}`
      }),
      { minLength: 1, maxLength: 12 },
    )
    const address = fc
      .array(fc.constantFrom('a', 'b', 'c'), { maxLength: 5 })
      .map((steps) => `/${steps.join('/')}`)
    fc.assert(
      fc.property(patterns, address, (given, pathname) => {
        expect(indexPaths(given)(pathname)?.pattern).toBe(bestByTrial(given, pathname))
      }),
      { numRuns: 2_000 },
    )
  })
})

/** Every pattern as a regular expression, ranked by its steps; of two alike the first. */
function bestByTrial(patterns: readonly string[], pathname: string): string | undefined {
  const fits = (pattern: string) => {
    const source = pattern.replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '(/.*)?')
    return new RegExp(`^${source}$`).test(pathname)
  }
  // One digit a step; a path that ends is nearer than one that takes whatever follows.
  const rank = (pattern: string) =>
    pattern
      .split('/')
      .slice(1)
      .map((step) => (step === '*' ? 0 : step.startsWith(':') ? 2 : step && 3))
      .join('') + '1'
  return patterns.filter(fits).toSorted((one, other) => rank(other).localeCompare(rank(one)))[0]
}

describe('A link', () => {
  it('has its parameters filled in, and keeps ":name" where none is given', () => {
    expect(fill('/messages/:thread/files/:file', { thread: '7' })).toBe('/messages/7/files/:file')
    expect(fill('/learn/*', { '*': 'educate/isa' })).toBe('/learn/educate/isa')
  })

  it('keeps in a menu the parameters that come from the current address', () => {
    expect(fillLink('/messages/:thread/files/:file', { thread: ':account', file: 'a b' })).toBe(
      '/messages/:account/files/a%20b',
    )
    expect(fill(fillLink('/m/:thread', { thread: ':account' }), { account: '7/8' })).toBe('/m/7%2F8')
  })

  it.each([
    ['../../user', '/messages/..%2F..%2Fuser'],
    ['..', '/messages/%252E%252E'],
    ['.', '/messages/%252E'],
    ['a/b?c#d', '/messages/a%2Fb%3Fc%23d'],
    ['a b', '/messages/a%20b'],
  ])('keeps the parameter %s in its place', (thread, path) => {
    expect(fill('/messages/:thread', { thread })).toBe(path)
    expect(new URL(path, 'https://portal.example').pathname).toBe(path)
    expect(fill('/learn/*', { '*': `a/${thread}` })).toMatch(/^\/learn\/a\/(?!\.\.?(\/|$))/)
  })
})
