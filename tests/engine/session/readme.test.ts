// The security checklist of src/engine/session/README.md names tests; a test that was renamed or removed would leave it untrue.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../support/root.ts'

const readme = readFileSync(join(root, 'src/engine/session/README.md'), 'utf8')
const checklist = readme.slice(readme.indexOf('## Security checklist'))
const endings = ['.test.ts', '.dom.test.ts', '.spec.ts']

/** Text of the test file that the checklist calls `session/id-token`: tests mirror the roots of src, whose names the checklist leaves out; the rows of the hostile provider have a file of their own. */
function textOf(name: string): string {
  const file = ['tests', 'tests/engine', 'tests/portal']
    .flatMap((folder) => endings.map((ending) => join(root, folder, name + ending)))
    .find((path) => existsSync(path))
  if (file === undefined) return ''
  const rows = name.endsWith('hostile-provider') ? ['tests/support/hostile/faults.ts'] : []
  return [file, ...rows.map((path) => join(root, path))].map((path) => readFileSync(path, 'utf8')).join('\n')
}

/** Every test file that the checklist names, with the titles said to be in it. */
const named: [file: string, titles: string[]][] = []
for (const [, file, title = ''] of checklist.matchAll(
  /\b((?:journeys|session|sandbox|product-api|http|tools)(?:\/[a-z-]+)+)|“([^”]+)”/g,
)) {
  if (file !== undefined) named.push([file, []])
  else named.at(-1)?.[1].push(title.replace(/ …$/, ''))
}

describe('the security checklist', () => {
  it('names many tests', () => {
    expect(named.flatMap(([, titles]) => titles).length).toBeGreaterThan(30)
  })

  it.each(named)('is right about tests/%s: %o', (file, titles) => {
    const text = textOf(file)
    expect(text).not.toBe('')
    expect(titles.filter((title) => !text.includes(title))).toEqual([])
  })
})
