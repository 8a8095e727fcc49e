// A bar of parts beside one another: a share of a whole, a limit with what is used and planned of it, or a whole in its parts.
import type { ComponentProps } from 'react'
import css from './bar.module.css'

/** A bar; what its parts do not fill is empty. It has a `role` with its words, or is hidden from who hears the page say them. */
export const Bar = (attributes: ComponentProps<'div'>) => <div className={css.track} {...attributes} />

/** A part of a bar, in a colour of its own or of what it is. */
export const BarPart = ({
  percent,
  is = 'fill',
  colour,
}: {
  percent: number
  is?: 'fill' | 'planned' | 'over'
  colour?: string
}) => <div className={css[is]} style={{ width: `${percent}%`, background: colour }} />
