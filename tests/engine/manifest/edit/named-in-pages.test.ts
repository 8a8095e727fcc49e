// Routes and links that pages of config/pages/ name, once they are called otherwise or gone.
import { describe, expect, it } from 'vitest'
import { editConfig, type FileEdits } from '#manifest/edit/edit-config.ts'
import { declarationNamed } from '#manifest/edit/named-declarations.ts'
import { renameEdits } from '#manifest/edit/rename.ts'
import { broken, compiled, problemsOf, withPages } from '../../../checks/broken-config.ts'

const resolved = compiled(withPages).resolved!
const route = (id: string) => declarationNamed(resolved, `route ${id}`)

/** The page as it reads after these edits, which leave nothing wrong. */
function pageAfter(edits: readonly FileEdits[], page: string, texts = withPages) {
  const after = editConfig(texts, edits)
  expect(problemsOf(after)).toBe('')
  return JSON.parse(after.find(({ file }) => file === `config/pages/${page}.json`)!.text) as never
}

describe('A product owner who renames a route', () => {
  it('keeps every other word of the texts that link to it', () => {
    expect(pageAfter(renameEdits(resolved, route('paper'), 'ask'), 'how-held')).toMatchObject({
      sections: [{ id: 'cash' }, { text: ['[Ask for a letter](route:ask) about [your cash](#cash).'] }],
    })
  })

  it('changes each of several links in one text', () => {
    const texts = broken([
      {
        file: 'config/pages/how-held.json',
        find: '[Ask for a letter](route:paper)',
        replace: '[Ask](route:paper), or [read](route:documents), or [ask again](route:paper)',
      },
    ])
    const now = compiled(texts).resolved!
    const edits = renameEdits(now, declarationNamed(now, 'route paper'), 'ask')
    expect(pageAfter(edits, 'how-held', [...texts])).toMatchObject({
      sections: [
        { id: 'cash' },
        {
          text: [
            '[Ask](route:ask), or [read](route:documents), or [ask again](route:ask) about [your cash](#cash).',
          ],
        },
      ],
    })
  })
})
