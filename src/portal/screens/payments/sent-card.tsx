// The card shown once a form was sent. Its heading has the focus.
import type { ReactNode } from 'react'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { useFocusOnShow } from 'portal-engine/ui/use-focus-on-show.ts'
import layout from 'portal-engine/ui/layout.module.css'

interface SentCardProps {
  title: string
  /** Where people go on, if not on the same page. */
  actions?: ReactNode
  children: ReactNode
}

export function SentCard({ title, actions, children }: SentCardProps) {
  const heading = useFocusOnShow<HTMLHeadingElement>()
  return (
    <Card>
      <div className={layout.stack4}>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        {children}
        {actions !== undefined && <div className={layout.centredRow}>{actions}</div>}
      </div>
    </Card>
  )
}
