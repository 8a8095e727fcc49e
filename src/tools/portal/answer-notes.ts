// What answers say besides: proofs take a flag with a share as on and off, and a page that is closed for a time as open.
import { periodInWords } from '#manifest/resolve/resolve-period.ts'
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

/** The closed pages that a question names by id or address, a line each. */
export const closingsNamed = ({ routes }: Pick<Resolved, 'routes'>, question: string): string[] => {
  const words = new Set(question.split(/[\s,?]+/))
  return routes.flatMap(({ id, path, closed }) =>
    words.has(id) || words.has(path)
      ? closed.map((each) => `The page ${id} is closed ${periodInWords(each)}: "${each.text}"`)
      : [],
  )
}
