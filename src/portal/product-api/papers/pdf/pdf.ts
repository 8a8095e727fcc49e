// Writes documents as tagged PDFs with the firm's head: title, headings, paragraphs, tables and pictures in reading order, with
// their language. The fonts are those that every reader has: embedding one takes a tenth of a second a file.
import PDFDocument from 'pdfkit'
import { lightColour } from 'portal-engine/sandbox/web/brand.ts'
import { drawBar } from './paper-bar.ts'
import { drawHead, drawLetter } from './paper-head.ts'
import { inFont, margin, paperWidth, type Paper } from './paper.ts'
import { drawTable, heightToKeep } from './paper-table.ts'
import type { DocumentPart } from './parts.ts'

const quiet = lightColour('quiet')
const ink = lightColour('ink')
const pine = lightColour('pine')

/** The file's bytes, on as many A4 pages as it takes. Characters outside the fonts become question marks. */
export function pdfOf(title: string, parts: readonly DocumentPart[]): Uint8Array {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title },
  })
  const whole = document.struct('Document')
  document.addStructure(whole)
  const paper: Paper = { document, whole }
  drawHead(paper)
  for (const part of parts) if (typeof part === 'object' && 'letter' in part) drawLetter(paper, part.letter)
  write(paper, 'H1', { font: 'Times-Bold', size: 19, colour: pine }, title)
  document.moveDown(0.2)
  for (const at of parts.keys()) drawPart(paper, parts.slice(at))
  whole.end()
  numberPages(document, title)
  document.end()
  const bytes: Buffer[] = []
  for (let part = read(document); part !== null; part = read(document)) bytes.push(part)
  return Buffer.concat(bytes)
}

/** Draws the first part; the rest says what has to stay on its page. */
function drawPart(paper: Paper, [part = '', next, ...rest]: readonly DocumentPart[]): void {
  const { document } = paper
  if (part === '') document.moveDown(0.5)
  else if (typeof part === 'string') write(paper, 'P', { font: 'Helvetica', size: 10, colour: ink }, part)
  else if ('heading' in part) {
    // A heading stays with what it is about.
    const isTable = typeof next === 'object' && 'table' in next
    keepTogether(document, 40 + (isTable ? heightToKeep(document, next.table) : 50))
    document.moveDown(0.6)
    write(paper, 'H2', { font: 'Times-Bold', size: 14, colour: pine }, part.heading)
    document.moveDown(0.2)
  } else if ('note' in part) {
    // The gap below the last one needs no room.
    keepTogether(
      document,
      heightOfNotes(document, [part, next, ...rest]) - spacing.paragraphGap - spacing.lineGap,
    )
    write(paper, 'P', small, part.note)
  } else if ('table' in part) drawTable(paper, part.table)
  else if ('bar' in part) {
    keepTogether(document, 60)
    drawBar(paper, part.bar)
  }
}

const small: Style = { font: 'Helvetica', size: 8.5, colour: quiet }

/** Points that the notes take with which these parts begin: what is said below a table stays together. */
function heightOfNotes(document: PDFKit.PDFDocument, parts: readonly (DocumentPart | undefined)[]): number {
  const [part, ...rest] = parts
  if (typeof part !== 'object' || !('note' in part)) return 0
  const height = document.font(small.font).fontSize(small.size).heightOfString(inFont(part.note), spacing)
  return height + heightOfNotes(document, rest)
}

const spacing = { width: paperWidth, lineGap: 2, paragraphGap: 4 }

/** Begins a new page unless so many points are left on this one. */
function keepTogether(document: PDFKit.PDFDocument, points: number): void {
  if (document.y + points > document.page.height - margin) document.addPage()
}

interface Style {
  font: string
  size: number
  colour: string
}

function write({ document, whole }: Paper, tag: string, { font, size, colour }: Style, text: string): void {
  whole.add(
    document.struct(tag, {}, () => {
      document.font(font).fontSize(size).fillColor(colour).text(inFont(text), margin, document.y, spacing)
    }),
  )
}

/** "Page 2 of 3" at the foot of each page, outside the text; from the second one on with what it is a page of. */
function numberPages(document: PDFKit.PDFDocument, title: string): void {
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page)
    document.page.margins.bottom = 0
    document.markContent('Artifact', { type: 'Pagination' })
    document
      .font('Helvetica')
      .fontSize(8.5)
      .fillColor(quiet)
      .text(
        inFont(`Page ${page + 1} of ${count}${page === 0 ? '' : ` – ${title}`}`),
        margin,
        document.page.height - margin * 0.7,
        { lineBreak: false },
      )
    document.endMarkedContent()
  }
}

/** Writing is synchronous, so the result can be read right away. */
const read = (document: PDFKit.PDFDocument) => (document as unknown as { read(): Buffer | null }).read()
