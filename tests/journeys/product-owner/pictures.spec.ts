// The pictures of README.md show the portal as it is.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { picturesFolder, showPictures, wordsOn } from '#tools/screenshots.ts'
import { expect, test } from '../../support/started.ts'

test('Somebody who reads README.md sees in its pictures the words that the portal has (else: npm run screenshots)', async ({
  page,
  started,
}) => {
  const shown = JSON.parse(readFileSync(join(picturesFolder, 'shown.json'), 'utf8')) as Record<
    string,
    string[]
  >
  const names: string[] = []
  await showPictures(started.portal, page, async (name) => {
    names.push(name)
    await expect.poll(() => wordsOn(page)).toEqual(shown[name])
  })
  expect(names).toEqual(['portal', 'inspector'])
})
