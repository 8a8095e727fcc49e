// What was released is compiled again, with the layers that were in force: what people were shown then.
import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { compileAgain } from '#manifest/compile-again.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'

describe('A release that is explained', () => {
  it.each([[[]], [['staging']], [['ashmere']]])('is what was released, with the layers %j', (layers) => {
    const texts = readConfigFolder(undefined, layers)
    const product = readProduct()
    expect(JSON.stringify(compileAgain(texts, product).manifest)).toBe(
      JSON.stringify(compile(texts, product).manifest),
    )
  })
})
