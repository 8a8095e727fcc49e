// What is asked of Amelia's pension: a contribution, and a transfer from another provider.

export const pension = 'A-U-20002-3'
export const contribution = {
  accountId: pension,
  payer: 'personal',
  amountPence: 1_000_00,
  arrivesOn: '2026-12-01',
  earningsPence: 45_000_00,
}
export const transfer = {
  accountId: pension,
  provider: 'Harbour Pensions',
  planNumber: 'HP-1',
  amountPence: 30_000_00,
  safeguarded: 'yes',
  hasProtectedAge: true,
}
