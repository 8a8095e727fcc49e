// The messages of a conversation, oldest first, as plain text in paragraphs.
import type { Message } from '#api/messages.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icons.tsx'
import { formatSentAt } from './message-time.ts'
import css from './messages.module.css'

export function ThreadMessages({ messages }: { messages: readonly Message[] }) {
  return (
    <ol className={css.messages}>
      {messages.map((message) => (
        <li key={message.id}>
          <article
            className={message.from === 'firm' ? css.fromFirm : css.fromClient}
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
            {paragraphsOf(message.body).map((paragraph, place) => (
              <p key={place} className={css.paragraph}>
                {paragraph}
              </p>
            ))}
            {message.attachments.length > 0 && (
              <ul className={css.attachments} aria-label="Attachments">
                {message.attachments.map(({ id, name }) => (
                  <li key={id}>
                    <Icon name="document" size={16} />
                    {name}
                  </li>
                ))}
              </ul>
            )}
          </article>
        </li>
      ))}
    </ol>
  )
}

const paragraphsOf = (body: string) => body.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
