// An amount of money: the sign of its currency inside, as wide as twelve characters.
import { currencySymbol } from '#base/money.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'
import css from './money-input.module.css'

interface MoneyInputProps extends TextInputProps {
  currency?: string | undefined
  /** It is what the page is about; what stands above it says its name. */
  isLarge?: boolean | undefined
}

/** A field for an amount as typed, behind its currency’s sign; `parsePounds` makes pence of it. */
export function MoneyInput({ currency = 'GBP', isLarge = false, ...rest }: MoneyInputProps) {
  return (
    <TextInput
      inputMode="decimal"
      maxLength={20}
      leftSection={<span aria-hidden="true">{currencySymbol(currency)}</span>}
      leftSectionWidth={isLarge ? 44 : 34}
      size={isLarge ? 'xl' : 'md'}
      classNames={{ wrapper: css.width, ...(isLarge && { label: 'visually-hidden', input: css.large }) }}
      {...rest}
    />
  )
}
