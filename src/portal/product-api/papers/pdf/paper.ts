// What the parts of a paper share: its measures, and the text that its fonts can write.

/** Points of an A4 page. */
export const margin = 56
export const paperWidth = 595.28 - 2 * margin

export interface Paper {
  document: PDFKit.PDFDocument
  /** The element to which everything that is read is added. */
  whole: ReturnType<PDFKit.PDFDocument['struct']>
}

/** Windows-1252, which has no minus sign. */
export const inFont = (text: string) =>
  text.replaceAll('−', '-').replace(/[^\x20-\x7e\xa0-\xff€‘’“”–—…•]/g, '?')

/** Draws what is no content, such as a line, so that screen readers pass it by. */
export function asLayout(document: PDFKit.PDFDocument, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' })
  draw()
  document.endMarkedContent()
}
