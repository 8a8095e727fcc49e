// Learn pages by address, and what of the content may be followed.
import { describe, expect, it } from 'vitest'
import type { Learn, LearnItem } from '#api/learn.ts'
import { findItem, linkOf, pagesOf, pictureAddress, routePathOf } from '#screens/learn/learn-path.ts'

const item = (
  routePath: string,
  sortOrder: number,
  children: LearnItem[] = [],
  hideInNavigation = false,
): LearnItem => ({
  routePath,
  name: routePath,
  properties: { title: routePath, description: '', featuredImage: null, hideInNavigation, sortOrder },
  children,
})
const risk = item('explore/investing/risk', 1)
const learn: Learn = {
  categories: [
    item('explore/tax', 2),
    item('explore/investing', 1, [risk]),
    item('explore/hidden', 0, [], true),
  ],
  homeGuides: [item('educate/start', 1)],
}

describe('A reader of Learn', () => {
  it('opens the page its address names [R-LEARN-04]', () => {
    expect(routePathOf('/learn/explore/investing/risk/')).toBe('explore/investing/risk')
    expect(routePathOf('/learn/explore/a%20b')).toBe('explore/a b')
    expect(routePathOf('/learn/educate/')).toBe('educate')
    expect(routePathOf('/learn/explore/%E0%A4')).toBe('explore/%E0%A4')
  })

  it('finds categories in Explore and home guides in Educate, in order, without hidden ones [R-LEARN-03, R-LEARN-04]', () => {
    expect(pagesOf(learn, 'explore').map(({ routePath }) => routePath)).toEqual([
      'explore/investing',
      'explore/tax',
    ])
    expect(pagesOf(learn, 'educate').map(({ routePath }) => routePath)).toEqual(['educate/start'])
  })

  it('finds nested pages, hidden ones too when their address is known [R-LEARN-04]', () => {
    expect(findItem(learn, 'explore/investing/risk')).toBe(risk)
    expect(findItem(learn, 'explore/hidden')?.routePath).toBe('explore/hidden')
    expect(findItem(learn, 'explore/nowhere')).toBeUndefined()
  })
})

describe('A link in the content', () => {
  it('leads to the route of its section [R-LEARN-04]', () => {
    expect(linkOf('explore/investing/risk')).toEqual({
      to: 'learn-explore',
      params: { '*': 'investing/risk' },
    })
    expect(linkOf('educate')).toEqual({ to: 'learn-educate', params: { '*': '' } })
  })

  it('never leads out of Learn [R-LEARN-04]', () => {
    const paths = [
      'https://elsewhere.example',
      'javascript:alert(1)',
      '/explore/a',
      'explore/../../myaccount',
      'myaccount',
      '',
    ]
    expect(paths.map(linkOf)).toEqual(paths.map(() => undefined))
  })
})

describe('A picture in the content', () => {
  const origin = 'https://portal.example'

  it('is loaded over http, https or from here [R-ENT-20]', () => {
    expect(pictureAddress('/content/risk.jpg', origin)).toBe('https://portal.example/content/risk.jpg')
    expect(pictureAddress('https://images.example/a.png', origin)).toBe('https://images.example/a.png')
  })

  it('is left out when its address is anything else [R-ENT-20]', () => {
    expect(
      [null, '', 'data:text/html,x', 'javascript:alert(1)', 'https://'].map((address) =>
        pictureAddress(address, origin),
      ),
    ).toEqual(Array(5).fill(undefined))
  })
})
