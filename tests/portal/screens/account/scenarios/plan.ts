// An account and two simulations for the tests of scenarios.
import type { Account } from '#api/accounts/accounts.ts'
import type { SimulationResult } from '#screens/shared/simulation/messages.ts'

export const account = {
  goal: { name: 'House', targetPence: 50_000_00, targetOn: '2034-06-30' },
  valuedOn: '2026-11-20',
  riskLevel: 4,
  monthly: { netPence: 0, reliefPence: 0 },
  baseCurrency: 'GBP',
  status: 'Open',
  next: null,
} as Account

/** 10, 20 … 90 per cent lines that end at these pounds. */
export const result = (low: number, median: number, high: number, chance?: number): SimulationResult => ({
  months: [0, 12],
  fan: [
    Array.from({ length: 9 }, () => 10_000_00),
    [low, 0, 0, 0, median, 0, 0, 0, high].map((pounds) => pounds * 100),
  ],
  chance,
})
