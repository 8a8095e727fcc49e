// Writing to the firm: a kept draft is taken up again, and a sent message is confirmed with its reference.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from 'portal-engine/http/context.ts'
import { draftsQuery, type Draft, type SentMessage } from '#api/inbox/message-writing.ts'
import * as limits from '#domain/limits.gen.ts'
import { BackTo } from 'portal-engine/screen-api/links/back-to.tsx'
import { PhoneLine } from 'portal-engine/screen-api/links/phone-line.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Beside } from 'portal-engine/ui/beside.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { PAGE_TITLE_ID } from 'portal-engine/ui/title-ids.ts'
import { draftToRestore } from './writing/drafts.ts'
import { begunMessage } from './writing/message-text.ts'
import { formatSentAt } from './message-time.ts'
import { BeforeYouWrite } from './is-this-us.tsx'
import { DraftsUnknown } from './drafts-unknown.tsx'
import { SentMessageCard } from './sent-message.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import css from './writing/message-form.module.css'

const MessageForm = lazy(() => import('./writing/message-form.tsx'))

export default function Compose() {
  const drafts = useQuery(draftsQuery(useApi()))
  const { title } = usePortal()
  const [isBlank, setBlank] = useState(false)
  const [sent, setSent] = useState<SentMessage>()
  useEffect(() => {
    if (sent || isBlank) document.getElementById(PAGE_TITLE_ID)?.focus()
  }, [sent, isBlank])
  if (sent) return <SentMessageCard sent={sent} />
  return (
    <>
      <BackTo to="messages" />
      <PageTitle note={`We reply within ${limits['reply-working-days'].value} working days`}>
        {title}
      </PageTitle>
      <Beside
        aside={
          <div className={layout.stack4} data-follows>
            <BeforeYouWrite />
            <PhoneLine />
          </div>
        }
      >
        <Card>
          {drafts.isError && !isBlank && <DraftsUnknown />}
          {drafts.isPending ? (
            <FormSkeleton />
          ) : (
            <Writing
              key={isBlank ? 'blank' : 'kept'}
              drafts={isBlank ? [] : drafts.data}
              onSent={setSent}
              onBlank={() => setBlank(true)}
            />
          )}
        </Card>
      </Beside>
    </>
  )
}

interface WritingProps {
  drafts: readonly Draft[] | undefined
  onSent: (sent: SentMessage) => void
  onBlank: () => void
}

function Writing({ drafts, onSent, onBlank }: WritingProps) {
  const [search] = useSearchParams()
  const [begun] = useState(() => begunMessage(search))
  const [restored] = useState(() => (begun ? undefined : draftToRestore(drafts, search.get('draft'))))
  return (
    <>
      {drafts === undefined && (
        <p className={css.restored}>We couldn’t load your drafts. You can still write and send.</p>
      )}
      {restored && (
        <p className={css.restored}>
          We kept your draft from {formatSentAt(restored.savedAt)}.
          <Button variant="quiet" onClick={onBlank}>
            Start a new message instead
          </Button>
        </p>
      )}
      <Suspense fallback={<FormSkeleton />}>
        <MessageForm restored={restored} begun={begun} onSent={onSent} />
      </Suspense>
    </>
  )
}

function FormSkeleton() {
  return (
    <div className={layout.column5}>
      <Skeleton lines={3} height="4.25rem" />
      <Skeleton height="17rem" />
    </div>
  )
}
