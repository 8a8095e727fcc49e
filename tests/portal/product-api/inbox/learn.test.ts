// The articles of the sandbox's content service.
import { describe, expect, it } from 'vitest'
import type { LearnPage } from '#api/inbox/learn-page.ts'
import { afterPoorYear } from '#domain/projection/poor-year.ts'
import { countWords, readArticle, type Article } from '#product-api/learn/article.ts'
import { categories, homeGuides } from '#product-api/learn/content.ts'
import { openSandbox, people } from '../support/sandbox.ts'

const withChildren = (articles: readonly Article[]): Article[] =>
  articles.flatMap((one) => [one, ...withChildren(one.children)])
const all = withChildren([...categories, ...homeGuides])

describe('Every article', () => {
  it.each(all.map((one) => [one.routePath, one] as const))('%s is worth its reading time', (_, one) => {
    expect(countWords(one.blocks)).toBeGreaterThanOrEqual(600)
    expect(one.blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThanOrEqual(4)
    expect(one.sources.length).toBeGreaterThan(0)
  })

  it.each(all.map((one) => [one.routePath, one] as const))(
    '%s has tables with a cell for each column',
    (_, one) => {
      for (const block of one.blocks) {
        if (block.kind !== 'table') continue
        expect(block.rows.map((row) => row.length)).toEqual(block.rows.map(() => block.columns.length))
      }
    },
  )
})

describe('The article about risk', () => {
  it('says the poor year of each level that the projections assume', () => {
    const risk = all.find(({ routePath }) => routePath === 'explore/investing/risk')!
    const levels = risk.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
    for (const [level, , , after] of levels)
      expect([level, after]).toEqual([
        level,
        `${Math.round((10_000_00 - afterPoorYear(10_000_00, Number(level))) / 100_00)}% less`,
      ])
    expect(levels).toHaveLength(7)
  })
})

describe('An article', () => {
  const about = `---
order: 1
name: X
title: X
description: 'X: a letter'
asOf: 2026-11-22
sources:
  - gov.uk
---
`

  it('is read from its Markdown', () => {
    const { blocks, ...rest } = readArticle(
      'explore/x',
      `${about}
Two lines
of one paragraph.

## A heading

- One
- Two

Table: A caption

| Rate | Of    |
| ---- | ----- |
| 20%  | Basic |
`,
    )
    expect(rest).toMatchObject({
      routePath: 'explore/x',
      sortOrder: 1,
      name: 'X',
      title: 'X',
      description: 'X: a letter',
      isHidden: false,
      updatedOn: '2026-11-22',
      sources: [{ title: 'gov.uk', asOf: '2026-11-22' }],
      children: [],
    })
    expect(blocks).toEqual([
      { kind: 'paragraph', text: 'Two lines of one paragraph.' },
      { kind: 'heading', text: 'A heading' },
      { kind: 'list', items: ['One', 'Two'] },
      { kind: 'table', caption: 'A caption', columns: ['Rate', 'Of'], rows: [['20%', 'Basic']] },
    ])
    expect(countWords(blocks)).toBe(15)
  })

  it.each([
    [1, 1],
    [290, 1],
    [610, 3],
    [900, 5],
  ])('takes for %i words %i minutes', (words, minutes) => {
    expect(readArticle('explore/x', about + 'word '.repeat(words)).readingMinutes).toBe(minutes)
  })

  it('is refused by its address if its front matter lacks something', () => {
    expect(() => readArticle('explore/x', about.replace('title: X\n', ''))).toThrow(
      /^explore\/x\.md: .*title/s,
    )
    expect(() => readArticle('explore/x', 'Words alone')).toThrow('explore/x.md: no front matter')
  })

  it('names its sources and the day whose rules it describes', () => {
    const { get } = openSandbox()
    const page = get(people.amelia, '/api/content/learn/page?path=explore/tax').body as LearnPage
    expect(page.updatedOn).toBe('2026-11-22')
    expect(page.sources[0]).toEqual({
      title: 'Finance Act 2021, section 5, as amended (personal allowance)',
      asOf: '2026-11-22',
    })
  })
})
