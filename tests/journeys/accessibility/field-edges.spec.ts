// What axe does not look at: every field, box and choice stands out from what is behind it, 3 to 1 (WCAG 1.4.11).
import type { Page } from '@playwright/test'
import { addressOf, areaGroups, screensIn } from '../../support/every-screen.ts'
import { expect, test } from '../../support/journey.ts'

/** The fields whose edge or ground is too near to what is behind them, with the contrast. */
function faintFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    const rgba = (colour: string) => {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data]
    }
    const luminance = (colour: number[]) => {
      const [r, g, b] = colour.map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
    }
    const contrast = (one: number[], other: number[]) => {
      const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
      return (light! + 0.05) / (dark! + 0.05)
    }
    const behind = (element: Element | null): number[] => {
      for (let each = element; each; each = each.parentElement) {
        const ground = rgba(getComputedStyle(each).backgroundColor)
        if (ground[3]! > 250) return ground
      }
      return [255, 255, 255, 255]
    }
    /** The better one of edge and ground; 1 where there is neither. */
    const standsOut = (element: Element) => {
      const style = getComputedStyle(element)
      const around = behind(element.parentElement)
      const [edge, ground] = [rgba(style.borderBottomColor), rgba(style.backgroundColor)]
      return Math.max(
        parseFloat(style.borderBottomWidth) > 0 && edge[3]! > 250 ? contrast(edge, around) : 1,
        ground[3]! > 250 ? contrast(ground, around) : 1,
      )
    }
    return [...document.querySelectorAll('input, select, textarea')].flatMap((field) => {
      const box = field.getBoundingClientRect()
      const style = getComputedStyle(field)
      // The browser draws its own boxes as strong as they have to be, a file's field is a button, and what is off may be faint.
      if (box.width < 4 || field.matches(':disabled, [type=range], [type=file]') || style.opacity === '0')
        return []
      if (field.matches('[type=checkbox], [type=radio]') && style.appearance !== 'none') return []
      // The edge may be drawn by what is around the field and nothing else.
      const drawn = [field, field.parentElement!, field.parentElement!.parentElement!].filter(
        (each) => each.getBoundingClientRect().height <= box.height + 24,
      )
      const best = Math.max(...drawn.map(standsOut))
      const name = field.getAttribute('aria-label') ?? (field as HTMLInputElement).labels?.[0]?.textContent
      return best < 3 ? [`${name ?? field.outerHTML}: ${best.toFixed(2)}`] : []
    })
  })
}

test.describe('A client', () => {
  for (const part of areaGroups)
    test(`sees the edge of every field of ${part?.join(', ') ?? 'other areas'} in both themes`, async ({
      page,
      portal,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await portal.signIn('client')
      let fields = 0
      for (const { screen, path } of screensIn(part)) {
        await page.goto(addressOf(path.replace(':account', 'A-U-20002-1')))
        await portal.settled()
        await portal.isQuiet()
        fields += await page.locator('input:visible, select:visible, textarea:visible').count()
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await expect.poll(() => faintFields(page), `${screen}, ${colorScheme}`).toEqual([])
        }
      }
      expect(fields).toBeGreaterThan(5)
    })
})
