// Another basket has been kept meanwhile: both, and which one to go on with.
import { useEffect, useRef } from 'react'
import type { OpeningBackup } from '#api/opening/account-opening.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { formatInstant } from 'portal-engine/ui/figures/instants.ts'
import { BriefItems } from './brief-items.tsx'
import type { ShownBasket } from './use-basket.ts'
import notice from 'portal-engine/ui/notice.module.css'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import css from './opening.module.css'

interface ChangedBasketProps {
  kept: OpeningBackup
  shown: Pick<ShownBasket, 'basket' | 'take' | 'saveOver'>
  onChosen: () => void
}

export function ChangedBasket({ kept, shown, onChosen }: ChangedBasketProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isEmpty = kept.basket.items.length === 0
  const choose = (choice: (kept: OpeningBackup) => void) => {
    choice(kept)
    onChosen()
  }
  return (
    <section className={`${notice.problem} ${layout.stack4}`} aria-labelledby="changed-basket">
      <h2 id="changed-basket" ref={heading} tabIndex={-1} className={css.changedHeading}>
        This has changed elsewhere
      </h2>
      <p>
        {isEmpty
          ? 'Your basket was emptied, or its application sent, in another tab or by somebody else.'
          : `Another basket was saved${kept.keptAt === null ? '' : ` on ${formatInstant(kept.keptAt)}`}, in another tab or by somebody else.`}{' '}
        The basket on this page is not saved yet.
      </p>
      <div className={css.pair}>
        <div>
          <h3 className={prose.muted}>Kept for you</h3>
          <BriefItems basket={kept.basket} />
        </div>
        <div>
          <h3 className={prose.muted}>On this page</h3>
          <BriefItems basket={shown.basket} />
        </div>
      </div>
      <div className={layout.row}>
        <Button variant="primary" onClick={() => choose(shown.take)}>
          {isEmpty ? 'Leave it empty' : 'Use the basket kept for you'}
        </Button>
        <Button onClick={() => choose(shown.saveOver)}>Keep the basket on this page</Button>
      </div>
    </section>
  )
}
