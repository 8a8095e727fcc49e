// The names of a portal's config for its screens, so that a wrong one does not compile. `npm run generate` writes them for
// each portal, into the interface `Register`.

/** Each portal's generated names extend it. */
// oxlint-disable-next-line typescript/no-empty-object-type -- Filled by each portal.
export interface Register {}

interface AnyNames {
  route: string
  link: string
  part: string
  command: string
  layoutFacts: Record<string, string>
}

export type Names = {
  [Kind in keyof AnyNames]: Register extends Record<Kind, infer Own> ? Own : AnyNames[Kind]
}

export type RouteId = Names['route']
export type LinkId = Names['link']
export type PartName = Names['part']
export type CommandName = Names['command']
