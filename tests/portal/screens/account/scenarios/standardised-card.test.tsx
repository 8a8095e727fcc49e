// What the standardised projection of a pension takes off.
import { describe, expect, it } from 'vitest'
import { StandardisedCard } from '#screens/account/scenarios/standardised-card.tsx'
import { render, stubWidth } from '../../../../engine/ui/render.tsx'

describe('The standardised projection of a pension', () => {
  it('is after our fee and what the funds are assumed to charge', async () => {
    stubWidth(1280)
    const place = await render(
      <StandardisedCard
        asked={{ lump: 0, monthly: 0, years: 20, risk: 5 }}
        valuePence={100_000_00}
        currency="GBP"
        feeBps={60}
      />,
    )
    // 100,000 × (1.0294118 × 0.9925)^20, rounded down
    expect(place.textContent).toContain('£153,000')
    expect(place.textContent).toContain(
      'After our fee of 0.6% a year and 0.15% a year assumed for the funds’ charges',
    )
  })
})
