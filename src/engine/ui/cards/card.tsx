// A card with a title. The heading names the region for people who navigate by headings.
import { useId, type ReactNode } from 'react'
import css from './card.module.css'

interface CardProps {
  title?: ReactNode
  /** The heading is for screen readers, because something above the card says the same. */
  isTitleHidden?: boolean
  /** Heading level of the title; 2 unless the card is inside another section. */
  level?: 2 | 3
  /** A secondary link or control on the title's line. */
  aside?: ReactNode
  tone?: 'plain' | 'wash'
  className?: string | undefined
  /** It comes together with what stands before it, whose height is not known while that loads. */
  follows?: boolean
  /** False for one that is of no use on paper. */
  isPrinted?: boolean
  children: ReactNode
}

/** A region of a page with a heading (h2, or h3 by `level`). */
export function Card(props: CardProps) {
  const {
    title,
    isTitleHidden,
    level = 2,
    aside,
    tone = 'plain',
    className,
    follows,
    isPrinted = true,
    children,
  } = props
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      className={[css.card, tone === 'wash' && css.wash, className].filter(Boolean).join(' ')}
      data-follows={follows}
      data-not-printed={!isPrinted || undefined}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <div className={isTitleHidden ? 'visually-hidden' : css.head}>
          <Heading id={id} className={css.title}>
            {title}
          </Heading>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
