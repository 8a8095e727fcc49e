// Does the menu bar fit on the header's line? With large text or wide spacing it may not, even in a wide window.
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * True while the bar is drawn and fits. Measured before each new bar is painted, and when the window, the text, an entry or
 * a neighbour of the bar changes its size. `menu` decides the bar's content: when it changes, the bar is drawn and measured again.
 */
export function useMenuFits(bar: RefObject<HTMLElement | null>, menu: unknown): boolean {
  const [fits, setFits] = useState(true)
  // Draws the bar again. The observer below measures it before the browser paints.
  useEffect(() => {
    const tryAgain = () => setFits(true)
    tryAgain()
    addEventListener('resize', tryAgain)
    return () => removeEventListener('resize', tryAgain)
  }, [menu])
  useLayoutEffect(() => {
    const row = bar.current
    const container = row?.closest('nav')?.parentElement
    if (!row || !container) return
    const line = container.parentElement!
    const measure = () => {
      const left = widthFor(container) - naturalWidth(row)
      if (left < 0) flushSync(() => setFits(false))
      // What the line shows only where it has room for that too, at the width that it has by itself.
      line.removeAttribute('data-roomy')
      const more = line.querySelector('[data-more]')
      line.toggleAttribute('data-roomy', !!more && left > widthOf(more) + GAP)
    }
    // It measures first when the browser has laid the page out, and before it paints: to measure now would lay it out twice.
    const sizes = new ResizeObserver(measure)
    const observe = () => {
      for (const element of [line, ...othersOf(container), ...row.children]) sizes.observe(element)
    }
    observe()
    // What comes later is observed too, which also measures again.
    const children = new MutationObserver(observe)
    children.observe(line, { childList: true })
    return () => {
      sizes.disconnect()
      children.disconnect()
    }
  }, [bar, menu, fits])
  return fits
}

/** The width that the entries need next to each other, in CSS pixels: the row itself may be wider. */
const naturalWidth = (row: HTMLElement): number =>
  widthsOf([...row.children], getComputedStyle(row).columnGap)

/** The width that the other elements of the line leave for the container, in CSS pixels; its own width plays no part. */
function widthFor(container: HTMLElement): number {
  const line = container.parentElement!
  const { columnGap, paddingInlineStart, paddingInlineEnd } = getComputedStyle(line)
  const paddings = pixels(paddingInlineStart) + pixels(paddingInlineEnd)
  const taken = widthsOf(othersOf(container), columnGap) + pixels(columnGap)
  return widthOf(line) - paddings - taken
}

/** Between the elements of the line, in CSS pixels. */
const GAP = 16

const widthsOf = (elements: readonly Element[], gap: string): number =>
  elements.reduce((sum, each) => sum + widthOf(each), (elements.length - 1) * pixels(gap))

/** Not rounded, unlike offsetWidth and scrollWidth. */
const widthOf = (element: Element): number => element.getBoundingClientRect().width

const othersOf = (container: HTMLElement) =>
  [...container.parentElement!.children].filter(
    (child) => child !== container && !child.hasAttribute('data-more'),
  )

const pixels = (length: string): number => Number.parseFloat(length) || 0
