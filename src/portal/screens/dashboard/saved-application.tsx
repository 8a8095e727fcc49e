// An application kept from an earlier visit, to go on with or to start again. Absent when none is kept.
import { useQuery } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { londonDate } from 'portal-engine/base/dates/london-time.ts'
import { openingBackupQuery } from '#api/opening/account-opening.ts'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import css from './home.module.css'

export function SavedApplication() {
  const backup = useQuery(openingBackupQuery(useApi()))
  const { run } = usePortal()
  const basket = backup.data?.basket
  if (backup.isError && !basket)
    return (
      <QueryCard query={backup} what="your saved application" skeleton={null}>
        {() => null}
      </QueryCard>
    )
  if (!basket || basket.items.length === 0) return null
  const count = basket.items.length
  return (
    <Card title="Your saved application">
      <p>
        {count === 1 ? 'One portfolio is' : `${count} portfolios are`} waiting in your basket
        {basket.savedAt !== null && `, saved on ${formatDate(londonDate(new Date(basket.savedAt)))}`}.
      </p>
      <div className={css.actions}>
        <ButtonLink to="basket">Continue</ButtonLink>
        <Button variant="quiet" onClick={() => run('start-over')}>
          Start over
        </Button>
      </div>
    </Card>
  )
}
