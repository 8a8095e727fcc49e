// We were told that the person has died: they say here that it is wrong.
import { useApi } from 'portal-engine/http/context.ts'
import { denyDeath } from '#api/people/security.ts'
import { useChange } from 'portal-engine/forms/send/use-change.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import css from './security.module.css'

export default function DenyDeath({ toldOn }: { toldOn: string }) {
  const api = useApi()
  const change = useChange()
  return (
    <Card title="We were told that you have died">
      <div className={css.told}>
        <p>
          Somebody told us so on {formatDate(toldOn)}. If it is wrong, say so here, or call us. Your accounts
          are then open. Anything that was cancelled by then stays cancelled.
        </p>
        <Button
          variant="primary"
          onClick={() =>
            change({ work: () => api.call(denyDeath), done: 'Your accounts are open. Nothing is stopped.' })
          }
        >
          I have not died
        </Button>
      </div>
    </Card>
  )
}
