// A table of a paper: a caption, column heads, rows named by their first cell, and a total; tagged as such. Figures are
// right-aligned. Column heads come again on each page.
import { lightColour } from 'portal-engine/sandbox/web/brand.ts'
import { asLayout, inFont, margin, paperWidth, type Paper } from './paper.ts'
import type { PaperTable } from './parts.ts'

const ink = lightColour('ink')
const quiet = lightColour('quiet')
const hairline = lightColour('hairline')

const GAP = 10
const PADDING = 3
const SIZE = 9
/** Points of a caption of one line. */
const CAPTION = 12

type Structure = ReturnType<PDFKit.PDFDocument['struct']>

/** Points up to which a table is kept on one page. */
const KEPT = 300

interface Layout {
  widths: number[]
  lefts: number[]
  /** Points before each row's name, for its colour. */
  indent: number
}

function layoutOf({ columns, colours }: PaperTable): Layout {
  const shares = columns.map(({ share = 1 }) => share)
  const unit = (paperWidth - GAP * (columns.length - 1)) / shares.reduce((sum, share) => sum + share, 0)
  const indent = colours ? 14 : 0
  const widths = shares.map((share) => share * unit)
  const lefts = widths.map(
    (_, at) => margin + widths.slice(0, at).reduce((sum, width) => sum + width + GAP, 0),
  )
  return {
    widths: widths.map((width, at) => (at === 0 ? width - indent : width)),
    lefts: lefts.map((left, at) => (at === 0 ? left + indent : left)),
    indent,
  }
}

const fontFor = (document: PDFKit.PDFDocument, isBold: boolean) =>
  document.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(SIZE)

function rowHeight(
  document: PDFKit.PDFDocument,
  { widths }: Layout,
  cells: readonly string[],
  isBold: boolean,
): number {
  fontFor(document, isBold)
  const heights = cells.map((cell, at) => document.heightOfString(inFont(cell), { width: widths[at]! }))
  return Math.max(...heights) + 2 * PADDING
}

/** What a table needs to stay on one page: its height, or the beginning of a long one. */
export function heightToKeep(document: PDFKit.PDFDocument, table: PaperTable): number {
  const layout = layoutOf(table)
  const heads = table.columns.map(({ header }) => header)
  const whole = [heads, ...table.rows, ...(table.total ? [table.total] : [])].reduce(
    (sum, cells) => sum + rowHeight(document, layout, cells, true),
    CAPTION,
  )
  return whole <= KEPT ? whole : 90
}

export function drawTable({ document, whole }: Paper, table: PaperTable): void {
  const { caption, columns, rows, total, colours } = table
  const layout = layoutOf(table)
  const bottom = document.page.height - margin
  const heads = columns.map(({ header }) => header)
  if (document.y + heightToKeep(document, table) > bottom) document.addPage()
  const structure = document.struct('Table')
  whole.add(structure)
  structure.add(
    document.struct('Caption', {}, () => {
      document.font('Helvetica').fontSize(8.5).fillColor(quiet)
      document.text(inFont(caption), margin, document.y, { width: paperWidth })
    }),
  )
  drawRow(heads, 'head', structure)
  for (const [at, cells] of rows.entries()) {
    // The total never stands alone on a page.
    const withTotal = total && at === rows.length - 1 ? rowHeight(document, layout, total, true) : 0
    if (document.y + rowHeight(document, layout, cells, false) + withTotal > bottom) {
      document.addPage()
      drawRow(heads, 'head')
    }
    const top = document.y
    drawRow(cells, 'row', structure)
    const colour = colours?.[at]
    if (colour !== undefined)
      asLayout(document, () => {
        document
          .rect(margin, top + PADDING, 8, 8)
          .fillColor(lightColour(colour))
          .fill()
      })
  }
  if (total) drawRow(total, 'total', structure)
  structure.end()
  document.y += 8

  /** Column heads that come again are layout, which screen readers pass by: they are drawn into nothing. */
  function drawRow(cells: readonly string[], kind: 'head' | 'row' | 'total', into?: Structure): void {
    const isBold = kind !== 'row'
    const top = document.y + PADDING
    const height = rowHeight(document, layout, cells, isBold) - 2 * PADDING
    const row = into && document.struct('TR')
    if (row) into.add(row)
    for (const [at, cell] of cells.entries()) {
      const draw = () => {
        fontFor(document, isBold)
          .fillColor(kind === 'head' ? quiet : ink)
          .text(inFont(cell), layout.lefts[at]!, top, {
            width: layout.widths[at]!,
            align: columns[at]!.figures ? 'right' : 'left',
          })
      }
      if (row) row.add(cellOf(document, kind === 'head' ? 'Column' : at === 0 ? 'Row' : undefined, draw))
      else asLayout(document, draw)
    }
    row?.end()
    document.y = top + height + PADDING
    asLayout(document, () => {
      document
        .moveTo(margin, document.y)
        .lineTo(margin + paperWidth, document.y)
        .lineWidth(kind === 'head' ? 1 : 0.5)
        .strokeColor(hairline)
        .stroke()
    })
  }
}

/** A cell, or a head of its row or column. */
function cellOf(
  document: PDFKit.PDFDocument,
  scope: 'Row' | 'Column' | undefined,
  draw: () => void,
): Structure {
  return document.struct(scope ? 'TH' : 'TD', (scope ? { scope } : {}) as object, draw)
}
