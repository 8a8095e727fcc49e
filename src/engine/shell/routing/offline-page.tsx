// Replaces a page that could not load offline, and opens that page when the connection returns.
import { Button } from '#ui/button.tsx'
import css from '#ui/message-page.module.css'
import { PageTitle } from '#ui/page-title.tsx'
import { useOnReconnect } from './use-recovery.ts'

export function OfflinePage({ title, onReconnect }: { title: string; onReconnect: () => void }) {
  useOnReconnect(onReconnect)
  return (
    <div className={css.page} role="alert">
      <PageTitle>{title}</PageTitle>
      <p>
        This page needs an internet connection, and opens by itself once you have one again. Your money is not
        affected.
      </p>
      <Button variant="primary" onClick={onReconnect}>
        Try again
      </Button>
    </div>
  )
}
