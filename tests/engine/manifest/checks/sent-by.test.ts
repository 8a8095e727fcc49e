// A request that fewer may send than may open it: the check says which people would fit.
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { root } from '../../../support/root.ts'

const shipped = readConfigFolder(join(root, 'config'))

function hints(from: string, to: string) {
  const texts = shipped.map((each) =>
    each.file === 'config/pages/ask-for-a-letter.json'
      ? { ...each, text: each.text.replace(`"sent-by": "${from}"`, `"sent-by": "${to}"`) }
      : each,
  )
  return compile(texts, readProduct()).problems.flatMap(({ rule, hint }) =>
    rule === 'sent-by' ? [hint] : [],
  )
}

describe('A product owner whose page opens for people who could not send it', () => {
  it.each(['owner', 'delegate'])('reads who would fit in place of %s', (by) => {
    expect(hints('attorney', by)).toEqual([
      'Add a guard that leads them elsewhere, or write "sent-by": "attorney" in the page.',
    ])
  })
})
