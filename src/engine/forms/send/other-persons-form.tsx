// Stands in place of a form that was begun for somebody else: the account has been changed meanwhile, in another tab.
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { useFocusOnShow } from '#ui/use-focus-on-show.ts'
import { usePortal } from '#screen-api/portal.ts'
import css from './send-form.module.css'

export function OtherPersonsForm({ name, onStart }: { name: string; onStart: () => void }) {
  const { activeUserName } = usePortal()
  const heading = useFocusOnShow<HTMLHeadingElement>()
  return (
    <Card>
      <div className={css.stopped}>
        <h3 ref={heading} tabIndex={-1}>
          This form was for {name}
        </h3>
        <p>
          You changed account in another tab, so this page is now for {activeUserName}. Nothing was sent. We
          kept what was saved for {name}: change back to that account to go on with it.
        </p>
        <Button onClick={onStart}>Start this form for {activeUserName}</Button>
      </div>
    </Card>
  )
}
