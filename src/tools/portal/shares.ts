// Flags that are on for a share of people: manifests are proved with each of them on and off, and answers say how many have it on.
import type { Resolved } from '#manifest/resolve/resolved.ts'

/** "10 per cent of people" */
export const shareInWords = (share: number | undefined): string =>
  share === undefined ? '' : `${share} per cent of people`

/** The flags with a share that this answer names, a line each. */
export const sharesNamed = ({ flags }: Pick<Resolved, 'flags'>, answer: string): string[] =>
  Object.entries(flags).flatMap(([id, { share }]) =>
    share !== undefined && answer.includes(`flag.${id} `)
      ? [`The flag "${id}" is on for ${shareInWords(share)} at most.`]
      : [],
  )
