// Routes and links that pages of config/pages/ name, once they are called otherwise or gone.
import { describe, expect, it } from 'vitest'
import { editConfig, type FileEdits } from '#manifest/edit/edit-config.ts'
import { declarationNamed } from '#manifest/edit/named-declarations.ts'
import { removeEdits } from '#manifest/edit/remove.ts'
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

describe('A product owner who renames what an example names, or removes it', () => {
  const examples = [
    { who: 'client', situation: 'own-account', answers: { letter: 'mortgage' }, shows: ['letter', 'lender'] },
    { who: 'client', answers: { letter: 'value' }, shows: ['letter', 'valued-on'] },
  ]
  const texts = broken([
    {
      file: 'config/pages/letter.json',
      find: '"within": 3',
      replace: `"within": 3, "examples": ${JSON.stringify(examples)}`,
    },
    {
      file: 'config/pages/how-held.json',
      find: '"reviewed-on": "2026-11-01",',
      replace: '"reviewed-on": "2026-11-01", "examples": [{ "who": "viewer", "shows": ["cash"] }],',
    },
  ])
  const now = compiled(texts).resolved!
  const renamed = (what: string, to: string, page = 'letter') =>
    pageAfter(renameEdits(now, declarationNamed(now, what), to), page, [...texts]) as { examples: object[] }

  it.each([
    ['question letter/letter', 'which', { answers: { which: 'mortgage' }, shows: ['which', 'lender'] }],
    ['option letter/letter/mortgage', 'loan', { answers: { letter: 'loan' } }],
    ['persona client', 'amelia', { who: 'amelia', situation: 'own-account' }],
    ['situation client/own-account', 'alone', { who: 'client', situation: 'alone' }],
  ])('has the example of %s say %s', (what, to, example) => {
    expect(renamed(what, to).examples[0]).toMatchObject(example)
  })

  it('has the example of a section say its new name', () => {
    expect(renamed('section how-held/cash', 'money', 'how-held').examples).toEqual([
      { who: 'viewer', shows: ['money'] },
    ])
  })

  it('loses the example of a question that is gone, and no other', () => {
    const edits = removeEdits(now, declarationNamed(now, 'question letter/lender'))
    expect((pageAfter(edits, 'letter', [...texts]) as { examples: object[] }).examples).toEqual([examples[1]])
  })
})
