// A small line without axes beside a sentence that says the same: no reader of the screen misses anything.
import css from './sparkline.module.css'

const WIDTH = 1000
const HEIGHT = 100

/** A small line without axes, beside a sentence that says the same. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const across = (index: number) => Math.round((index / Math.max(1, values.length - 1)) * WIDTH)
  const down = (value: number) =>
    high === low ? HEIGHT / 2 : Math.round((1 - (value - low) / (high - low)) * HEIGHT * 10) / 10
  const line = values.map((value, index) => `${across(index)} ${down(value)}`).join('L')
  return (
    <svg
      className={css.sparkline}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {values.length > 1 && (
        <>
          <path className={css.area} d={`M${line}V${HEIGHT}H0Z`} />
          <path className={css.line} d={`M${line}`} />
        </>
      )}
    </svg>
  )
}
