// The forms that are begun and sent later: until then each is among the tasks. By job, with what it is called there;
// a form of two pages has a name for each.

export const unsentForms = {
  'bank-transfer': 'Payment in',
  'bank-transfer-of-pension': 'Pension contribution',
  'isa-transfer': 'Transfer of an ISA to us',
  'pension-transfer': 'Transfer of a pension to us',
  'direct-debit-change': 'Change of a Direct Debit',
  withdrawal: 'Withdrawal',
  'regular-payment': 'New monthly payment to you',
  'regular-payment-change': 'Change of a monthly payment to you',
  'regular-payment-of-pension': 'New monthly income from a pension',
  'regular-payment-change-of-pension': 'Change of a monthly income from a pension',
  drawdown: 'Pension drawdown',
  'whole-pension': 'Taking a whole pension',
  'bank-account': 'New bank account',
  wish: 'Expression of wish',
} as const

export type UnsentJob = keyof typeof unsentForms
