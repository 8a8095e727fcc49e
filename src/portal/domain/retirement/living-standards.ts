// What a retirement costs by the Retirement Living Standards of the Pensions and Lifetime Savings Association (now
// Pensions UK), published on 3 June 2025; no newer figures were found on 22 November 2026. What people spend a year
// outside London, before tax, rent or mortgage.

export const livingStandards = [
  { id: 'minimum', name: 'Minimum', onePence: 13_400_00, twoPence: 21_600_00 },
  { id: 'moderate', name: 'Moderate', onePence: 31_700_00, twoPence: 43_900_00 },
  { id: 'comfortable', name: 'Comfortable', onePence: 43_900_00, twoPence: 60_600_00 },
] as const

export const livingStandardsSource =
  'Pensions and Lifetime Savings Association, Retirement Living Standards, 3 June 2025'
