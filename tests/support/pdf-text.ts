// Reads a PDF back: its text, title and language, the tags of its pages, and its tables cell by cell, as a screen reader finds them.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Leaf {
  type: string
  id?: string
}

interface Tagged {
  role: string
  alt?: string
  children?: (Tagged | Leaf)[]
}

export interface ReadTable {
  caption: string
  /** The column heads. */
  heads: string[]
  /** Each row after the heads, the cell that names it first. */
  rows: string[][]
  /** Roles of the cells, row by row: the heads first. */
  roles: string[][]
}

export interface ReadPdf {
  title: unknown
  language: unknown
  pages: number
  /** Text of all pages, one blank between two pieces. */
  text: string
  /** Roles of the parts below the document, in order, page by page. */
  tags: string[]
  /** What pictures show, in words. */
  pictures: string[]
  tables: ReadTable[]
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const file = await task.promise
  const { info } = (await file.getMetadata()) as { info: Record<string, unknown> }
  const texts: string[] = []
  const parts: { part: Tagged; said: Map<string, string> }[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number)
    const said = new Map<string, string>()
    const open: (string | undefined)[] = []
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    for (const item of items) {
      if ('type' in item && item.type.startsWith('begin')) open.push(item.id)
      else if ('type' in item) open.pop()
      else if ('str' in item && item.str.trim() !== '') {
        texts.push(item.str.trim())
        const id = open.findLast((each) => each !== undefined)
        if (id !== undefined) said.set(id, [said.get(id), item.str.trim()].filter(Boolean).join(' '))
      }
    }
    const [document] = ((await page.getStructTree()) as Tagged).children ?? []
    for (const part of (document as Tagged).children ?? []) if ('role' in part) parts.push({ part, said })
  }
  await task.destroy()
  return {
    title: info['Title'],
    language: info['Language'],
    pages: file.numPages,
    text: texts.join(' '),
    tags: parts.map(({ part }) => part.role),
    pictures: parts.flatMap(({ part }) => (part.role === 'Figure' ? [part.alt ?? ''] : [])),
    tables: joined(parts.flatMap(({ part, said }) => (part.role === 'Table' ? [tableIn(part, said)] : []))),
  }
}

/** A table that goes on from the page before has neither caption nor heads on this one. */
const joined = (tables: readonly ReadTable[]): ReadTable[] =>
  tables.reduce<ReadTable[]>((all, table) => {
    const before = all.at(-1)
    if (table.caption !== '' || !before) return [...all, table]
    return [
      ...all.slice(0, -1),
      { ...before, rows: [...before.rows, ...table.rows], roles: [...before.roles, ...table.roles] },
    ]
  }, [])

/** What one page has of a table; rows of other pages are there without their text. */
function tableIn({ children = [] }: Tagged, said: ReadonlyMap<string, string>): ReadTable {
  const parts = children.filter((each): each is Tagged => 'role' in each)
  const rows = parts
    .filter(({ role }) => role === 'TR')
    .map(({ children: cells = [] }) => cells as Tagged[])
    .filter((cells) => cells.some((cell) => textOf(cell, said) !== ''))
  const isHead = (cells: readonly Tagged[]) => cells.length > 0 && cells.every(({ role }) => role === 'TH')
  const wordsOf = (cells: readonly Tagged[]) => cells.map((cell) => textOf(cell, said))
  return {
    caption: parts
      .filter(({ role }) => role === 'Caption')
      .map((each) => textOf(each, said))
      .join(' '),
    heads: wordsOf(rows.find(isHead) ?? []),
    rows: rows.filter((cells) => !isHead(cells)).map(wordsOf),
    roles: rows.map((cells) => cells.map(({ role }) => role)),
  }
}

const textOf = ({ children = [] }: Tagged, said: ReadonlyMap<string, string>): string =>
  children
    .map((each) => ('role' in each ? textOf(each, said) : (said.get(each.id ?? '') ?? '')))
    .filter(Boolean)
    .join(' ')
