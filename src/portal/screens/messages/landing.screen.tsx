// Where links in emails lead: what is new, one thing to do, how to reach us, and how to tell that we wrote.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useApi } from 'portal-engine/http/context.ts'
import { threadQuery, threadsQuery, type Threads } from '#api/inbox/messages.ts'
import { PhoneLink } from 'portal-engine/screen-api/links/phone-line.tsx'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Beside } from 'portal-engine/ui/beside.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { DrawnEmptyState } from 'portal-engine/ui/drawings/drawing.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { IsThisUs } from './is-this-us.tsx'
import { ThreadList } from './thread-list.tsx'
import layout from 'portal-engine/ui/layout.module.css'

/** Maximum number of unread conversations shown; the inbox has the rest. */
const MOST = 5

export default function MessagesLanding() {
  const threads = useInfiniteQuery(
    threadsQuery(useApi(), { folder: 'inbox', unread: 'yes' }, { first: MOST, more: MOST }),
  )
  const { title } = usePortal()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Beside
        aside={
          <div className={layout.column4} data-follows>
            <Contact />
            <IsThisUs />
          </div>
        }
      >
        <Card title="What’s new">
          <QueryCard query={threads} what="your messages" skeleton={<Skeleton lines={3} height="6rem" />}>
            {({ pages }) => <WhatIsNew answer={pages[0]!} />}
          </QueryCard>
        </Card>
      </Beside>
    </>
  )
}

/** The one thing to do is the conversation the email was about, if its link says which. */
function WhatIsNew({ answer: { threads, unreadCount } }: { answer: Threads }) {
  const [search] = useSearchParams()
  const named = search.get('thread')
  const asked = useInfiniteQuery({ ...threadQuery(useApi(), named ?? ''), enabled: named !== null })
  const unread = threads.filter((thread) => thread.unread > 0)
  const open = asked.data?.pages[0]
  const first = (open?.isArchived === false ? open : undefined) ?? unread[0]
  if (asked.isLoading) return <Skeleton lines={3} height="6rem" />
  if (!first) {
    return (
      <div className={layout.column4}>
        <DrawnEmptyState
          drawing="letter"
          title="You have read everything"
          action={
            <ButtonLink to="messages" variant="primary">
              Go to your inbox
            </ButtonLink>
          }
        >
          We’ll email you when a new message arrives.
        </DrawnEmptyState>
        <Latest />
      </div>
    )
  }
  return (
    <div className={layout.column4}>
      <p>{unreadCount === 1 ? 'You have 1 unread message.' : `You have ${unreadCount} unread messages.`}</p>
      <div className={layout.wideRow}>
        <ButtonLink to="message-thread" params={{ thread: first.id }} variant="primary">
          Read “{first.subject}”
        </ButtonLink>
        <RouteLink to="messages">All messages</RouteLink>
      </div>
      <ThreadList threads={unread.slice(0, MOST)} />
    </div>
  )
}

/** What was read last, where nothing is unread. */
function Latest() {
  const latest = useInfiniteQuery(threadsQuery(useApi(), { folder: 'inbox' }, { first: 3, more: 3 }))
  return (
    <QueryCard query={latest} what="your latest messages" skeleton={<Skeleton lines={3} height="6rem" />}>
      {({ pages }) => <ThreadList threads={pages[0]!.threads} />}
    </QueryCard>
  )
}

function Contact() {
  const { brand } = usePortal()
  return (
    <Card title="Talk to us">
      <p>
        <PhoneLink />, {brand['phone-hours']}
      </p>
      <p>
        <RouteLink to="message-compose">Write us a secure message</RouteLink>
      </p>
    </Card>
  )
}
