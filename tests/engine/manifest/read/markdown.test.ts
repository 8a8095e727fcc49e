import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMarkdown, type Inline } from '#manifest/read/markdown.ts'

const wordsOf = (text: readonly Inline[]): string =>
  text.map((part) => (typeof part === 'string' ? part : wordsOf(part.text))).join('')

describe('The text of a page', () => {
  it('has bold and slanted words, and links', () => {
    expect(readMarkdown('A **bold** and *slanted* [link](route:help)').block).toEqual({
      kind: 'paragraph',
      text: [
        'A ',
        { kind: 'strong', text: ['bold'] },
        ' and ',
        { kind: 'emphasis', text: ['slanted'] },
        ' ',
        { kind: 'link', to: 'route:help', text: ['link'] },
      ],
    })
  })

  it.each([
    ['- an item', 'item'],
    ['2. a step', 'step'],
    ['### a heading', 'heading'],
    ['2 steps', 'paragraph'],
  ])('reads %j as one of its blocks: %s', (written, kind) => {
    expect(readMarkdown(written).block.kind).toBe(kind)
  })

  it.each(['<b>bold</b>', '# a title', '> a quotation', '| a | b |', '``` code', '[a](route:b'])(
    'refuses %j, and says what to write',
    (written) => {
      const { slips } = readMarkdown(written)
      expect(slips.length).toBeGreaterThan(0)
      expect(slips.every(({ message, hint }) => message !== '' && hint !== '')).toBe(true)
    },
  )

  it('loses no word of any text that it takes', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', 'é', '.', ','), minLength: 1 }), (written) => {
        expect(wordsOf(readMarkdown(written).block.text).trim()).toBe(written.trim())
      }),
      { numRuns: 100 },
    )
  })

  it('never takes a tag: any text with one is refused', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('script', 'img src=x onerror=y', '/div', 'b'),
        fc.string(),
        (tag, after) => {
          expect(readMarkdown(`a <${tag}>${after}`).slips).not.toEqual([])
        },
      ),
      { numRuns: 100 },
    )
  })
})
