// The retirement planner over the sandbox: where the focus goes when a row goes away, and when that is taken back.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import RetirementAssumptions from '#screens/retirement/assumptions.screen.tsx'
import RetirementPlanner from '#screens/retirement/planner.screen.tsx'
import { people } from '../../product-api/support/sandbox.ts'
import { press, stubWidth } from '../../../engine/ui/render.tsx'
import { renderAs } from '../../../engine/ui/render-as.tsx'

/** Never answers: only the fields are looked at. */
class SilentWorker {
  addEventListener(_type?: string, _listener?: () => void): void {}
  postMessage(): void {}
  terminate(): void {}
}

beforeEach(() => {
  stubWidth(1280)
  vi.stubGlobal('Worker', SilentWorker)
})
afterEach(() => vi.unstubAllGlobals())

const focused = () => document.activeElement?.textContent
const pressed = async (name: string) => {
  const button = (await screen.findByText(name)).closest('button')!
  button.focus()
  await press(button)
}

/** Breaks as it starts. */
class BrokenWorker extends SilentWorker {
  override addEventListener(type?: string, listener?: () => void): void {
    if (type === 'error') queueMicrotask(() => listener?.())
  }
}

describe('Somebody whose plan cannot be worked out', () => {
  it('reads so, with the risk warning and nothing that goes on loading', async () => {
    vi.stubGlobal('Worker', BrokenWorker)
    const place = await renderAs(people.amelia, <RetirementPlanner />)
    await screen.findByText(/^We couldn’t work out your plan\./)
    await screen.findByText('Pots')
    await waitFor(() => expect(place.querySelectorAll('[data-loading]')).toHaveLength(0))
    const risk = screen.getByText(/Forecasts are not a reliable indicator/)
    expect(risk.closest('[data-follows]')).toBeNull()
  })
})

describe('Somebody whose plan is being worked out', () => {
  it('reads what is asked, and has the plan to change', async () => {
    await renderAs(people.amelia, <RetirementPlanner />)
    await screen.findByText('Will £31,700 a year from 67 last until 95?')
    expect((await screen.findByLabelText<HTMLInputElement>('Retire at')).value).toBe('67')
  })
})

describe('Somebody who reads what a plan assumes', () => {
  it('has the six things that matter most in sight, and the rest in folds', async () => {
    await renderAs(people.amelia, <RetirementAssumptions />)
    const first = screen.getByRole('region', { name: 'What matters most' })
    expect(
      within(first)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Futures', 'Enough', 'Prices', 'State Pension', 'Earliest age', 'Tax-free part'])
    const details = screen.getByRole('region', { name: 'The details' })
    expect(within(details).queryAllByRole('term')).toEqual([])
    await press(within(details).getByRole('button', { name: 'Pensions' }))
    expect(within(details).getAllByRole('term')).toHaveLength(4)
  })
})

describe('Somebody who takes a pot out of their plan', () => {
  const takeOut = async () => {
    await renderAs(people.amelia, <RetirementPlanner />)
    await press(await screen.findByText('Pots'))
    await pressed('Add a pot elsewhere')
    await pressed('Remove pot 1')
  }

  it('has the focus on Undo, because the row has gone with its button', async () => {
    await takeOut()
    expect(focused()).toBe('Undo')
  })

  it('has it on what became of that when they take it back', async () => {
    await takeOut()
    await pressed('Undo')
    expect(screen.getByText('Remove pot 1')).toBeDefined()
    expect(focused()).toBe('Your plan is as it was before.')
  })
})
