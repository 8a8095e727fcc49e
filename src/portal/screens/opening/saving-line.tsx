// Whether the basket has been kept; a failure can be tried again.
import { Button } from '#ui/button.tsx'
import type { ShownBasket } from './use-basket.ts'
import css from './opening.module.css'

export function SavingLine({ saving, save }: Pick<ShownBasket, 'saving' | 'save'>) {
  return (
    <p role="status" className={css.saving}>
      {saving === 'saving' && 'Saving your basket…'}
      {saving === 'saved' && 'Your basket is saved.'}
      {saving === 'failed' && (
        <>
          We couldn’t save your basket. It is still on this page.
          <Button variant="quiet" icon="refresh" onClick={save}>
            Try again
          </Button>
        </>
      )}
    </p>
  )
}
