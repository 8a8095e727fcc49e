// Grey blocks in the final size of what is loading, so that nothing jumps when it arrives.
import layout from '../layout.module.css'
import css from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths; by default a width of '60%' and the height of one line. */
  width?: string
  height?: string
  /** Repeats the block, for lists and tables. */
  lines?: number
}

/** Grey lines of a size (CSS lengths) while content loads; screen readers pass over them. */
export function Skeleton({ width = '100%', height = '1.5rem', lines = 1 }: SkeletonProps) {
  return (
    <span className={layout.stack3} aria-hidden="true" data-loading>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={css.block} style={{ width, height }} />
      ))}
    </span>
  )
}
