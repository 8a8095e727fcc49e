// On to the next step, or back.
import type { ReactNode } from 'react'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { Button } from 'portal-engine/ui/button.tsx'
import layout from 'portal-engine/ui/layout.module.css'

/** `back`: the query of the step before; `children`: another way on. */
export function StepActions({ back, children }: { back: string; children?: ReactNode }) {
  return (
    <div className={layout.row}>
      <Button type="submit" variant="primary">
        Continue
      </Button>
      {children}
      <BackLink back={back} />
    </div>
  )
}

export const BackLink = ({ back }: { back: string }) => (
  <ButtonLink to="portfolio-review" search={back} variant="quiet" isCurrent={false}>
    Back
  </ButtonLink>
)
