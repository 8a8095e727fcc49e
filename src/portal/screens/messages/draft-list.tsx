// What is still being written: each draft opens where it left off, or is thrown away.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { draftsQuery, type Draft } from '#api/inbox/message-writing.ts'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { EACH_TIME } from '#screens/shared/shown.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { EmptyState } from 'portal-engine/ui/cards/empty-state.tsx'
import { InSteps } from 'portal-engine/ui/lists/in-steps.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { toasts } from 'portal-engine/ui/toasts/toasts.ts'
import { formatSentAt } from './message-time.ts'
import { discardDraft } from './writing/use-draft.ts'
import css from './messages.module.css'

export function DraftList() {
  const drafts = useQuery(draftsQuery(useApi()))
  return (
    <QueryCard query={drafts} what="your drafts" skeleton={<Skeleton lines={3} height="6rem" />}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            title="No drafts"
            action={<ButtonLink to="message-compose">Write a message</ButtonLink>}
          >
            We keep what you write here until you send it.
          </EmptyState>
        ) : (
          <InSteps what="drafts" entries={all} each={EACH_TIME}>
            {(shown) => (
              <ul className={css.list}>
                {shown.map((draft) => (
                  <Item key={draft.id} draft={draft} />
                ))}
              </ul>
            )}
          </InSteps>
        )
      }
    </QueryCard>
  )
}

function Item({ draft }: { draft: Draft }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const subject = draft.subject || 'No subject yet'
  const discard = () =>
    discardDraft(queryClient, api, draft.id).then(
      () => toasts.success('Draft discarded'),
      () => toasts.error('We couldn’t discard your draft. Try again.'),
    )
  return (
    <li>
      <h3 className={css.subject}>
        {draft.threadId === null ? (
          <RouteLink to="message-compose" search={`?draft=${encodeURIComponent(draft.id)}`}>
            {subject}
          </RouteLink>
        ) : (
          <RouteLink to="message-thread" params={{ thread: draft.threadId }}>
            Reply: {subject}
          </RouteLink>
        )}
      </h3>
      <p className={css.preview}>{draft.body}</p>
      <p className={css.from}>Saved {formatSentAt(draft.savedAt)}</p>
      <Button variant="quiet" className={css.discard} onClick={() => void discard()}>
        Discard<span className="visually-hidden"> draft: {subject}</span>
      </Button>
    </li>
  )
}
