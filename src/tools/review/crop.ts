// Crops two pictures around what differs between them, in the browser that took them.
import type { Page } from 'playwright'

/** Around what differs, so that one sees where it is, and reads the whole line: all of a phone's width. In pixels. */
const MARGIN = 32
const LEAST = { width: 720, height: 240 }
/** Whatever moved down is left out. */
const TALLEST = 900

/** Both pictures as JPEG, around what differs unless they are whole as they are; undefined where they are the same. */
export async function cropped(
  page: Page,
  before: Buffer,
  after: Buffer,
  isWhole: boolean,
): Promise<[Buffer, Buffer] | undefined> {
  if (before.equals(after)) return undefined
  const both = await page.evaluate(
    async ({ pictures, isWhole: isUncut, margin, least, tallest }) => {
      const images = await Promise.all(
        pictures.map(async (base64) =>
          createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob()),
        ),
      )
      const width = Math.max(...images.map((image) => image.width))
      const height = Math.max(...images.map((image) => image.height))
      const pixels = images.map((image) => {
        const context = new OffscreenCanvas(width, height).getContext('2d')!
        context.drawImage(image, 0, 0)
        return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
      })
      let [left, top, right, bottom] = [width, height, -1, -1]
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++)
          if (pixels[0]![y * width + x] !== pixels[1]![y * width + x]) {
            left = Math.min(left, x)
            top = Math.min(top, y)
            right = Math.max(right, x)
            bottom = y
          }
      if (right < 0) return undefined
      const across = (from: number, to: number, size: number, atLeast: number): [number, number] => {
        const length = Math.min(size, Math.ceil(Math.max(to - from + 2 * margin, atLeast)))
        const start = Math.floor((from + to - length) / 2)
        return [Math.min(Math.max(0, start), size - length), length]
      }
      const [x, wide] = isUncut ? [0, width] : across(left, right, width, least.width)
      const [y, tall] = isUncut
        ? [0, height]
        : across(top, Math.min(bottom, top + tallest), height, least.height)
      return Promise.all(
        images.map(async (image) => {
          const canvas = new OffscreenCanvas(wide, tall)
          const context = canvas.getContext('2d')!
          context.fillStyle = 'white'
          context.fillRect(0, 0, wide, tall)
          context.drawImage(image, -x, -y)
          const bytes = new Uint8Array(
            await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })).arrayBuffer(),
          )
          return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
        }),
      )
    },
    {
      pictures: [before, after].map((picture) => picture.toString('base64')),
      isWhole,
      margin: MARGIN,
      least: LEAST,
      tallest: TALLEST,
    },
  )
  return both && [Buffer.from(both[0]!, 'base64'), Buffer.from(both[1]!, 'base64')]
}
