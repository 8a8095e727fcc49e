// Finds the section of the menu that contains the current page.
import type { ViewItem } from '#manifest/surfaces/view.ts'

/**
 * The top-level entry with the link closest to the path: the path itself, or the longest prefix of it. Where there is none,
 * the group with links that are all below the path, or with such a group in it. None where another menu, that of the side panel, has a closer link.
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
  return closest?.item ?? items.find((item) => isAbove(item, pathname))
}

function isAbove({ children = [] }: ViewItem, pathname: string): boolean {
  const links = children.flatMap(linksOf)
  const areAll = links.length > 0 && links.every((href) => isWithin(href, pathname))
  return areAll || children.some((child) => isAbove(child, pathname))
}

const linksOf = ({ target, children = [] }: ViewItem): string[] => [
  ...(target.kind === 'route' ? [target.href] : []),
  ...children.flatMap(linksOf),
]

const isWithin = (pathname: string, href: string): boolean => slashed(pathname).startsWith(slashed(href))

const slashed = (path: string): string => (path.endsWith('/') ? path : `${path}/`)
