// The steps of a portfolio review: an error goes as soon as its field is mended.
import { act, fireEvent, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GoalReview, PortfolioToReview } from '#api/accounts/goal-review.ts'
import { topics } from '#domain/goal-review/questions.ts'
import type { ReviewAnswers } from '#domain/goal-review/review.ts'
import { answerOf } from '#domain/goal-review/terms.ts'
import { PortfolioStep } from '#screens/account/portfolio-review/portfolio-step.tsx'
import { RiskStep } from '#screens/account/portfolio-review/risk-step.tsx'
import type { StepProps } from '#screens/account/portfolio-review/step-props.ts'
import { TopicStep } from '#screens/account/portfolio-review/topic-step.tsx'
import { people } from '../../../product-api/support/sandbox.ts'
import { press, stubWidth } from '../../../../engine/ui/render.tsx'
import { renderAs } from '../../../../engine/ui/render-as.tsx'

/** Calculates nothing: the figures of the two risk levels stay away. */
class SilentWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

beforeEach(() => {
  stubWidth(1280)
  vi.stubGlobal('Worker', SilentWorker)
})
afterEach(() => vi.unstubAllGlobals())

const terms = { goal: { name: 'A house', targetPence: 90_000_00, targetOn: '2036-04-01' }, riskLevel: 4 }
const portfolio: PortfolioToReview = {
  ...{ accountId: 'A-1', name: 'ISA', type: 'isa', currency: 'GBP', valuePence: 40_000_00 },
  ...{ terms, monthlyPence: 0, requestedRiskLevel: null, mixes: [] },
}
const blank: ReviewAnswers = { portfolios: {}, circumstances: {}, note: '', seen: [] }

/** Amelia is at one step with these answers. */
async function open(answers: ReviewAnswers, step: (props: StepProps) => ReactNode) {
  const goOn = vi.fn()
  function Page() {
    const [latest, set] = useState(answers)
    const form = { save: set, typed: set } as unknown as StepProps['form']
    const steps = { back: '', goOn } as unknown as StepProps['steps']
    return step({ answers: latest, form, steps, today: '2026-11-21' })
  }
  await renderAs(people.amelia, <Page />)
  return goOn
}

const goOnNow = () => press(screen.getByRole('button', { name: 'Continue' }))
const choose = (answer: string) => press(screen.getByRole('radio', { name: answer }))
const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
const errors = () =>
  screen
    .queryAllByRole('alert')
    .flatMap((alert) => [...alert.querySelectorAll('a')].map((link) => link.textContent))

describe('Somebody who answers a step of the portfolio review', () => {
  it('goes on with one press where everything is still right', async () => {
    const goOn = await open(blank, (props) => <PortfolioStep {...props} portfolio={portfolio} />)
    await press(screen.getByRole('button', { name: 'Still right' }))
    expect(goOn).toHaveBeenCalledExactlyOnceWith({
      ...blank,
      portfolios: { 'A-1': answerOf('right', terms) },
    })
  })

  it('has the focus on the first field once they want a change, and may still keep everything', async () => {
    const goOn = await open(blank, (props) => <PortfolioStep {...props} portfolio={portfolio} />)
    await press(screen.getByRole('button', { name: 'Change' }))
    expect(document.activeElement).toBe(screen.getByLabelText('What is the money for?'))
    await goOnNow()
    expect(errors()).toEqual(['Change something, or choose “Still right”'])
    expect(goOn).not.toHaveBeenCalled()
    await press(screen.getByRole('button', { name: 'Still right' }))
    expect(goOn).toHaveBeenCalledOnce()
  })

  it('sees one error go as its field is mended, and the other one stay', async () => {
    const wrong = { ...answerOf('change', terms), amount: 'abc', year: '1999' }
    const goOn = await open({ ...blank, portfolios: { 'A-1': wrong } }, (props) => (
      <PortfolioStep {...props} portfolio={portfolio} />
    ))
    await goOnNow()
    expect(errors()).toEqual(['Enter the amount you need, such as 90,000', 'Enter a year from 2027 to 2077'])
    await type('Amount you need (£)', '95,000')
    expect(errors()).toEqual(['Enter a year from 2027 to 2077'])
    await type('Year in which you need it', '2040')
    expect(errors()).toEqual([])
    await goOnNow()
    expect(goOn).toHaveBeenCalledOnce()
  })

  it('sees the error of a question about them go as it is answered', async () => {
    const topic = topics.find(({ questions }) => questions.length === 1)!
    const [question] = topic.questions
    const goOn = await open(blank, (props) => <TopicStep {...props} topic={topic} lastAnswers={{}} />)
    await goOnNow()
    expect(errors()).toEqual([`Choose an answer: ${question!.legend}`])
    await choose(question!.options[0]!.label)
    expect(errors()).toEqual([])
    await goOnNow()
    expect(goOn).toHaveBeenCalledOnce()
  })

  it('sees the error about another risk level go as they choose', async () => {
    const bolder = { ...answerOf('change', terms), risk: '5' }
    const review = { feeRateBps: 60 } as GoalReview
    const goOn = await open({ ...blank, portfolios: { 'A-1': bolder } }, (props) => (
      <RiskStep {...props} portfolio={portfolio} review={review} />
    ))
    await goOnNow()
    expect(errors()).toEqual(['Choose one of the two'])
    await choose('Yes, ask for risk level 5')
    expect(errors()).toEqual([])
    await goOnNow()
    expect(goOn).toHaveBeenCalledOnce()
  })
})
