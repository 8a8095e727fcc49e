// The list of payments: when each is or was paid.
import { describe, expect, it } from 'vitest'
import type { Payment } from '#api/payments/payments.ts'
import { PaymentsTable } from '#screens/payments/payments-table.tsx'
import { render, stubWidth } from '../../../engine/ui/render.tsx'

const payment = (id: string, status: string): Payment => ({
  ...{ id, status, reference: 'WD-1', kind: 'withdrawal', direction: 'out', accountId: 'A-1' },
  ...{ accountName: 'General Investment Account', amountPence: 250_00, currency: 'GBP', isEstimate: false },
  ...{ askedBy: 'Amelia Hart', settlesOn: '2026-12-01', bankAccountEnding: null, about: null, reason: null },
  ...{ askedAt: '2026-11-24T09:00:00Z', timeline: [], canBeCancelled: false },
})

describe('The date of a payment', () => {
  it('is an expected one until the payment has ended', async () => {
    stubWidth(1280)
    const payments = ['requested', 'in-progress', 'completed'].map((status) => payment(status, status))
    const place = await render(<PaymentsTable caption="Payments" payments={payments} />)
    expect(
      [...place.querySelectorAll('tbody td:nth-child(3)')].map(({ textContent }) => textContent),
    ).toEqual(['Expected 1\u00a0Dec 2026', 'Expected 1\u00a0Dec 2026', '1\u00a0Dec 2026'])
  })

  it('stands below the name on a phone, with the status', async () => {
    stubWidth(390)
    const place = await render(<PaymentsTable caption="Payments" payments={[payment('one', 'requested')]} />)
    expect(place.querySelector('li')!.textContent).toContain('Expected 1\u00a0Dec 2026')
    expect(place.querySelector('li')!.textContent).toContain('Requested')
  })
})
