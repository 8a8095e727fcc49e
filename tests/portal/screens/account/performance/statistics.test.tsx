// The figures of a period in words.
import { describe, expect, it } from 'vitest'
import type { AccountPerformance } from '#api/accounts/performance.ts'
import { readChoices } from '#screens/account/performance/choices.ts'
import { Statistics } from '#screens/account/performance/statistics.tsx'
import { render } from '../../../../engine/ui/render.tsx'

const close = (date: string, valuePence: number, twrIndex: number) => ({
  date,
  valuePence,
  netPaidInPence: 100_000_00,
  paidInPence: 100_000_00,
  twrIndex,
  feesPence: 0,
})

async function ownReturn(from: string, growth: number) {
  const closes = [
    close(from, 100_000_00, 100),
    close('2026-11-20', 100_000_00 * (1 + growth), 100 * (1 + growth)),
  ]
  const choices = readChoices(new URLSearchParams(`period=Custom&from=${from}&to=2026-11-20`), closes)
  const performance = { currency: 'GBP', points: closes } as unknown as AccountPerformance
  const place = await render(<Statistics performance={performance} choices={choices} comparators={[]} />)
  const name = [...place.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Your own return')
  return name?.nextElementSibling?.textContent
}

describe('A client’s own return', () => {
  it('is over a month what it was, not what it would be in a year', async () => {
    expect(await ownReturn('2026-10-20', 0.03)).toBe('+3.0%')
  })

  it('is told with its yearly rate over two years', async () => {
    expect(await ownReturn('2024-11-20', 0.21)).toBe('+21.0%, +10.0% a year')
  })
})
