// The front matter of an article: `key: value` lines, and the list of its sources, between two lines of dashes.
import * as z from 'zod'

const schema = z.object({
  /** Its place in menus. */
  order: z.coerce.number().int(),
  /** In menus. */
  name: z.string(),
  title: z.string(),
  description: z.string(),
  isHidden: z.stringbool().default(false),
  /** The day whose rules the text describes, and the article's date. */
  asOf: z.iso.date(),
  /** The figure of the reader's own that is shown with it. */
  ownFigure: z.enum(['isa-allowance']).optional(),
  sources: z.array(z.string()).min(1),
})

/** Splits a Markdown file into what it is and its text. Throws with `path` if something is missing or wrong. */
export function frontMatterOf(path: string, markdown: string) {
  const [, head, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(markdown) ?? []
  if (head === undefined || text === undefined) throw new Error(`${path}.md: no front matter`)
  const { data, error } = schema.safeParse(valuesOf(head))
  if (!data) throw new Error(`${path}.md: ${z.prettifyError(error)}`)
  return { about: data, text }
}

function valuesOf(head: string): Record<string, unknown> {
  const lines = head.split('\n')
  const items = lines.filter((line) => line.startsWith('  - ')).map((line) => unquoted(line.slice(4)))
  const pairs = lines.flatMap((line) => {
    const [, key, value] = /^(\w+):(?: (.*))?$/.exec(line) ?? []
    return key ? [[key, value === undefined ? items : unquoted(value)] as const] : []
  })
  return Object.fromEntries(pairs)
}

const unquoted = (value: string) => value.replace(/^(['"])(.*)\1$/, '$2')
