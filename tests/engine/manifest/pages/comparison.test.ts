// A page that other makers of forms were compared by, with every kind that a product owner missed.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { askedOf, kindOf } from '#base/requests/request-answers.ts'
import { questionsOf, type RequestPage } from '#base/requests/request-page.ts'
import { readProduct } from '#tools/product.ts'
import { problemsOf, withPages } from '../../../checks/broken-config.ts'

const text = readFileSync(new URL('where-your-money-comes-from.json', import.meta.url), 'utf8')
const page = JSON.parse(text) as RequestPage
const ids = (answers: Parameters<typeof askedOf>[1]) => askedOf(page, answers).map(({ id }) => id)

describe('A product owner who asks where money comes from', () => {
  it('reads nothing against the page', () => {
    const texts = withPages.map((each) =>
      each.file === 'config/pages/letter.json' ? { ...each, text } : each,
    )
    expect(problemsOf(texts)).toBe('')
    const { questionKinds } = readProduct()
    expect(new Set(questionsOf(page).map((question) => kindOf(question, questionKinds))).size).toBe(16)
  })
})

describe('Somebody who says where money comes from', () => {
  it.each([
    [{ amount: 999_900, sources: ['pay'] }, ['employer']],
    [{ amount: 1_000_000, sources: ['sale'] }, ['agreed', 'completed', 'bank']],
    [{ amount: 4_999_999, sources: ['none'] }, ['other', 'bank', 'papers']],
    [{ amount: 5_000_000, sources: ['pay', 'business'] }, ['employer', 'share', 'bank', 'papers']],
    [{ amount: 100, sources: ['gift'] }, ['giver', 'giver-lives', 'given-in']],
    [{ amount: 100, sources: ['gift', 'inheritance'] }, ['giver', 'given-in']],
    [{ amount: 25_000_000, sources: ['pay'] }, ['employer', 'bank', 'papers', 'call-on']],
    [{ amount: '300000', sources: 'gift' }, ['giver', 'giver-lives', 'given-in']],
  ])('is asked what follows from %j', (answers, follow) => {
    const always = new Set(['account', 'amount', 'sources', 'nationality', 'number', 'phone', 'email'])
    expect(ids(answers).filter((id) => !always.has(id))).toEqual(follow)
  })
})
