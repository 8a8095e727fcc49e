// Whether the basket has been kept. A failure can be tried again; where another basket is kept by now, one of both is chosen.
import { useRef } from 'react'
import { Button } from 'portal-engine/ui/button.tsx'
import { ChangedBasket } from './changed-basket.tsx'
import type { ShownBasket } from './use-basket.ts'
import css from './opening.module.css'

export function SavingLine({ shown }: { shown: ShownBasket }) {
  const { saving, save, elsewhere } = shown
  const line = useRef<HTMLParagraphElement>(null)
  return (
    <>
      {elsewhere && <ChangedBasket kept={elsewhere} shown={shown} onChosen={() => line.current?.focus()} />}
      <p role="status" ref={line} tabIndex={-1} className={css.saving}>
        {saving === 'saving' && 'Saving your basket…'}
        {saving === 'saved' && 'Your basket is saved.'}
        {saving === 'failed' && !elsewhere && (
          <>
            We couldn’t save your basket. It is still on this page.
            <Button variant="quiet" icon="refresh" onClick={save}>
              Try again
            </Button>
          </>
        )}
      </p>
    </>
  )
}
