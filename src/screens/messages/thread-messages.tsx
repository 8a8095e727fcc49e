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
            {paragraphsOf(message.body).map(({ id, text }) => (
              <p key={id} className={css.paragraph}>
                {text}
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

/** A message never changes, so a paragraph's place tells it from others with the same words. */
const paragraphsOf = (body: string) =>
  body
    .split(/\n{2,}/)
    .flatMap((text, place) => (text.trim() === '' ? [] : [{ id: `paragraph-${place}`, text }]))
