// One conversation: its messages, the answer to them, and what can be done with it.
import { useInfiniteQuery } from '@tanstack/react-query'
import { ApiError } from 'portal-engine/http/client.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { MESSAGES_EACH, threadOfPages, threadQuery } from '#api/inbox/messages.ts'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { BackTo } from 'portal-engine/screen-api/links/back-to.tsx'
import { PhoneLine } from 'portal-engine/screen-api/links/phone-line.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useOwnTitle } from 'portal-engine/screen-api/use-own-title.ts'
import { Beside } from 'portal-engine/ui/beside.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { EmptyState } from 'portal-engine/ui/cards/empty-state.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { ShowMore } from 'portal-engine/ui/lists/show-more.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { IsThisUs } from './is-this-us.tsx'
import { Reply } from './reply.tsx'
import { ThreadActions } from './thread-actions.tsx'
import { ThreadMessages } from './thread-messages.tsx'
import { useReadOnOpening } from './use-thread-state.ts'
import layout from 'portal-engine/ui/layout.module.css'

export default function MessageThread() {
  const { title, params } = usePortal()
  const query = useInfiniteQuery(threadQuery(useApi(), params['thread'] ?? ''))
  const thread = query.data && threadOfPages(query.data.pages)
  useReadOnOpening(thread)
  useOwnTitle(thread?.subject)
  const { isFetchNextPageError, isError } = query
  const isUnknown = query.error instanceof ApiError && query.error.status === 404
  return (
    <>
      <BackTo to="messages" />
      <PageTitle note={thread ? aboutOf(thread.topic, thread.messageCount) : ''}>
        {thread?.subject ?? (isUnknown ? 'We couldn’t find that message' : title)}
      </PageTitle>
      {isUnknown ? (
        <Card>
          <EmptyState action={<ButtonLink to="messages">Go to your messages</ButtonLink>}>
            It may be somebody else’s, or the address may be incomplete.
          </EmptyState>
        </Card>
      ) : (
        <QueryCard
          query={{ ...query, isError: isError && !isFetchNextPageError }}
          what="this conversation"
          skeleton={<Skeleton lines={2} height="12rem" />}
        >
          {({ pages }) => {
            const data = threadOfPages(pages)
            return (
              <Beside
                aside={
                  <div className={layout.stack4}>
                    <IsThisUs />
                    <PhoneLine />
                  </div>
                }
              >
                <ThreadActions thread={data} />
                {data.messageCount > MESSAGES_EACH && (
                  <ShowMore
                    what="messages, from before these"
                    shown={data.messages.length}
                    all={data.messageCount}
                    each={MESSAGES_EACH}
                    isLoading={query.isFetchingNextPage}
                    hasFailed={isFetchNextPageError}
                    onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
                  />
                )}
                <ThreadMessages threadId={data.id} messages={data.messages} />
                <Reply key={data.id} thread={data} />
              </Beside>
            )
          }}
        </QueryCard>
      )}
    </>
  )
}

const aboutOf = (topic: string, count: number) =>
  `${topic} · ${count === 1 ? '1 message' : `${count} messages`}`
