// The secure messages of the active user, by folder, with a search.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import { threadsQuery, type Folder } from '#api/inbox/messages.ts'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { LinkTabs } from 'portal-engine/screen-api/links/link-tabs.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { EACH_TIME, readShown, writeShown } from '#screens/shared/shown.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { EmptyState } from 'portal-engine/ui/cards/empty-state.tsx'
import { DrawnEmptyState } from 'portal-engine/ui/drawings/drawing.tsx'
import { useTyped } from '#ui/forms/use-typed.ts'
import { ShowMore } from 'portal-engine/ui/lists/show-more.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { DraftList } from './draft-list.tsx'
import { describeThreads, folderOf, folderSearch, foundIn, shownFolders, type ShownFolder } from './folder.ts'
import { MarkAllRead } from './mark-all-read.tsx'
import { ThreadList } from './thread-list.tsx'
import css from './messages.module.css'

export default function Inbox() {
  const { title } = usePortal()
  const [search, choose] = useUrlState()
  const folder = folderOf(search.get('folder'))
  const text = search.get('q') ?? ''
  const fieldId = useId()
  const typed = useTyped(text, (q) => choose({ q: q.trim() || undefined, ...writeShown(undefined) }))
  const label = shownFolders.find(({ id }) => id === folder)?.label
  return (
    <>
      <PageTitle
        note={<RouteLink to="requests">Ask us for something</RouteLink>}
        actions={
          <ButtonLink to="message-compose" variant="primary" icon="edit">
            Write<span className="visually-hidden"> a message</span>
          </ButtonLink>
        }
      >
        {title}
      </PageTitle>
      <FolderTabs chosen={folder} text={text} />
      <Card title={label} isTitleHidden>
        {folder === 'drafts' ? (
          <DraftList />
        ) : (
          <>
            <search className={css.search} data-not-printed>
              <label htmlFor={fieldId}>Search messages</label>
              <input id={fieldId} type="search" autoComplete="off" {...typed} />
            </search>
            <Threads
              folder={folder}
              text={text}
              shown={readShown(search)}
              onMore={(shown) => choose(writeShown(shown))}
              onClear={() => {
                choose({ q: undefined, ...writeShown(undefined) })
                document.getElementById(fieldId)?.focus()
              }}
            />
          </>
        )}
      </Card>
    </>
  )
}

function FolderTabs({ chosen, text }: { chosen: ShownFolder; text: string }) {
  return (
    <LinkTabs
      label="Message folders"
      tabs={shownFolders.map(({ id, label }) => ({
        to: 'messages',
        search: folderSearch(id, text),
        text: label,
        isShown: id === chosen,
      }))}
    />
  )
}

interface ThreadsProps {
  folder: Folder
  text: string
  /** How many the address asks for. */
  shown: number
  onMore: (shown: number) => void
  onClear: () => void
}

function Threads({ folder, text, shown, onMore, onClear }: ThreadsProps) {
  const query = useInfiniteQuery(
    threadsQuery(useApi(), { folder, q: text }, { first: shown, more: EACH_TIME }),
  )
  const { isFetchNextPageError, isError } = query
  const count = useRef<HTMLParagraphElement>(null)
  return (
    <QueryCard
      query={{ ...query, isError: isError && !isFetchNextPageError }}
      what="your messages"
      skeleton={<Skeleton lines={5} height="6rem" />}
    >
      {({ pages }) => {
        const threads = pages.flatMap((page) => page.threads)
        const found = foundIn(pages)
        return (
          <>
            <div className={css.listHead}>
              <p ref={count} role="status" tabIndex={-1} className={css.count}>
                {describeThreads(found)}
                {text !== '' && ` found for “${text}”`}
              </p>
              {folder === 'inbox' && text === '' && (
                <MarkAllRead
                  isAnyUnread={found.unread > 0}
                  latest={threads[0]?.lastAt}
                  onPressed={() => count.current?.focus()}
                />
              )}
            </div>
            {threads.length > 0 && <ThreadList threads={threads} />}
            {found.threads > EACH_TIME && (
              <ShowMore
                what="conversations"
                shown={threads.length}
                all={found.threads}
                each={EACH_TIME}
                isLoading={query.isFetchingNextPage}
                hasFailed={isFetchNextPageError}
                onMore={
                  query.hasNextPage
                    ? (then) => {
                        void query.fetchNextPage()
                        onMore(then)
                      }
                    : undefined
                }
              />
            )}
            {threads.length === 0 && text !== '' && <Button onClick={onClear}>Clear search</Button>}
            {threads.length === 0 && text === '' && <NoThreads folder={folder} />}
          </>
        )
      }}
    </QueryCard>
  )
}

function NoThreads({ folder }: { folder: Folder }) {
  if (folder === 'archive')
    return <EmptyState title="Nothing archived">Conversations you archive are kept here.</EmptyState>
  const write = <ButtonLink to="message-compose">Write to us</ButtonLink>
  return folder === 'inbox' ? (
    <DrawnEmptyState drawing="letter" title="No messages yet" action={write}>
      We’ll email you when one arrives.
    </DrawnEmptyState>
  ) : (
    <DrawnEmptyState drawing="letter" title="Nothing sent yet" action={write}>
      Messages you send are kept here.
    </DrawnEmptyState>
  )
}
