// What the second firm's people wait for, against ours: both builds are there for the journeys.
import { join } from 'node:path'
import { readChunks } from '../../bench/chunks.ts'
import { root } from '#tools/config-folder.ts'
import { expect, test } from '../../support/journey.ts'

/** Bytes as gzip of all scripts and styles that come with the first page of somebody who is signed in. */
function firstPage(dist: string, screen: string): number {
  const { entry, filesOf, sizeOf } = readChunks(join(root, dist))
  const files = entry.union(filesOf('first-load/signed-in-page.tsx')).union(filesOf(screen))
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0)
}

test.describe('A small portal', () => {
  test('has a first signed-in page of at most 90 % of ours', () => {
    const ours = firstPage('dist', '../../portal/screens/account/dashboard.screen.tsx')
    const theirs = firstPage(
      'tests/another-firm/dist',
      '../../../tests/another-firm/screens/banking/home.screen.tsx',
    )
    console.log(`${theirs} of ${ours} bytes`)
    expect(theirs).toBeLessThanOrEqual(ours * 0.9)
  })
})
