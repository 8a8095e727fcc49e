// The articles of the sandbox's content service.
import { describe, expect, it } from 'vitest'
import type { LearnPage } from '../../../../src/api/inbox/learn-page.ts'
import { article, countWords, type Article } from '../../../../src/sandbox/api/learn/article.ts'
import { categories, homeGuides } from '../../../../src/sandbox/api/learn/content.ts'
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

describe('An article', () => {
  const about = { path: 'explore/x', order: 1, name: 'X', title: 'X', description: 'X' }
  const written = { ...about, asOf: '2026-11-22', sources: ['gov.uk'] }

  it('is read from its text', () => {
    const { blocks } = article(
      written,
      `
Two lines
of one paragraph.

## A heading

- One
- Two

A caption
| Rate | Of |
| 20% | Basic |
`,
    )
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
  ])('of %i words takes %i minutes', (words, minutes) => {
    expect(article(written, 'word '.repeat(words)).readingMinutes).toBe(minutes)
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
