// What is proved of conditions over choices, several choices and numbers, against every way through the page, tried one by one.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { waysThrough } from '#manifest/pages/request-ways.ts'
import type { AnswerCondition } from '#base/requests/condition.ts'
import type { Item } from '#base/requests/kinds/kind.ts'
import { engineKinds } from '#base/requests/kinds/kinds.ts'
import {
  askedOf,
  isMet,
  problemOfAnswer,
  requestProblems,
  type Answer,
  type RequestAnswers,
} from '#base/requests/request-answers.ts'
import { pageOfOne, type GroupQuestion, type RequestPage } from '#base/requests/request-page.ts'

const OPTIONS = ['a', 'b', 'c']
const options = OPTIONS.map((id) => ({ id, label: id }))

const condition = (
  names: readonly ('one' | 'some' | 'sum' | 'part' | 'who')[],
): fc.Arbitrary<AnswerCondition> => {
  const { when } = fc.letrec<{ when: AnswerCondition }>((tie) => ({
    when: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(...names).chain((name): fc.Arbitrary<AnswerCondition> => {
        if (name === 'one' || name === 'some')
          return fc
            .uniqueArray(fc.constantFrom(...OPTIONS, ...(name === 'some' ? ['none'] : [])), { minLength: 1 })
            .map((wanted) => ({ [name]: wanted.length === 1 ? wanted[0]! : wanted }))
        // The numbers go from 1 to 3.
        return fc
          .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 4 }), fc.constantFrom(0, 1, 2))
          .map(([from, size, which]) => ({
            [name]: {
              ...(which !== 1 && { 'at-least': from }),
              ...(which !== 0 && { below: Math.max(from + size, 2) }),
            },
          }))
      }),
      tie('when').map((not) => ({ not })),
      fc.array(tie('when'), { minLength: 1, maxLength: 2 }).map((anyOf) => ({ anyOf })),
      fc.array(tie('when'), { minLength: 1, maxLength: 2 }).map((allOf) => ({ allOf })),
    ),
  }))
  return when
}

/** Several that are chosen, and others that are not. */
const together = fc
  .tuple(fc.subarray([...OPTIONS, 'none'], { minLength: 1 }), fc.subarray(OPTIONS))
  .map(([chosen, left]) => ({
    allOf: [...chosen.map((each) => ({ some: each })), ...left.map((each) => ({ not: { some: each } }))],
  }))

/** A question that may be left out, one that is asked of some, both or neither. */
const some = <T>(each: fc.Arbitrary<T>) => fc.option(each, { nil: undefined })
const asked = (missing: boolean, when: AnswerCondition | undefined) => ({
  ...(missing && { missing: 'Answer it' }),
  ...(when && { when }),
})

const called = { id: 'called', kind: 'text', label: 'Called?', missing: 'Say', most: 9 } as const

const pages = fc
  .record({
    must: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    ofSome: some(condition(['one'])),
    ofSum: some(condition(['one', 'some'])),
    ofPart: some(condition(['one', 'some', 'sum'])),
    ofWho: some(condition(['one', 'some', 'part'])),
    ofText: some(fc.oneof(condition(['one', 'some', 'sum', 'part', 'who']), together)),
    letter: fc.oneof(condition(['one', 'some', 'sum', 'part', 'who']), together),
    bounds: fc.constantFrom({}, { most: 1 }, { least: 2 }, { least: 2, most: 2 }, { most: 2 }),
    none: fc.boolean(),
  })
  .map(({ must, ofSome, ofSum, ofPart, ofWho, ofText, letter, bounds, none }): RequestPage => {
    const few = { ...bounds, ...(none && { none: 'None' }) }
    return {
      ...({ kind: 'request', name: 'P', send: 'S', next: 'N', within: 3 } as const),
      steps: [
        {
          questions: [
            { id: 'one', kind: 'choice', label: '1', options, ...asked(must[0]!, undefined) },
            { id: 'some', kind: 'choices', label: '2', options, ...few, ...asked(must[1]!, ofSome) },
            { id: 'sum', kind: 'money', label: '3', least: 1, most: 3, ...asked(must[2]!, ofSum) },
            { id: 'part', kind: 'percentage', label: '4', least: 1, most: 3, ...asked(must[3]!, ofPart) },
            {
              ...{ id: 'who', kind: 'group', label: '5', one: 'trustee', least: 1, most: 3 },
              ...{ questions: [called], ...asked(must[5]!, ofWho) },
            },
            { id: 'text', kind: 'text', label: '6', most: 9, ...asked(must[4]!, ofText) },
          ],
        },
      ],
      documents: [{ title: 'L', says: 'Yours.', when: letter }],
    }
  })

