// On to the next step, or back.
import { ButtonLink } from '#screen-api/links/button-link.tsx'
import { Button } from '#ui/button.tsx'
import layout from '#ui/layout.module.css'

/** `back`: the query of the step before. */
export function StepActions({ back }: { back: string }) {
  return (
    <div className={layout.row}>
      <Button type="submit" variant="primary">
        Continue
      </Button>
      <ButtonLink to="portfolio-review" search={back} variant="quiet" isCurrent={false}>
        Back
      </ButtonLink>
    </div>
  )
}
