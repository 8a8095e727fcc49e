// An article as it is written here: a text with headings, paragraphs, lists and tables, and what it relies on.
import type { LearnBlock, LearnPage } from '#api/inbox/learn-page.ts'

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
  blocks: LearnBlock[]
  sources: LearnPage['sources']
  children: Article[]
}

interface Written {
  path: string
  order: number
  /** In menus. */
  name: string
  title: string
  description: string
  isHidden?: boolean
  /** The day whose rules the text describes, and the article's date. */
  asOf: string
  sources: string[]
  children?: Article[]
}

const WORDS_A_MINUTE = 200

/** The text: parts between blank lines; "## " begins a heading, "- " each item of a list, "| " each row of a table after its caption. */
export function article(written: Written, text: string): Article {
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => blockOf(part.split('\n').map((line) => line.trim())))
  const { path, order, name, title, description, isHidden = false, asOf, sources, children = [] } = written
  return {
    routePath: path,
    name,
    title,
    description,
    sortOrder: order,
    isHidden,
    updatedOn: asOf,
    readingMinutes: Math.max(1, Math.round(countWords(blocks) / WORDS_A_MINUTE)),
    blocks,
    sources: sources.map((source) => ({ title: source, asOf })),
    children,
  }
}

function blockOf(lines: string[]): LearnBlock {
  const [first = ''] = lines
  if (first.startsWith('## ')) return { kind: 'heading', text: first.slice(3) }
  if (first.startsWith('- ')) return { kind: 'list', items: lines.map((line) => line.slice(2)) }
  if (lines[1]?.startsWith('|')) {
    const [columns = [], ...rows] = lines.slice(1).map(cellsOf)
    return { kind: 'table', caption: first, columns, rows }
  }
  return { kind: 'paragraph', text: lines.join(' ') }
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
