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

/** The names of this portal by kind; any text where none are generated. */
export type Names = {
  [Kind in keyof AnyNames]: Register extends Record<Kind, infer Own> ? Own : AnyNames[Kind]
}

/** An id of a route in config/routes/. */
export type RouteId = Names['route']
/** An id of a link in config/links.json. */
export type LinkId = Names['link']
/** A name of a part in the `parts` of a route. */
export type PartName = Names['part']
/** A name of a command in the portal’s definition. */
export type CommandName = Names['command']
