// The messages of a conversation, oldest first, as plain text in paragraphs.
import { useApi } from 'portal-engine/http/context.ts'
import { fetchFile } from 'portal-engine/http/files.ts'
import { downloadAttachment, type Attachment, type Message } from '#api/inbox/messages.ts'
import { canBeOpened } from 'portal-engine/base/files/file-kind.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { FileActions } from 'portal-engine/ui/files/file-actions.tsx'
import { Icon } from 'portal-engine/ui/icons.tsx'
import { formatSentAt } from './message-time.ts'
import layout from 'portal-engine/ui/layout.module.css'
import css from './thread-messages.module.css'

export function ThreadMessages({ threadId, messages }: { threadId: string; messages: readonly Message[] }) {
  return (
    <ol className={css.messages}>
      {messages.map((message) => (
        <li key={message.id}>
          <article
            className={message.from === 'client' ? css.fromClient : css.fromFirm}
            aria-labelledby={`head-${message.id}`}
          >
            <header className={css.messageHead}>
              <h2 id={`head-${message.id}`}>
                {message.author}
                {message.from === 'client' && <span className={css.quiet}> (sent)</span>}
              </h2>
              {message.isUnread && <Badge tone="pine">New</Badge>}
              <time dateTime={message.sentAt} className={css.quiet}>
                {formatSentAt(message.sentAt)}
              </time>
            </header>
            {paragraphsOf(message.body).map(({ id, text }) => (
              <p key={id} className={css.paragraph}>
                {text}
              </p>
            ))}
            {message.attachments.length > 0 && (
              <ul className={layout.stack2} aria-label="Attachments">
                {message.attachments.map((attachment) => (
                  <AttachedFile key={attachment.id} threadId={threadId} attachment={attachment} />
                ))}
              </ul>
            )}
          </article>
        </li>
      ))}
    </ol>
  )
}

function AttachedFile({ threadId, attachment }: { threadId: string; attachment: Attachment }) {
  const api = useApi()
  const { id, name, contentType, sizeBytes } = attachment
  return (
    <li className={css.attachment}>
      <span className={css.fileName}>
        <Icon name="document" size={16} />
        {name}
      </span>
      <FileActions
        name={name}
        about={name}
        sizeBytes={sizeBytes}
        canOpen={canBeOpened(contentType)}
        fetchFile={() => fetchFile(api, downloadAttachment, { id: threadId, attachment: id })}
      />
    </li>
  )
}

/** A message never changes, so a paragraph's place is its key: two may have the same words. */
const paragraphsOf = (body: string) =>
  body
    .split(/\n{2,}/)
    .flatMap((text, place) => (text.trim() === '' ? [] : [{ id: `paragraph-${place}`, text }]))
