// Which entry of the manifest does an element of the page show?

export interface PageEntries {
  /** Everything that the tree names. */
  subjects: ReadonlySet<string>
  /** Menu in the header now. */
  menu: string | undefined
  /** Menu of the side panel. */
  details: string | undefined
  /** Route whose screen is shown. */
  route: string | undefined
  /** The route that a path of the portal leads to. */
  routeOf(path: string): string | undefined
}

/** The nearest entry around the element; a link of a screen belongs to its route, all else to the route of the page. */
export function entryAt(
  element: Element,
  { subjects, menu, details, route, routeOf }: PageEntries,
): string | undefined {
  const chain = chainTo(element)
  if (element.closest('header nav') && menu !== undefined) chain.unshift(menu)
  if (details !== undefined && chain[0] === 'panel' && chain.length > 1) chain.splice(1, 0, details)
  // Entries of a content list count as the entry that lists them, so the innermost known one counts.
  for (let end = chain.length; end > 0; end--) {
    for (let start = 0; start < end; start++) {
      const path = chain.slice(start, end).join('/')
      if (subjects.has(path)) return path
    }
  }
  const owner = linkedRoute(element, routeOf) ?? route
  return owner === undefined ? undefined : `route ${owner}`
}

function linkedRoute(element: Element, routeOf: PageEntries['routeOf']): string | undefined {
  const link = element.closest<HTMLAnchorElement>('a[href]')
  return link && link.origin === location.origin ? routeOf(link.pathname) : undefined
}

/** Ids of the entries around an element, outermost first. */
function chainTo(element: Element): string[] {
  const chain: string[] = []
  for (let at = element.closest('[data-entry]'); at; at = at.parentElement?.closest('[data-entry]') ?? null)
    chain.unshift(at.getAttribute('data-entry') ?? '')
  return chain
}
