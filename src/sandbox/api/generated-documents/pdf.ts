// Writes documents as tagged PDFs: a title, headings and paragraphs in reading order, with their language. The fonts are those
// that every reader has: embedding one takes a tenth of a second a file.
import PDFDocument from 'pdfkit'
import { lightColour } from '../../page.ts'

/** A paragraph, a heading, or a gap (an empty text). */
export type DocumentLine = string | { heading: string }

const margin = 56
const quiet = lightColour('quiet')

/** The file's bytes, on as many A4 pages as it takes. Characters outside the fonts become question marks. */
export function pdfOf(title: string, lines: readonly DocumentLine[]): Uint8Array {
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
  const add = (tag: 'H1' | 'H2' | 'P', font: string, size: number, text: string) =>
    whole.add(
      document.struct(tag, {}, () => {
        document.font(font).fontSize(size).text(inFont(text), { lineGap: 2, paragraphGap: 3 })
      }),
    )
  add('H1', 'Helvetica-Bold', 18, title)
  document.moveDown()
  for (const line of lines) {
    if (line === '') document.moveDown(0.5)
    else if (typeof line === 'string') add('P', 'Helvetica', 11, line)
    else add('H2', 'Helvetica-Bold', 13, line.heading)
  }
  whole.end()
  numberPages(document)
  document.end()
  const parts: Buffer[] = []
  for (let part = read(document); part !== null; part = read(document)) parts.push(part)
  return Buffer.concat(parts)
}

/** "Page 2 of 3" at the foot of each page, outside the text. */
function numberPages(document: PDFKit.PDFDocument): void {
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page)
    document.page.margins.bottom = 0
    document.markContent('Artifact', { type: 'Pagination' })
    document
      .font('Helvetica')
      .fontSize(9)
      .fillColor(quiet)
      .text(`Page ${page + 1} of ${count}`, margin, document.page.height - margin * 0.7, { lineBreak: false })
    document.endMarkedContent()
  }
}

/** Writing is synchronous, so the result can be read right away. */
const read = (document: PDFKit.PDFDocument) => (document as unknown as { read(): Buffer | null }).read()

/** Windows-1252, which has no minus sign. */
const inFont = (text: string) => text.replaceAll('−', '-').replace(/[^\x20-\x7e\xa0-\xff€‘’“”–—…•]/g, '?')
