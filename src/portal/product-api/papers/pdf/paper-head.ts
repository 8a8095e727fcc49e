// The head of a paper: the firm with its address, and the block that shows in a window envelope.
import { brand, lightColour } from 'portal-engine/sandbox/web/brand.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { asLayout, inFont, margin, paperWidth, type Paper } from './paper.ts'
import type { PaperLetter } from './parts.ts'

const pine = lightColour('pine')
const quiet = lightColour('quiet')
const ink = lightColour('ink')
const hairline = lightColour('hairline')

/** The firm's name and how to reach it, with a line below. */
export function drawHead({ document, whole }: Paper): void {
  const { name, strapline, address, phone, email } = brand()
  const half = paperWidth / 2
  whole.add(
    document.struct('P', {}, () => {
      document.font('Times-Bold').fontSize(18).fillColor(pine).text(inFont(name), margin, 40, { width: half })
      document.font('Helvetica').fontSize(8.5).fillColor(quiet).text(inFont(strapline), { width: half })
    }),
  )
  whole.add(
    document.struct('P', {}, () => {
      document
        .font('Helvetica')
        .fontSize(8.5)
        .fillColor(quiet)
        .text([address, phone, email].map(inFont).join('\n'), margin + half, 43, {
          width: half,
          align: 'right',
          lineGap: 1,
        })
    }),
  )
  asLayout(document, () => {
    document
      .moveTo(margin, 84)
      .lineTo(margin + paperWidth, 84)
      .lineWidth(0.75)
      .strokeColor(hairline)
      .stroke()
  })
  document.y = 104
}

/** Name and address on the left; day and reference on the right. */
export function drawLetter({ document, whole }: Paper, { to, on, reference }: PaperLetter): void {
  const top = document.y
  const half = paperWidth / 2
  const block = (text: string, x: number, align: 'left' | 'right') =>
    whole.add(
      document.struct('P', {}, () => {
        document
          .font('Helvetica')
          .fontSize(10)
          .fillColor(ink)
          .text(text, x, top, { width: half, align, lineGap: 2 })
      }),
    )
  block(to.map(inFont).join('\n'), margin, 'left')
  const below = document.y
  block(`${longDate(on)}\nReference ${inFont(reference)}`, margin + half, 'right')
  document.y = Math.max(below, document.y, top + 62) + 18
}
