// The place to answer: opens with the kept draft, says when the reply has gone.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import { serverNow } from 'portal-engine/http/server-time.ts'
import { draftsQuery, type SentMessage } from '#api/inbox/message-writing.ts'
import type { Thread } from '#api/inbox/messages.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { replyToRestore } from './writing/drafts.ts'
import { replyBy } from './reply-time.ts'
import { DraftsUnknown } from './drafts-unknown.tsx'
import notice from 'portal-engine/ui/notice.module.css'
import css from './messages.module.css'

const MessageForm = lazy(() => import('./writing/message-form.tsx'))

interface Gone extends SentMessage {
  replyBy: string
}

export function Reply({ thread }: { thread: Thread }) {
  const drafts = useQuery(draftsQuery(useApi()))
  const [gone, setGone] = useState<Gone>()
  const status = useRef<HTMLParagraphElement>(null)
  const onSent = (sent: SentMessage) => setGone({ ...sent, replyBy: replyBy(serverNow()) })
  useEffect(() => {
    if (gone) status.current?.focus()
  }, [gone])
  return (
    <div data-not-printed>
      <Card title="Reply">
        <p ref={status} role="status" tabIndex={-1} className={`${notice.info} ${css.sent}`}>
          {gone &&
            `Your reply is sent, reference ${gone.reference}. We will answer by ${formatDate(gone.replyBy)}.`}
        </p>
        {drafts.isError && !gone && <DraftsUnknown />}
        {drafts.isPending ? (
          <ReplySkeleton />
        ) : (
          <Suspense fallback={<ReplySkeleton />}>
            <MessageForm
              key={gone?.messageId ?? 'first'}
              thread={thread}
              restored={gone ? undefined : replyToRestore(drafts.data, thread.id)}
              onSent={onSent}
            />
          </Suspense>
        )}
      </Card>
    </div>
  )
}

const ReplySkeleton = () => <Skeleton height="20rem" />
