// An article as its Markdown file says it: what it is in the front matter, then headings, paragraphs, lists and tables.
import { feeExamples, feeFormula } from '#domain/fees/fee-words.ts'
import type { LearnBlock, LearnPage, OwnFigure } from '#api/inbox/learn-page.ts'
import * as z from 'zod'

export interface Article {
  routePath: string
  name: string
  title: string
  description: string
  sortOrder: number
  /** Reachable by link, left out of menus. */
  isHidden: boolean
  updatedOn: string
  readingMinutes: number
  ownFigure?: OwnFigure
  blocks: LearnBlock[]
  sources: LearnPage['sources']
  children: Article[]
}

const WORDS_A_MINUTE = 200

/** Reads the article with the address `routePath`. Throws with that address if the front matter lacks something. */
export function readArticle(routePath: string, markdown: string, children: Article[] = []): Article {
  const { about, text } = frontMatterOf(routePath, markdown)
  const blocks = blocksOf(text)
  return {
    routePath,
    name: about.name,
    title: about.title,
    description: about.description,
    sortOrder: about.order,
    isHidden: about.isHidden,
    updatedOn: about.asOf,
    readingMinutes: Math.max(1, Math.round(countWords(blocks) / WORDS_A_MINUTE)),
    ...(about.ownFigure && { ownFigure: about.ownFigure }),
    blocks,
    sources: about.sources.map((title) => ({ title, asOf: about.asOf })),
    children,
  }
}

const CAPTION = 'Table: '

/** Blank lines separate the blocks; the paragraph "Table: …" is the caption of the table after it. */
function blocksOf(text: string): LearnBlock[] {
  const parts = text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').map((line) => line.trim()))
  return parts.flatMap((lines, at) => {
    const first = lines[0]!
    if (first.startsWith(CAPTION)) return []
    if (first.startsWith('## ')) return [{ kind: 'heading', text: first.slice(3) }]
    if (first.startsWith('- ')) return [{ kind: 'list', items: lines.map((line) => line.slice(2)) }]
    if (first.startsWith('|')) return [tableOf(lines, parts[at - 1]?.join(' ') ?? '')]
    return [{ kind: 'paragraph', text: lines.join(' ').replace(FEE_FORMULA, feeFormula('your rate')) }]
  })
}

/** A row that stands for the bands of our fee, so that an article never says old ones. */
const FEE_BANDS = '{fee bands}'

/** Stands for how it is worked out. */
const FEE_FORMULA = '{fee formula}'

function tableOf(lines: string[], before: string): LearnBlock {
  const [columns = [], , ...rows] = lines.map(cellsOf)
  return {
    kind: 'table',
    caption: before.startsWith(CAPTION) ? before.slice(CAPTION.length) : '',
    columns,
    rows: rows.flatMap((cells) => (cells[0] === FEE_BANDS ? feeExamples() : [cells])),
  }
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

export function countWords(blocks: readonly LearnBlock[]): number {
  const texts = blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items
    return block.kind === 'table' ? [block.caption, ...block.columns, ...block.rows.flat()] : [block.text]
  })
  return texts.flatMap((text) => text.split(/\s+/)).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

const schema = z.object({
  /** Its place in menus. */
  order: z.coerce.number().int(),
  /** In menus. */
  name: z.string(),
  title: z.string(),
  description: z.string(),
  isHidden: z.stringbool().default(false),
  /** The text describes the rules of this day, which is the article's date. */
  asOf: z.iso.date(),
  /** The figure of the reader's own that is shown with it. */
  ownFigure: z.enum(['isa-allowance']).optional(),
  sources: z.array(z.string()).min(1),
})

/** Splits a Markdown file into what it is and its text. Throws with `path` if something is missing or wrong. */
function frontMatterOf(path: string, markdown: string) {
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
