// The services that use an ISA allowance, in words.
import type { TaxServiceKind } from '#domain/tax/tax-services.ts'

export const services: readonly { kind: TaxServiceKind; title: string; text: string }[] = [
  {
    kind: 'BedAndIsa',
    title: 'Bed and ISA',
    text: 'We sell investments in your general account and buy them again in your ISA, within the allowance of the tax year in which we begin: the next working day decides. A sale can realise a gain that counts for capital gains tax.',
  },
  {
    kind: 'AutomaticUse',
    title: 'Use the new allowance on 6 April',
    text: 'On the first working day of the new tax year we move an amount from your general account into your ISA in the same way, so that it is sheltered for the whole year.',
  },
]
