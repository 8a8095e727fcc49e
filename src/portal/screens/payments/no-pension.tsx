// In place of a form about a pension for somebody who has none here.
import { TabHeading } from 'portal-engine/screen-api/layout/tab-heading.tsx'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { DrawnEmptyState } from 'portal-engine/ui/drawings/drawing.tsx'

export const NoPension = () => (
  <>
    <TabHeading note={null} />
    <Card>
      <DrawnEmptyState
        drawing="years"
        title="There is no pension here yet"
        action={<ButtonLink to="projections">Open a pension</ButtonLink>}
      >
        It takes about ten minutes to open one. Then you can pay in with tax relief, and bring other pensions
        here.
      </DrawnEmptyState>
    </Card>
  </>
)
