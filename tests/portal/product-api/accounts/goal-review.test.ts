// The portfolio review on the server: what it knows, what it refuses, and what a submission does.
import { describe, expect, it } from 'vitest'
import type { Portfolios } from '#api/accounts/accounts.ts'
import type { StoredForm } from '#forms/drafts.ts'
import type { Holdings } from '#api/accounts/holdings.ts'
import type { GoalReview, SubmittedReview } from '#api/accounts/goal-review.ts'
import type { Task } from '#api/inbox/tasks.ts'
import { questions, topics } from '#domain/goal-review/questions.ts'
import { answerOf, type PortfolioAnswer } from '#domain/goal-review/terms.ts'
import { readPdf } from '../../../support/pdf-text.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const ISA = 'A-U-20002-1'
const graceForRose: Caller = { ...people.grace, clientId: 'C-30003' }

function openReview(caller: Caller = people.amelia) {
  const { send, get } = openSandbox()
  const read = () => get(caller, '/api/goal-review').body as GoalReview
  /** Answers everything: still right, but for the changes given by account. */
  const answer = (changes: Record<string, Partial<PortfolioAnswer>> = {}) => {
    const { portfolios } = read()
    const answers = {
      portfolios: Object.fromEntries(
        portfolios.map(({ accountId, terms }) => {
          const change = changes[accountId]
          return [accountId, { ...answerOf(change ? 'change' : 'right', terms), ...change }]
        }),
      ),
      circumstances: Object.fromEntries(questions.map(({ id, options }) => [id, options[0]!.id])),
      note: ' Larger print ',
      seen: topics.map(({ id }) => id),
    }
    return send(caller, 'PUT', '/api/forms/portfolio-review', { version: 0, answers }).body as StoredForm
  }
  const submit = ({ version, key }: { version: number; key: string }) =>
    send(caller, 'POST', '/api/goal-review', { version, key })
  const tasks = () =>
    (get(caller, '/api/portfolios/tasks').body as { tasks: Task[] }).tasks.map(({ kind }) => kind)
  const accounts = () => (get(caller, '/api/portfolios').body as Portfolios).accounts
  return { send, get, read, answer, submit, tasks, accounts }
}

