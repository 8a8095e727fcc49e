// Conversations as a list: unread ones behind a dot and read in full ink, and with the word for who listens.
import { serverNow } from 'portal-engine/http/server-time.ts'
import type { ThreadSummary } from '#api/inbox/messages.ts'
import { messagePreview } from '#domain/documents/message-preview.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { formatSentAt, formatSentLately } from './message-time.ts'
import { Icon } from 'portal-engine/ui/icons.tsx'
import css from './messages.module.css'

export function ThreadList({ threads }: { threads: readonly ThreadSummary[] }) {
  const now = serverNow()
  // Whoever wrote last in all of them is not said in each.
  const isOfSeveral = threads.some(({ lastFrom }) => lastFrom !== threads[0]!.lastFrom)
  return (
    <ul className={`${css.list} ${css.threads}`}>
      {threads.map((thread) => (
        <li key={thread.id} className={thread.unread > 0 ? css.unread : undefined}>
          <h3 className={css.subject}>
            <RouteLink to="message-thread" params={{ thread: thread.id }}>
              {thread.unread > 0 && <span className="visually-hidden">Unread </span>}
              {thread.subject}
            </RouteLink>
          </h3>
          <time className={css.when} dateTime={thread.lastAt} title={formatSentAt(thread.lastAt)}>
            {formatSentLately(thread.lastAt, now)}
          </time>
          <p className={css.preview}>{messagePreview(thread.preview, thread.lastFrom)}</p>
          <p className={css.from}>
            {thread.hasAttachments && (
              <>
                <Icon name="document" size={14} />
                <span className="visually-hidden">With attachments, </span>
              </>
            )}
            {isOfSeveral && `${thread.lastFrom} · `}
            {thread.topic}
            {thread.messageCount > 1 && ` · ${thread.messageCount} messages`}
          </p>
        </li>
      ))}
    </ul>
  )
}
