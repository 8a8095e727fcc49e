// Shown instead of the portfolios while there are none.
import { ButtonLink } from '#screen-api/links/button-link.tsx'
import { Card } from '#ui/cards/card.tsx'
import { DrawnEmptyState } from '#ui/drawings/drawing.tsx'

export function EmptyBasket() {
  return (
    <Card>
      <DrawnEmptyState
        drawing="basket"
        title="Your basket is empty"
        action={
          <ButtonLink to="projections" variant="primary">
            Design a portfolio
          </ButtonLink>
        }
      >
        We keep the portfolios you design here until you apply.
      </DrawnEmptyState>
    </Card>
  )
}
