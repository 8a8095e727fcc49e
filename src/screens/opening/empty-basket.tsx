// Shown instead of the portfolios while there are none.
import { ButtonLink } from '#screen-api/links/button-link.tsx'
import { Card } from '#ui/cards/card.tsx'
import { EmptyState } from '#ui/cards/empty-state.tsx'
import { Drawing } from '#ui/drawings/drawing.tsx'

export function EmptyBasket() {
  return (
    <Card>
      <EmptyState
        picture={<Drawing name="basket" />}
        title="Your basket is empty"
        action={
          <ButtonLink to="projections" variant="primary">
            Design a portfolio
          </ButtonLink>
        }
      >
        Portfolios you design are kept here until you apply.
      </EmptyState>
    </Card>
  )
}
