// From addresses to Learn pages and back, and what of the content may be followed. Pure.
import type { Learn, LearnItem } from '#api/inbox/learn.ts'

/** What the parts of Learn are called. */
export const sections = { explore: 'Explore', educate: 'Guides' } as const
const about: Record<Section, string> = {
  explore: 'How investing works, in plain words',
  educate: 'Guides, a few minutes each',
}
export type Section = keyof typeof sections

const isSection = (text: string | undefined): text is Section => text === 'explore' || text === 'educate'

/** Which Learn page does this address show? "/learn/explore/investing/risk/" is "explore/investing/risk". */
export function routePathOf(pathname: string): string {
  const steps = pathname.split('/').filter((step) => step !== '')
  return steps.slice(1).map(decodeSegment).join('/')
}

function decodeSegment(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

export interface Listing {
  title: string | undefined
  description: string
  pages: { routePath: string; title: string; description: string; readingMinutes?: number | undefined }[]
  /** Nothing is known at this address. */
  isUnknown: boolean
}

/** What an address without an article shows: a section's pages or an item's children, in order and without those left out of navigation. */
export function listingOf(learn: Learn, routePath: string): Listing {
  if (isSection(routePath)) {
    const pages = routePath === 'explore' ? learn.categories : learn.homeGuides
    return { title: undefined, description: about[routePath], pages: listed(pages), isUnknown: false }
  }
  const item = findItem([...learn.categories, ...learn.homeGuides], routePath)
  const pages = listed(item?.children ?? [])
  if (!item || pages.length === 0) {
    return { title: 'We couldn’t find that article', description: '', pages, isUnknown: true }
  }
  return { title: item.properties.title, description: item.properties.description, pages, isUnknown: false }
}

function findItem(items: readonly LearnItem[], routePath: string): LearnItem | undefined {
  for (const item of items) {
    const match = item.routePath === routePath ? item : findItem(item.children, routePath)
    if (match) return match
  }
  return undefined
}

const listed = (items: readonly LearnItem[]): Listing['pages'] =>
  items
    .filter(({ properties }) => properties.hideInNavigation !== true)
    .toSorted((a, b) => a.properties.sortOrder - b.properties.sortOrder)
    .map(({ routePath, properties: { title, description, readingMinutes } }) => ({
      ...{ routePath, title, description, readingMinutes },
    }))

/** "4 minutes to read" */
export const readingWords = (minutes: number) =>
  minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`

/** The address of a picture, if it is one that may be loaded: http, https, or from here. */
export function pictureAddress(address: string | null, origin: string): string | undefined {
  if (address === null || address === '' || !URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
}

export const sectionOf = (routePath: string): Section =>
  routePath.startsWith('educate') ? 'educate' : 'explore'
