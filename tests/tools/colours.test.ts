import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { root } from '#tools/config-folder.ts'
import { colourDeclarations, lightColour } from '#tools/tokens.ts'

const TOKENS = 'src/ui/styles/tokens.css'
/** Those of a portal that `portal create` writes. */
const THEME = 'src/tools/portal/create/theme.css'
const COLOUR =
  /(?<![\w.&/])(#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\()/gi
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
const coloursIn = (path: string) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(COLOUR)].map(([colour]) => colour.toLowerCase())

/** The colour of the first pixel of a PNG of 8 bits a channel without transparency; its filter leaves it as it is. */
function cornerOf(path: string): string {
  const bytes = readFileSync(join(root, path))
  expect([bytes[24], bytes[25]]).toEqual([8, 2])
  const data: Buffer[] = []
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const start = at + 8
    if (bytes.toString('latin1', at + 4, start) === 'IDAT')
      data.push(bytes.subarray(start, start + bytes.readUInt32BE(at)))
  }
  return `#${inflateSync(Buffer.concat(data)).toString('hex', 1, 4)}`
}

describe('A colour', () => {
  it('is named in tokens.css alone', () => {
    const naming = files
      .filter((path) => /\.(tsx?|css|html|conf|txt)$/.test(path) && path !== TOKENS && path !== THEME)
      .flatMap((path) => coloursIn(path).map((colour) => `${path} ${colour}`))
    expect(naming).toEqual([])
  })

  it('is one of the tokens in a picture too, which cannot read them', () => {
    const tokens = new Set(coloursIn(TOKENS))
    const pictures = files.filter((path) => path.endsWith('.svg'))
    expect(pictures).toEqual(['src/app/public/favicon-badge.svg', 'src/app/public/favicon.svg'])
    expect(pictures.flatMap((path) => coloursIn(path).filter((colour) => !tokens.has(colour)))).toEqual([])
  })

  it('is in the app’s icons that of the brand', () => {
    const icons = files.filter((path) => path.endsWith('.png'))
    expect(icons.map((path) => [path, cornerOf(path)])).toEqual([
      ['src/app/public/apple-touch-icon.png', lightColour('pine')],
      ['src/app/public/icon-192.png', lightColour('pine')],
      ['src/app/public/icon-512.png', lightColour('pine')],
    ])
  })

  it('is read from there by what stands outside the page', () => {
    expect(lightColour('pine')).toBe('#0f4c45')
    expect(colourDeclarations('paper', 'ink')).toBe(
      '--paper: light-dark(#faf8f4, #0f1514);--ink: light-dark(#1b2421, #ece8e0);',
    )
    expect(() => lightColour('mauve')).toThrow('tokens.css has no colour --mauve')
  })
})
