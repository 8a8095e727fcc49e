import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { withColours } from '#base/theme.ts'
import { contrast } from '#manifest/checks/contrast-ratio.ts'
import { outdatedPictures, withDot } from '#tools/build/pictures.ts'
import { colourDeclarations, lightColour } from '#tools/tokens.ts'
import { root } from '../support/root.ts'

const TOKENS = 'src/engine/ui/styles/tokens.css'
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
      .filter((path) => /\.(tsx?|css|html|conf|txt)$/.test(path) && path !== TOKENS)
      .flatMap((path) => coloursIn(path).map((colour) => `${path} ${colour}`))
    expect(naming).toEqual([])
  })

  it('is one of the tokens in a picture too, which cannot read them', () => {
    const tokens = new Set(coloursIn(TOKENS))
    // #fff is written out as a token.
    const foreign = ['config/logo.svg', ...files.filter((path) => path.endsWith('.svg'))].flatMap((path) =>
      coloursIn(path).filter((colour) => !tokens.has(colour === '#fff' ? '#ffffff' : colour)),
    )
    expect(foreign).toEqual([])
  })

  it('is the firm’s where config/brand.json has it, and the engine’s otherwise', () => {
    const css = withColours(
      ':root{--pine: light-dark(#111111, #222222);--series-1: var(--pine);--ink: light-dark(#333333, #444444);}',
      {
        pine: { light: '#aaaaaa', dark: '#bbbbbb' },
        'series-1': { light: '#cccccc', dark: '#dddddd' },
      },
    )
    expect(css).toBe(
      ':root{--pine: light-dark(#aaaaaa, #bbbbbb);--series-1: light-dark(#cccccc, #dddddd);--ink: light-dark(#333333, #444444);}',
    )
    expect(() => withColours(css, { mauve: { light: '#aaaaaa', dark: '#bbbbbb' } })).toThrow(
      'tokens.css has no colour --mauve',
    )
  })

  it('is in the app’s icons that of the brand, and they are made from the mark as it is', () => {
    const icons = files.filter((path) => path.endsWith('.png'))
    expect(icons.map((path) => [path, cornerOf(path)])).toEqual([
      ['src/engine/app/public/apple-touch-icon.png', lightColour('pine')],
      ['src/engine/app/public/icon-192.png', lightColour('pine')],
      ['src/engine/app/public/icon-512.png', lightColour('pine')],
    ])
    expect(outdatedPictures()).toEqual([])
  })

  it('is read from there by what stands outside the page', () => {
    expect(lightColour('pine')).toBe('#0f4c45')
    expect(colourDeclarations('paper', 'ink')).toBe(
      '--paper: light-dark(#faf8f4, #0f1514);--ink: light-dark(#1b2421, #ece8e0);',
    )
    expect(() => lightColour('mauve')).toThrow('tokens.css has no colour --mauve')
  })
})

describe('The contrast of two colours', () => {
  // Examples of WCAG's own tools.
  it.each([
    ['#000000', '#ffffff', '21.00'],
    ['#ffffff', '#ffffff', '1.00'],
    ['#767676', '#ffffff', '4.54'],
    ['#ffffff', '#949494', '3.03'],
  ])('of %s and %s is %s', (one, other, ratio) => {
    expect(contrast(one, other).toFixed(2)).toBe(ratio)
  })
})

describe('The mark with a dot', () => {
  it('has it at the same corner, whatever the size of the mark', () => {
    expect(withDot('<svg viewBox="0 0 280 280"><path/></svg>\n')).toBe(
      '<svg viewBox="0 0 280 280"><path/><circle cx="220" cy="60" r="55" fill="#a8352a" stroke="#faf8f4" stroke-width="15"/></svg>\n',
    )
  })
})
