// A whole as a bar of coloured parts, as the account pages draw it.
import { lightColour } from 'portal-engine/sandbox/web/brand.ts'
import { margin, paperWidth, type Paper } from './paper.ts'
import type { PaperBar } from './parts.ts'

const HEIGHT = 22

/** The colour token of a class of assets. */
export const classToken = (assetClass: string): string =>
  ({ Equities: 'pine', Bonds: 'brass', Alternatives: 'info', Cash: 'plum' })[assetClass] ?? 'slate'

export function drawBar({ document, whole }: Paper, { alt, parts }: PaperBar): void {
  const top = document.y + 2
  whole.add(
    document.struct('Figure', { alt }, () => {
      let left = margin
      for (const { weightTenths, colour } of parts) {
        const width = (paperWidth * weightTenths) / 1000
        document
          .rect(left, top, Math.max(0, width - 1), HEIGHT)
          .fillColor(lightColour(colour))
          .fill()
        left += width
      }
    }),
  )
  document.y = top + HEIGHT + 12
}
