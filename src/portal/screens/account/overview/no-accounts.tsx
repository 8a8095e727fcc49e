// In place of the dashboard for somebody without an account.
import { ButtonLink } from '#screen-api/links/button-link.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { Card } from '#ui/cards/card.tsx'
import { DrawnEmptyState } from '#ui/drawings/drawing.tsx'

export default function NoAccounts() {
  const { part } = usePortal()
  return (
    <Card>
      <DrawnEmptyState
        drawing="growth"
        title={part('granted-accounts') ? 'No accounts of your own yet' : 'No accounts yet'}
        action={
          <ButtonLink to="projections" variant={part('granted-accounts') ? 'secondary' : 'primary'}>
            Open an account
          </ButtonLink>
        }
      >
        The value of your investments, how they are doing and what needs your attention will appear here once
        you have an account.
      </DrawnEmptyState>
    </Card>
  )
}