const subsets = (all: readonly string[]): string[][] =>
  all.reduce<string[][]>((sets, each) => [...sets, ...sets.map((set) => [...set, each])], [[]])

/** Of an amount: whole ones, and one between each two. */
const numbers = [undefined, 100, 150, 200, 250, 300]
const answers: Record<string, readonly (Answer | undefined)[]> = {
  one: [undefined, ...OPTIONS],
  some: [undefined, ...subsets([...OPTIONS, 'none']).slice(1)],
  sum: numbers,
  part: [undefined, 100, 200, 300],
  who: [undefined, ...[1, 2, 3, 4].map((size) => Array.from({ length: size }, () => ({ called: 'Ruth' })))],
  text: [undefined, 'x'],
}

/** Every way through: what is asked has a right answer, or none where it may be left out, and what is not asked has none. */
function* waysOf(page: Pick<RequestPage, 'steps'>): Generator<RequestAnswers> {
  const [{ questions }] = page.steps as [RequestPage['steps'][number]]
  function* from(i: number, given: RequestAnswers): Generator<RequestAnswers> {
    const question = questions[i]
    if (!question) return void (yield given)
    if (question.when && !isMet(question.when, given, page)) return yield* from(i + 1, given)
    for (const answer of answers[question.id]!) {
      const next = answer === undefined ? given : { ...given, [question.id]: answer }
      if (problemOfAnswer(question, { today: '2026-11-28', answers: next }, engineKinds) === undefined)
        yield* from(i + 1, next)
    }
  }
  yield* from(0, {})
}

describe('What is proved of a page', () => {
  it('is so on every way through it, and only then', () => {
    fc.assert(
      fc.property(pages, (page) => {
        const ways = [...waysOf(page)]
        const proved = waysThrough(page)
        const when = page.documents![0]!.when!
        const letters = ways.filter((way) => isMet(when, way, page))
        expect(proved.isMetBySome(when)).toBe(letters.length > 0)
        for (const { id, missing } of page.steps[0]!.questions) {
          const isAsked = (way: RequestAnswers) => askedOf(page, way).some((question) => question.id === id)
          expect([id, proved.isAsked(id), proved.isAlwaysAsked(id), proved.someGetBy([id])]).toEqual([
            ...[id, ways.some(isAsked), ways.every(isAsked), !ways.every(isAsked)],
          ])
          expect([id, proved.isAnsweredWherever(id, when)]).toEqual([
            id,
            missing !== undefined && letters.every((way) => id in way),
          ])
        }
      }),
      { numRuns: 150 },
    )
  })

  it('is so of what is asked about one item of a group, whatever is said of the others', () => {
    fc.assert(
      fc.property(pages, ({ steps }) => {
        const questions = steps[0]!.questions.slice(0, 4)
        const group = { ...steps[0]!.questions[4], missing: 'Add one', when: {}, questions } as GroupQuestion
        const page = { steps: [{ questions: [group] }] }
        const one = pageOfOne(group)
        const proved = waysThrough(one)
        const ways = [...waysOf(one)]
        const problems = (...items: Item[]) =>
          requestProblems(page, { today: '2026-11-28', answers: { who: items } }, engineKinds)
        const isAsked = (way: RequestAnswers, id: string) =>
          askedOf(one, way).some((question) => question.id === id)
        for (const [i, way] of (ways as Item[]).entries()) {
          expect(problems(way, ways.at(-1 - i) as Item)).toEqual({})
          const notAsked = questions.map(({ id }) => id).filter((id) => !isAsked(way, id))
          expect(notAsked.map((id) => problems(way, { ...way, [id]: 'x' }))).toEqual(
            notAsked.map((id) => ({ who: `Trustee 2, ${id}: this is not asked` })),
          )
        }
        const reached = questions.map(({ id }) => [id, ways.some((way) => isAsked(way, id))])
        expect(questions.map(({ id }) => [id, proved.isAsked(id)])).toEqual(reached)
      }),
      { numRuns: 25 },
    )
  })
})