describe('The portfolio review of a client', () => {
  it('reckons with the rate of their network', () => {
    // Alone Mona would pay 0.50%; with her network more than £500,000 count.
    expect(openReview(people.mona).read().feeRateBps).toBe(35)
  })

  it('knows each open portfolio, when it is due, and last year’s answers', () => {
    const review = openReview().read()
    expect(review).toMatchObject({ today: '2026-11-21', dueOn: '2026-12-12', feeRateBps: 60 })
    expect(
      review.portfolios.map(({ accountId, terms }) => [accountId, terms.goal?.name, terms.riskLevel]),
    ).toEqual([
      [ISA, 'Sabbatical', 5],
      ['A-U-20002-2', 'House deposit', 4],
      ['A-U-20002-3', 'Retirement', 6],
    ])
    expect(review.last).toMatchObject({
      submittedAt: '2025-12-12T10:15:00.000Z',
      nextDueOn: '2026-12-12',
    })
    expect(review.last!.answers).not.toHaveProperty('reserve')
  })

  it('says what each risk level is meant to hold, as the page of holdings does', () => {
    const { read, get } = openReview()
    const [isa] = read().portfolios
    expect(isa!.mixes.map(({ riskLevel }) => riskLevel)).toEqual([1, 2, 3, 4, 5, 6, 7])
    for (const { parts } of isa!.mixes)
      expect(parts.reduce((sum, { weightTenths }) => sum + weightTenths, 0)).toBe(1000)
    const { account } = get(people.amelia, `/api/portfolios/holdings?accountId=${ISA}`).body as Holdings
    const targets = new Map(account!.mix.map(({ assetClass, targetTenths }) => [assetClass, targetTenths]))
    const now = isa!.mixes.find(({ riskLevel }) => riskLevel === isa!.terms.riskLevel)!
    expect(now.parts.map(({ assetClass, weightTenths }) => [assetClass, weightTenths])).toEqual(
      now.parts.map(({ assetClass }) => [assetClass, targets.get(assetClass)]),
    )
    const equities = isa!.mixes.map(
      ({ parts }) => parts.find(({ assetClass }) => assetClass === 'Equities')!.weightTenths,
    )
    expect(equities).toEqual(equities.toSorted((a, b) => a - b))
  })

  it('includes the junior ISAs of children, and no account that was never funded', () => {
    expect(
      openReview(people.ben)
        .read()
        .portfolios.map(({ type }) => type),
    ).toEqual(['ISA', 'JISA', 'JISA', 'ISA', 'GIA'])
    const { read, accounts } = openReview(people.farid)
    const open = accounts().filter(({ status }) => status === 'Open')
    expect(read().portfolios.map(({ accountId }) => accountId)).toEqual(open.map(({ id }) => id))
  })

  it('is none for somebody without accounts', () => {
    expect(openReview(people.dev).read()).toMatchObject({ portfolios: [], last: null })
  })

  it('sets a new goal when it is submitted, asks for the risk level, ends form and task, and names the next date', () => {
    const { answer, submit, read, tasks, accounts, get } = openReview()
    expect(tasks()).toContain('review-due')
    const form = answer({ [ISA]: { amount: '150,000', risk: '7', confirmedRisk: '7' } })
    const { review } = submit(form).body as { review: SubmittedReview }
    expect(review).toMatchObject({ id: 'GR-U-20002-2', submittedBy: 'Amelia Hart', nextDueOn: '2027-11-21' })
    expect(review.note).toBe('Larger print')
    expect(review.portfolios[0]).toMatchObject({
      before: { goal: { targetPence: 120_000_00 }, riskLevel: 5 },
      after: { goal: { targetPence: 150_000_00 }, riskLevel: 7 },
    })
    const isa = accounts()[0]!
    expect(isa.goal).toMatchObject({ targetPence: 150_000_00 })
    expect(isa.riskLevel).toBe(5)
    expect(accounts()[1]!.goal?.name).toBe('Amelia Hart’s house deposit')
    expect(read()).toMatchObject({ dueOn: '2027-11-21', last: { id: 'GR-U-20002-2' } })
    expect(read().portfolios[0]).toMatchObject({ requestedRiskLevel: 7 })
    expect(tasks()).not.toContain('review-due')
    expect(get(people.amelia, '/api/forms/portfolio-review').body).toEqual({ form: null })
  })

  it('is submitted once when it is sent twice', () => {
    const { answer, submit, read } = openReview()
    const form = answer()
    const first = submit(form)
    expect(submit(form)).toEqual(first)
    expect(read().last!.id).toBe('GR-U-20002-2')
  })

  it('is not submitted from answers that were changed meanwhile, or from none', () => {
    const { answer, submit, read } = openReview()
    expect(submit({ version: 1, key: 'any' })).toMatchObject({
      status: 409,
      body: { reason: 'form-changed', form: null },
    })
    const form = answer()
    expect(submit({ ...form, version: 2 })).toMatchObject({
      status: 409,
      body: { reason: 'form-changed', form: { version: 1 } },
    })
    expect(submit({ ...form, key: 'another' }).status).toBe(409)
    expect(read().last!.id).toBe('GR-U-20002-1')
  })

  it('is not submitted while a risk level was not asked for once more', () => {
    const { answer, submit } = openReview()
    expect(submit(answer({ [ISA]: { risk: '7' } }))).toMatchObject({
      status: 422,
      body: { reason: 'incomplete', missing: [{ step: `risk-${ISA}` }] },
    })
  })

  it('is not submitted from answers that cannot be read', () => {
    const { send, submit } = openReview()
    const form = send(people.amelia, 'PUT', '/api/forms/portfolio-review', { version: 0, answers: { a: 1 } })
    expect(submit(form.body as StoredForm).status).toBe(422)
  })

  it('is a PDF afterwards, with every answer', async () => {
    const { answer, submit, get } = openReview()
    const { review } = submit(answer({ [ISA]: { risk: '7', confirmedRisk: '7' } })).body as {
      review: SubmittedReview
    }
    const { base64, contentType } = get(people.amelia, `/api/goal-review/${review.id}/file`).body as {
      base64: string
      contentType: string
    }
    expect(contentType).toBe('application/pdf')
    const { text, title } = await readPdf(Buffer.from(base64, 'base64'))
    expect(title).toBe('Portfolio review of Amelia Hart')
    expect(text).toContain('Risk level 7 is a request until we have assessed whether it suits you.')
    expect(text).toContain('Larger print')
    expect(text).toContain('Goal Sabbatical, £120,000 by ')
    for (const { legend } of questions) expect(text).toContain(legend)
    expect(get(people.ben, `/api/goal-review/${review.id}/file`).status).toBe(404)
  })
})

describe('The portfolio review of somebody else', () => {
  it('is submitted by a delegate under the delegate’s name', () => {
    const { answer, submit } = openReview(graceForRose)
    expect(submit(answer()).body).toMatchObject({ review: { submittedBy: 'Grace Lin' } })
  })

  it('is closed to a viewer', () => {
    const { get, send } = openSandbox()
    const viewer = { ...people.isla, clientId: 'C-30007' }
    expect(get(viewer, '/api/goal-review').status).toBe(403)
    expect(send(viewer, 'POST', '/api/goal-review', {}).status).toBe(403)
    expect(get(viewer, '/api/goal-review/GR-C-30007-1/file').status).toBe(403)
  })
})
