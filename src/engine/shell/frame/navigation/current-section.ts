// Finds the section of the menu that contains the current page.
import type { ViewItem } from '#manifest/surfaces/view.ts'

/**
 * The top-level entry with the link closest to the path: the path itself, or the longest prefix of it. Where there is none,
 * the group whose links are all below the path. None where another menu, that of the side panel, has a closer link.
 */
export function currentSection(
  items: readonly ViewItem[],
  pathname: string,
  others: readonly ViewItem[] = [],
): ViewItem | undefined {
  let closest: { item: ViewItem; length: number } | undefined
  for (const item of items)
    for (const href of linksOf(item))
      if (isWithin(pathname, href) && href.length > (closest?.length ?? 0))
        closest = { item, length: href.length }
  const isElsewhere = (href: string) => isWithin(pathname, href) && href.length > (closest?.length ?? 0)
  if (others.flatMap(linksOf).some(isElsewhere)) return undefined
  return closest?.item ?? items.find(({ children = [] }) => areBelow(children.flatMap(linksOf), pathname))
}

const areBelow = (links: readonly string[], pathname: string): boolean =>
  links.length > 0 && links.every((href) => isWithin(href, pathname))

const linksOf = ({ target, children = [] }: ViewItem): string[] => [
  ...(target.kind === 'route' ? [target.href] : []),
  ...children.flatMap(linksOf),
]

const isWithin = (pathname: string, href: string): boolean => slashed(pathname).startsWith(slashed(href))

const slashed = (path: string): string => (path.endsWith('/') ? path : `${path}/`)
