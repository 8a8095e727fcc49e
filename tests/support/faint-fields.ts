// What axe does not look at: every field, box and choice stands out from what is behind it, 3 to 1 (WCAG 1.4.11).
import type { Page } from '@playwright/test'
import { contrast } from '#manifest/checks/contrast-ratio.ts'

interface Field {
  name: string
  /** Its edges and grounds, each with what is behind it, as "#rrggbb". */
  drawn: [string, string][]
}

const fieldsOn = (page: Page): Promise<Field[]> =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    /** Undefined for a colour that lets through what is behind it. */
    const read = (colour: string) => {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data
      if (alpha! < 250) return undefined
      return `#${[red, green, blue].map((part) => part!.toString(16).padStart(2, '0')).join('')}`
    }
    const known = new Map<string, string | undefined>()
    const solid = (colour: string) => {
      if (!known.has(colour)) known.set(colour, read(colour))
      return known.get(colour)
    }
    const behind = (element: Element | null): string =>
      element
        ? (solid(getComputedStyle(element).backgroundColor) ?? behind(element.parentElement))
        : '#ffffff'
    const drawnBy = (element: Element): [string, string][] => {
      const { borderBottomWidth, borderBottomColor, backgroundColor } = getComputedStyle(element)
      const edge = parseFloat(borderBottomWidth) > 0 ? [borderBottomColor] : []
      return [...edge, backgroundColor].flatMap((colour) => {
        const front = solid(colour)
        return front === undefined ? [] : [[front, behind(element.parentElement)] as [string, string]]
      })
    }
    return [...document.querySelectorAll('input, select, textarea')].flatMap((field) => {
      const box = field.getBoundingClientRect()
      const style = getComputedStyle(field)
      // The browser draws its own boxes as strong as they have to be, a file's field is a button, and what is off may be faint.
      if (box.width < 4 || field.matches(':disabled, [type=range], [type=file]') || style.opacity === '0')
        return []
      if (field.matches('[type=checkbox], [type=radio]') && style.appearance !== 'none') return []
      // The edge may be drawn by what is around the field and nothing else.
      const around = [field, field.parentElement!, field.parentElement!.parentElement!].filter(
        (each) => each.getBoundingClientRect().height <= box.height + 24,
      )
      const name = field.getAttribute('aria-label') ?? (field as HTMLInputElement).labels?.[0]?.textContent
      return [{ name: name ?? field.outerHTML, drawn: around.flatMap(drawnBy) }]
    })
  })

/** The fields whose edges and grounds are all too near to what is behind them, with the best contrast. */
export const faintFields = async (page: Page): Promise<string[]> =>
  (await fieldsOn(page)).flatMap(({ name, drawn }) => {
    const best = Math.max(1, ...drawn.map(([front, back]) => contrast(front, back)))
    return best < 3 ? [`${name}: ${best.toFixed(2)}`] : []
  })
