// Puts changes of facts into words: what would have to be different of a person.
import type { Change } from '#manifest/conditions/membership.ts'

/** A heading and a line for each way; each way is several changes together. */
export const wayLines = (heading: string, ways: readonly (readonly Change[])[]): string[] => [
  '',
  heading,
  ...ways.map((way) => `  ${way.map(changed).join(', and ')}`),
]

const changed = ({ fact, from, to }: Change) => `${fact} ${to.join(' or ')} (now ${from.join(' or ')})`

/** What a condition wants that the person is not: "wants session normal; it is shared". */
export const wantsText = (wants: readonly Change[]): string =>
  `wants ${wants.map(({ fact, from, to }) => `${fact} ${to.join(' or ')}; it is ${from.join(' or ')}`).join(', and ')}`
