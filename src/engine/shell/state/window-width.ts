// The window width for breakpoints. Breakpoints assume normal text: with text twice as large, a window of 1536 px has
// the room of 768 px. Media queries in rem follow the same rule.
const NORMAL_TEXT = 16

/** Whole CSS pixels at the normal text size of 16 px. */
export function windowWidth({ innerWidth, document, getComputedStyle }: Window & typeof globalThis): number {
  const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Math.floor((innerWidth * NORMAL_TEXT) / (text > 0 ? text : NORMAL_TEXT))
}
