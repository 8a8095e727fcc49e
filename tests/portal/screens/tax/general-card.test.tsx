import { screen } from '@testing-library/react'
import { expect, it, describe } from 'vitest'
import type { TaxYearInfo } from '#api/tax/tax-year-info.ts'
import { GeneralCard } from '#screens/tax/general-card.tsx'
import { render } from '../../../engine/ui/render.tsx'

const info = {
  ...{ year: 2026, label: '2026/27' },
  ...{ capitalGainsExemptPence: 3_000_00, dividendAllowancePence: 500_00 },
} as TaxYearInfo
const general = { realisedGainPence: 0, interestPence: 0, accounts: [], sales: [], purchasesAhead: [] }
const barOf = async (dividendsPence: number) => {
  await render(<GeneralCard info={info} general={{ ...general, dividendsPence }} isOver={false} />)
  return screen.getByRole('meter', { name: 'Dividends beside the dividend allowance' })
}
const widths = (bar: HTMLElement) => [...bar.children].map((part) => (part as HTMLElement).style.width)

describe('Dividends above their allowance', () => {
  it('say how much is free and how much is taxable, as the bar does, and go beyond the mark of the allowance', async () => {
    const bar = await barOf(800_00)
    expect(bar.getAttribute('aria-valuetext')).toBe('£500 free of tax, £300 taxable')
    expect(widths(bar)).toEqual(['62.5%', '37.5%'])
  })

  it('are one part of the bar up to it', async () => {
    const bar = await barOf(500_00)
    expect(bar.getAttribute('aria-valuetext')).toBe('£500 of £500 used')
    expect(widths(bar)).toEqual(['100%'])
  })
})
