// In place of a page of figures while no money has arrived: what will be here, and what happens until then and when.
import type { ReactNode } from 'react'
import { TabHeading } from 'portal-engine/screen-api/layout/tab-heading.tsx'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { DrawnEmptyState, type DrawingName } from 'portal-engine/ui/drawings/drawing.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import { useCurrentAccount } from './current-account.ts'
import { FirstSteps } from './first-steps.tsx'

interface BeforeMoneyProps {
  drawing: DrawingName
  title: string
  /** What will be here, in a sentence. */
  children: ReactNode
}

export function BeforeMoney({ drawing, title, children }: BeforeMoneyProps) {
  const { id, next } = useCurrentAccount()
  return (
    <>
      <TabHeading note={null} />
      <div className={layout.stack5}>
        <Card>
          <DrawnEmptyState
            drawing={drawing}
            title={title}
            action={
              next === null && (
                <ButtonLink
                  to="bank-transfers"
                  search={`?account=${encodeURIComponent(id)}`}
                  variant="primary"
                >
                  Add money
                </ButtonLink>
              )
            }
          >
            {children}
          </DrawnEmptyState>
        </Card>
        <FirstSteps />
      </div>
    </>
  )
}
