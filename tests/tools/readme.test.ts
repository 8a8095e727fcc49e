// The README answers "where is …?": every file and folder that it names is there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../src/tools/config-folder.ts'

const named = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/`((?:src|tests|config|schemas)\/[\w./-]+)`/g)]
    .map(([, path]) => path!)
    // The example of the README adds this one.
    .filter((path) => !path.startsWith('src/screens/hello'))

describe.each(['README.md', 'src/README.md', 'src/session/README.md'])('%s', (file) => {
  it('names files and folders that there are', () => {
    expect(named(file).length).toBeGreaterThan(2)
    expect(named(file).filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
