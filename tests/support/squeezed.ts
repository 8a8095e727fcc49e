// Text without the room it needs: words that break in the middle, and columns narrower than 40 px.
import type { Page } from '@playwright/test'

/** One sentence for each piece of text that has too little room. */
export const squeezed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    /** For ears only. */
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
    const text = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (text.nextNode()) {
      const node = text.currentNode as Text
      const around = node.parentElement!
      if (!/\w{2}/.test(node.data) || !around.checkVisibility({ visibilityProperty: true })) continue
      if (around.closest('[aria-hidden=true], svg, pre, code, option, textarea')) continue
      range.selectNodeContents(node)
      // Text that stands on one line has broken nowhere.
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size < 2) continue
      if (isClipped(around)) continue
      const words = [...node.data.matchAll(/[£+−]?[\p{L}\p{N}][\p{L}\p{N}'’.,%]*/gu)]
      for (const { 0: word, index } of words) {
        // An address may break where its parts end.
        if (/[@/]/.test(node.data.slice(index - 1, index + word.length + 1))) continue
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.add(`"${word}" breaks in the middle, in "${node.data.trim().slice(0, 60)}"`)
      }
      const block = around.closest('p, li, td, th, dd, dt, h1, h2, h3, h4, label, legend, div')!
      if (words.length > 1 && block.clientWidth > 0 && block.clientWidth < 40)
        found.add(`${block.clientWidth} px for "${node.data.trim().slice(0, 60)}"`)
    }
    return [...found]
  })
