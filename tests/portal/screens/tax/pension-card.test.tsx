// The pension allowance on the tax page: with what can be carried forward, and once flexible income is taken.
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getTaxUse, type TaxUse } from '#api/tax/tax-use.ts'
import { getTaxYearInfo } from '#api/tax/tax-year-info.ts'
import { PensionCard } from '#screens/tax/pension-card.tsx'
import { openSandbox, people, type Caller } from '../../product-api/support/sandbox.ts'
import { render, stubWidth } from '../../../engine/ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

/** The card of this person, with these changes. */
async function see(who: Caller, change: Partial<NonNullable<TaxUse['pension']>> = {}) {
  const { get } = openSandbox()
  const { pension } = getTaxUse.answer.parse(get(who, '/api/portfolios/taxuse').body)
  const info = getTaxYearInfo.answer.parse(get(who, '/api/taxyearinfo').body)
  const page = await render(<PensionCard info={info} pension={{ ...pension!, ...change }} />)
  return { text: page.textContent, used: screen.getByRole('meter').getAttribute('aria-valuetext') }
}

describe('The pension allowance of somebody', () => {
  it('is the whole one without flexible income, with what is carried forward', async () => {
    const { text, used } = await see(people.amelia)
    expect(used).toBe('£4,000 of £60,000 used')
    expect(text).toContain('£56,000 left this year')
    expect(text).toContain('With £162,500 unused from earlier years, up to £218,500 may be paid in')
    expect(text).not.toContain('Your employer’s part')
    fireEvent.click(screen.getByRole('button', { name: 'Unused from earlier years' }))
    expect(screen.getByRole('table', { name: /^Unused from earlier years/ })).toBeDefined()
  })

  it('is £10,000 after flexible income, and nothing is carried forward', async () => {
    const { text, used } = await see(people.grace)
    expect(used).toBe('£2,400 of £10,000 used')
    expect(text).toContain('£7,600 left this year')
    expect(text).toContain('You have taken flexible income since 11\u00a0May 2026.')
    expect(text).not.toContain('earlier years')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('is used up once more than £10,000 has been paid in since then', async () => {
    const { text, used } = await see(people.grace, {
      flexible: { since: '2026-05-11', usedPence: 12_000_00 },
    })
    expect(used).toBe('£12,000 of £10,000 used')
    expect(text).toContain('£0 left this year')
  })

  it('has by itself the part that an employer pays in', async () => {
    const { text } = await see(people.amelia, { employerPence: 1_000_00 })
    expect(text).toContain('Your employer’s part, without relief£1,000')
  })
})
