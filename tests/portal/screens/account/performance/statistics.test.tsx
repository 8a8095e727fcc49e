// The figures of a period in words.
import { describe, expect, it } from 'vitest'
import type { AccountPerformance } from '#api/accounts/performance.ts'
import { readChoices } from '#screens/account/performance/choices.ts'
import { Statistics } from '#screens/account/performance/statistics.tsx'
import type { ComparatorState } from '#screens/account/performance/use-comparators.ts'
import { render } from '../../../../engine/ui/render.tsx'

const close = (date: string, valuePence: number, twrIndex: number) => ({
  date,
  valuePence,
  netPaidInPence: 100_000_00,
  paidInPence: 100_000_00,
  twrIndex,
  feesPence: 0,
})

const target = { id: 'target', name: 'Your target', description: '', source: '' }
const compared = { info: target, isShown: true, hasFailed: false, retry: () => undefined }

async function figure(wanted: string, from: string, growth: number, comparators: readonly ComparatorState[]) {
  const closes = [
    close(from, 100_000_00, 100),
    close('2026-11-20', 100_000_00 * (1 + growth), 100 * (1 + growth)),
  ]
  const choices = readChoices(new URLSearchParams(`period=Custom&from=${from}&to=2026-11-20`), closes)
  const performance = { currency: 'GBP', points: closes } as unknown as AccountPerformance
  const place = await render(
    <Statistics performance={performance} hasRelief={false} choices={choices} comparators={comparators} />,
  )
  const name = [...place.querySelectorAll('dt')].find(({ textContent }) => textContent === wanted)
  return name?.nextElementSibling?.textContent
}

const ownReturn = (from: string, growth: number) => figure('Your own return', from, growth, [])

describe('A client’s own return', () => {
  it('is over a month what it was, not what it would be in a year', async () => {
    expect(await ownReturn('2026-10-20', 0.03)).toBe('+3.0%')
  })

  it('is told with its yearly rate over two years', async () => {
    expect(await ownReturn('2024-11-20', 0.21)).toBe('+21.0%, +10.0% a year')
  })
})

describe('What an account is compared with', () => {
  const points = [
    { date: '2020-01-01', index: 100 },
    { date: '2024-11-20', index: 200 },
    { date: '2026-11-20', index: 242 },
  ]
  const data = { id: 'target', currency: 'GBP', points, estimatedFrom: null }

  it('is told over the same two years, with its yearly rate', async () => {
    expect(await figure('Your target', '2024-11-20', 0.1, [{ ...compared, data }])).toBe(
      '+21.0%, +10.0% a year',
    )
  })

  it('says that it failed, and is left out where it is not shown', async () => {
    expect(await figure('Your target', '2024-11-20', 0.1, [{ ...compared, hasFailed: true }])).toBe(
      'We couldn’t load it',
    )
    expect(
      await figure('Your target', '2024-11-20', 0.1, [{ ...compared, data, isShown: false }]),
    ).toBeUndefined()
  })
})
