// Finds the entry of a menu that is lit on the current page.
import { useLocation } from 'react-router'
import type { ViewItem } from '#manifest/surfaces/view.ts'
import { matchedRoute, useRouteResult } from '../../routing/route-match.ts'

interface Page {
  pathname: string
  /** The path of the page that its route belongs to. */
  within?: string | undefined
}

/**
 * The top-level entry that leads to the page; else the one that leads to the page it is within. Where its route says nothing of
 * that: the entry with the longest prefix of the path, or the group whose links are all below it, or with such a group in it.
 * `details`: the menu behind the person's name, whose entry is lit on its pages.
 */
export function currentSection(
  items: readonly ViewItem[],
  { pathname, within }: Page,
  details: readonly ViewItem[] = [],
): ViewItem | undefined {
  const leadingTo = (path: string) =>
    items.find((item) => linksOf(item, details).some((href) => slashed(href) === slashed(path)))
  const exact = leadingTo(pathname)
  if (exact || within !== undefined) return exact ?? leadingTo(within!)
  let closest: { item: ViewItem; length: number } | undefined
  for (const item of items)
    for (const href of linksOf(item, details))
      if (isWithin(pathname, href) && href.length > (closest?.length ?? 0))
        closest = { item, length: href.length }
  return closest?.item ?? items.find((item) => isAbove(item, pathname))
}

/** The same for the page that is shown. */
export function useCurrentSection(items: readonly ViewItem[], details?: readonly ViewItem[]) {
  const { pathname } = useLocation()
  return currentSection(items, { pathname, within: matchedRoute(useRouteResult())?.within }, details)
}

function isAbove({ children = [] }: ViewItem, pathname: string): boolean {
  const links = children.flatMap((child) => linksOf(child))
  const areAll = links.length > 0 && links.every((href) => isWithin(href, pathname))
  return areAll || children.some((child) => isAbove(child, pathname))
}

const linksOf = ({ target, children = [] }: ViewItem, details: readonly ViewItem[] = []): string[] => [
  ...(target.kind === 'route' ? [target.href] : []),
  ...(target.kind === 'slot' && target.slot === 'username' ? details : children).flatMap((each) =>
    linksOf(each),
  ),
]

const isWithin = (pathname: string, href: string): boolean => slashed(pathname).startsWith(slashed(href))

const slashed = (path: string): string => (path.endsWith('/') ? path : `${path}/`)
