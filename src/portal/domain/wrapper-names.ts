// What kinds of account are called when one is opened.
import type { BasketItem } from './opening/basket.ts'

export const wrapperNames: Record<BasketItem['wrapper'], string> = {
  ISA: 'ISA',
  GIA: 'General investment account',
  Pension: 'Personal pension',
  JISA: 'Junior ISA',
}
