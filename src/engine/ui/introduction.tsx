// The introduction to a page, shown from the first visit until it is dismissed.
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Card } from './cards/card.tsx'
import { toasts } from './toasts/toasts.ts'
import css from './introduction.module.css'

/** Says that a dismissal could not be kept. */
export const mayShowAgain = () =>
  void toasts.warning('We couldn’t save that. This introduction may show again next time.')

interface IntroductionProps {
  title: string
  /** Items of a list. */
  children: ReactNode
  onDismiss: () => void
}

/** The introduction to a page, until it is dismissed. */
export function Introduction({ title, children, onDismiss }: IntroductionProps) {
  return (
    <div className={css.introduction} data-not-printed data-follows>
      <Card title={title} tone="wash">
        <div className={css.inside}>
          <ul className={css.points}>{children}</ul>
          <Button onClick={onDismiss}>Got it</Button>
        </div>
      </Card>
    </div>
  )
}
