// What a document consists of, in reading order. It is kept as JSON.

export interface PaperColumn {
  header: string
  /** Right-aligned. */
  figures?: boolean
  /** Its share of the width; 1 unless said. */
  share?: number
}

export interface PaperTable {
  /** Read by screen readers, and shown above the table. */
  caption: string
  columns: PaperColumn[]
  /** The first cell names the row. */
  rows: string[][]
  total?: string[]
  /** The colour token of a square before each row's name. */
  colours?: string[]
}

/** A whole as a bar of its parts. */
export interface PaperBar {
  /** What it shows, for people who don't see it. */
  alt: string
  parts: { weightTenths: number; colour: string }[]
}

/** Who it is for, when it was made, and what to quote. */
export interface PaperLetter {
  to: string[]
  on: string
  reference: string
}

/** A paragraph, a gap (an empty text), a heading, small print, a table, a bar, or the addressee. */
export type DocumentPart =
  | string
  | { heading: string }
  | { note: string }
  | { table: PaperTable }
  | { bar: PaperBar }
  | { letter: PaperLetter }
