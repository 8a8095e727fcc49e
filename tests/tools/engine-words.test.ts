// The engine serves any firm: no folder of it may speak of this firm's business.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesUnder } from '#tools/config-folder.ts'
import { root } from '../support/root.ts'

const ENGINE = ['engine', 'tools']

/** Words of a wealth and investment firm in the United Kingdom. */
const WORDS =
  /\b(isas?|jisas?|gia|pensions?|sipp|portfolios?|allowances?|tax(es|able|-years?|years?)?|hmrc|wealth|invest(s|ed|ing|ment|ments|or|ors)?|dividends?|drawdown|mandates?|annuit(y|ies)|beneficiar(y|ies)|advisers?)\b/gi

describe('The engine', () => {
  it.each(ENGINE)('says no word of this firm’s business in src/%s', (folder) => {
    const files = filesUnder(join(root, 'src', folder)).filter((path) => /\.(ts|tsx|css|html)$/.test(path))
    expect(files.length).toBeGreaterThan(5)
    const found = files.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(WORDS)].map(([word]) => `${relative(root, path)}: ${word}`),
    )
    expect(found).toEqual([])
  })
})
