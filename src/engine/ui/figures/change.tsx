// A gain or a loss, with arrow, sign and word; colour is never the only difference.
import { formatReturn } from '#base/money.ts'
import { Icon } from '../icons.tsx'
import { AmountText } from './amount-text.tsx'
import { useFormats } from './hidden-amounts.ts'
import css from './change.module.css'

interface ChangeProps {
  /** Integer pence; may be left out if only a rate is known. */
  pence?: number
  /** A ratio: 0.073 for 7.3 %. */
  ratio?: number
  exact?: boolean
  currency?: string
}

const directionOf = (amount: number) => (amount > 0 ? 'up' : amount < 0 ? 'down' : 'level')
const words = { up: 'Up', down: 'Down', level: 'No change' } as const
const icons = { up: 'arrow-up', down: 'arrow-down', level: 'minus' } as const

/** A gain or a loss in pence, as a ratio, or both. */
export function Change({ pence, ratio, exact = false, currency = 'GBP' }: ChangeProps) {
  const direction = directionOf(pence ?? ratio ?? 0)
  const formats = useFormats()
  const format = exact ? formats.pence : formats.pounds
  const figures = [
    pence === undefined ? undefined : format(Math.abs(pence), currency),
    ratio === undefined ? undefined : formatReturn(Math.abs(ratio)).replace('+', ''),
  ].filter((figure) => figure !== undefined)
  const [main, inBrackets] = figures
  return (
    <span className={`figures ${css.change} ${css[direction]}`}>
      <Icon name={icons[direction]} size={16} />
      <span>
        {words[direction]}
        {direction !== 'level' && (
          <AmountText>{` ${main}${inBrackets === undefined ? '' : ` (${inBrackets})`}`}</AmountText>
        )}
      </span>
    </span>
  )
}
