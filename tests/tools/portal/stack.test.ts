// A reported stack is read with the source maps of its build, wherever its places stand.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeMaps } from '#tools/build/source-maps.ts'
import { stackLines, stackText } from '#tools/portal/stack.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-maps-'))
  mkdirSync(join(folder, 'dist/assets'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Column 11 of line 1 of the built file is line 2, column 3 of the source. */
const map = {
  version: 3,
  sources: ['../../src/engine/base/money.ts'],
  sourcesContent: ['// Money.\n  throw new Error("Not pence")\n'],
  names: [],
  mappings: 'AAAA,UACE',
}

describe('A build', () => {
  it('moves its source maps out of what is served', () => {
    writeFileSync(join(folder, 'dist/assets/portal-x1.js'), '')
    writeFileSync(join(folder, 'dist/assets/portal-x1.js.map'), JSON.stringify(map))
    takeMaps(join(folder, 'dist'), join(folder, 'maps'))
    expect(readdirSync(join(folder, 'dist/assets'))).toEqual(['portal-x1.js'])
    expect(readdirSync(join(folder, 'maps/assets'))).toEqual(['portal-x1.js.map'])
  })
})

describe('A support engineer', () => {
  it('reads the source line of each place in a report', () => {
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'assets/portal-x1.js.map'), JSON.stringify(map))
    const report = JSON.stringify({ stack: ['assets/portal-x1.js:1:11', 'assets/gone-y2.js:3:4'] })
    const lines = stackLines(report, folder)
    expect(lines).toEqual([
      {
        place: 'assets/portal-x1.js:1:11',
        source: 'src/engine/base/money.ts:2:3',
        text: 'throw new Error("Not pence")',
      },
      { place: 'assets/gone-y2.js:3:4', source: undefined, text: undefined },
    ])
    expect(stackText(lines)).toBe(`src/engine/base/money.ts:2:3
  throw new Error("Not pence")
assets/gone-y2.js:3:4
  no map

Maps lie in dist-maps/ of the machine that built the portal, for 30 days after the last build with the file.`)
  })

  it('is told where there is nothing to find', () => {
    expect(stackText(stackLines('TypeError: x is undefined', folder))).toBe(
      'There is no place of a built file in this text, such as assets/portal-x1.js:1:234.',
    )
  })
})
