// Shown instead of the form once a message is on its way: its reference, and what happens next.
import { useState } from 'react'
import { serverNow } from 'portal-engine/http/server-time.ts'
import type { SentMessage } from '#api/inbox/message-writing.ts'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { replyBy } from './reply-time.ts'
import layout from 'portal-engine/ui/layout.module.css'

export function SentMessageCard({ sent }: { sent: SentMessage }) {
  const [sentAt] = useState(serverNow)
  return (
    <>
      <PageTitle>Message sent</PageTitle>
      <Card>
        <div className={layout.column4}>
          <p>
            Your reference is <strong>{sent.reference}</strong>.
          </p>
          <p>
            We will reply here by {formatDate(replyBy(sentAt))}. You will see an unread message when we do. A
            copy of what you wrote is in your sent messages.
          </p>
          <div className={layout.wideRow}>
            <ButtonLink to="message-thread" params={{ thread: sent.threadId }} variant="primary">
              See your message
            </ButtonLink>
            <RouteLink to="messages">Your messages</RouteLink>
          </div>
        </div>
      </Card>
    </>
  )
}
