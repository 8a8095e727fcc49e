// Shown in place of the form once a request is sent. Its heading, which says what is so now, has the focus.
import type { ReactNode } from 'react'
import { Card } from '#ui/cards/card.tsx'
import { useFocusOnShow } from '#ui/use-focus-on-show.ts'
import layout from '#ui/layout.module.css'

interface SentCardProps {
  heading: string
  reference: string
  children: ReactNode
}

export function SentCard({ heading, reference, children }: SentCardProps) {
  const ref = useFocusOnShow<HTMLHeadingElement>()
  return (
    <Card>
      <div className={layout.stack4}>
        <h2 ref={ref} tabIndex={-1}>
          {heading}
        </h2>
        <p>
          Your reference is <strong>{reference}</strong>.
        </p>
        {children}
      </div>
    </Card>
  )
}
