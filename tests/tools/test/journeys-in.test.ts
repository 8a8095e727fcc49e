// npm test -- changed tells the journeys of a file apart.
import { describe, expect, it } from 'vitest'
import { journeysIn } from '#tools/test/journeys-in.ts'

const file = `import { test } from '../../support/journey.ts'
const path = '/myaccount'
test('A client reads', async ({ portal }) => {
  await portal.signIn('client', '/myaccount/documents')
})
test.describe('A viewer', () => {
  for (const width of [390, 820])
    test(\`reads at \${width}\`, async ({ portal }) => {
      await portal.signIn('viewer', path)
    })
})
`

describe('A file of journeys', () => {
  it('is its journeys by their lines, each with what is of all of them and nothing of the others', () => {
    const [reads, atWidths, ...more] = journeysIn({ file: 'shell/reading.spec.ts', text: file })
    expect(more).toEqual([])
    expect([reads!.file, atWidths!.file]).toEqual(['shell/reading.spec.ts:3', 'shell/reading.spec.ts:8'])
    for (const { text } of [reads!, atWidths!]) expect(text).toContain("const path = '/myaccount'")
    expect(reads!.text).toContain('/myaccount/documents')
    expect(atWidths!.text).not.toContain('/myaccount/documents')
    expect(atWidths!.text).toContain('[390, 820]')
  })
})
