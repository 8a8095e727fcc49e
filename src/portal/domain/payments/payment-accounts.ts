// What somebody can pay into or out of: the pages about payments depend on it.

/** `general`: neither an ISA or junior ISA nor a pension. */
export type PaymentAccounts = 'general' | 'isa' | 'pension' | 'isa-and-pension'

/** Which kinds are among accounts of these types? */
export function paymentAccounts(types: readonly string[]): PaymentAccounts {
  const hasIsa = types.includes('ISA') || types.includes('JISA')
  if (!types.includes('Pension')) return hasIsa ? 'isa' : 'general'
  return hasIsa ? 'isa-and-pension' : 'pension'
}
