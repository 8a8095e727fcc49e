// Reads a PDF back: its text, title and language, and the tags of its pages.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Tagged {
  role: string
  children?: (Tagged | { type: string })[]
}

export interface ReadPdf {
  title: unknown
  language: unknown
  pages: number
  /** Text of all pages, one blank between two pieces. */
  text: string
  /** Roles of the parts below the document, in order, page by page. */
  tags: string[]
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const file = await task.promise
  const { info } = (await file.getMetadata()) as { info: Record<string, unknown> }
  const texts: string[] = []
  const tags: string[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(...items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str.trim()] : [])))
    const [document] = ((await page.getStructTree()) as Tagged).children ?? []
    for (const part of (document as Tagged).children ?? []) if ('role' in part) tags.push(part.role)
  }
  await task.destroy()
  return {
    title: info['Title'],
    language: info['Language'],
    pages: file.numPages,
    text: texts.join(' '),
    tags,
  }
}
