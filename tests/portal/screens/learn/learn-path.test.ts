// Learn pages by address, and what of the content may be followed.
import { describe, expect, it } from 'vitest'
import type { Learn, LearnItem } from '#api/inbox/learn.ts'
import { learnLink } from '#domain/learn-link.ts'
import { listingOf, pictureAddress, routePathOf } from '#screens/learn/learn-path.ts'

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
const learn: Learn = {
  categories: [
    item('explore/tax', 2),
    item('explore/investing', 1, [item('explore/investing/risk', 1)]),
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
    const pathsAt = (routePath: string) => listingOf(learn, routePath).pages.map((page) => page.routePath)
    expect(pathsAt('explore')).toEqual(['explore/investing', 'explore/tax'])
    expect(pathsAt('educate')).toEqual(['educate/start'])
  })

  it('finds what lies below an address that has no article [R-LEARN-04]', () => {
    expect(listingOf(learn, 'explore/investing')).toEqual({
      title: 'explore/investing',
      description: '',
      pages: [{ routePath: 'explore/investing/risk', title: 'explore/investing/risk', description: '' }],
      isUnknown: false,
    })
  })

  it('is told plainly when nothing is there [R-LEARN-04]', () => {
    const unknown = { title: 'We couldn’t find that article', description: '', pages: [], isUnknown: true }
    expect(listingOf(learn, 'explore/nowhere')).toEqual(unknown)
    expect(listingOf(learn, 'explore/investing/risk')).toEqual(unknown)
  })
})

describe('A link in the content', () => {
  it('leads to the route of its section [R-LEARN-04]', () => {
    expect(learnLink('explore/investing/risk')).toEqual({
      to: 'learn-explore',
      params: { '*': 'investing/risk' },
    })
    expect(learnLink('educate')).toEqual({ to: 'learn-educate', params: { '*': '' } })
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
    expect(paths.map(learnLink)).toEqual(paths.map(() => undefined))
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
