// The pictures of a portal, from one SVG: the firm's mark, which config/brand.json names. The browser's tab shows it as it is, and
// with a dot while something is unread; the installed app shows it on the brand's colour, as PNG.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { configFolder, servedValue } from '../config-folder.ts'
import { layersInForce } from '../layers.ts'
import { publicFolder } from '../product.ts'
import { lightColour } from '../tokens.ts'

/** By file in public/: how wide they are, in pixels. */
export const APP_PICTURES = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const

/** The mark. Throws a sentence if there is none. */
export function logo(config = configFolder()): string {
  const { logo: name } = servedValue('brand.json', config) as { logo?: string }
  const beside = [
    ...layersInForce()
      .toReversed()
      .map((layer) => join(config, 'layers', layer)),
    config,
  ]
  const places =
    name === undefined
      ? [join(publicFolder(config), 'favicon.svg')]
      : beside.map((folder) => join(folder, name))
  const file = places.find((place) => existsSync(place))
  if (file === undefined) throw new Error(`There is no picture ${places.at(-1)}, the firm’s mark.`)
  return readFileSync(file, 'utf8')
}

/** The mark with a dot at its corner. */
export function withDot(svg: string): string {
  const [, , width = 28, height = 28] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 28 28')
    .split(/[ ,]+/)
    .map(Number)
  const size = Math.min(width, height)
  const round = (share: number) => Number((size * share).toFixed(2))
  const dot = `<circle cx="${round(22 / 28)}" cy="${round(6 / 28)}" r="${round(5.5 / 28)}" fill="${lightColour('loss')}" stroke="${lightColour('paper')}" stroke-width="${round(1.5 / 28)}"/>`
  return svg.replace(/(<\/svg>\s*)$/, `${dot}$1`)
}

/**
 * The page for the screenshot that is a picture of the app: the mark within the middle four fifths, which every system shows, on the
 * brand's colour.
 */
export const picturePage = (svg: string, size: number): string =>
  `<body style="margin:0;background:${lightColour('pine')};display:grid;place-items:center;height:${size}px"><img width="${size * 0.8}" height="${size * 0.8}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`

const SOURCE = 'Source'

/** Which mark and colour a picture was made from. */
const sourceOf = (svg: string): string =>
  createHash('sha256').update(svg).update(lightColour('pine')).digest('hex').slice(0, 16)

/** The PNG with a note of what it was made from, in a chunk of text before its end. */
export function signed(png: Buffer, svg: string): Buffer {
  const body = Buffer.from(`tEXt${SOURCE}\0${sourceOf(svg)}`, 'latin1')
  const around = Buffer.alloc(8)
  around.writeUInt32BE(body.length - 4, 0)
  around.writeUInt32BE(crc32(body), 4)
  const end = png.length - 12
  return Buffer.concat([
    png.subarray(0, end),
    around.subarray(0, 4),
    body,
    around.subarray(4),
    png.subarray(end),
  ])
}

/** The pictures of the app that were not made from the mark as it is now. */
export const outdatedPictures = (): string[] =>
  Object.keys(APP_PICTURES).filter((name) => {
    const file = join(publicFolder(), name)
    const note = `${SOURCE}\0${sourceOf(logo())}`
    return !existsSync(file) || !readFileSync(file).includes(note, 0, 'latin1')
  })
