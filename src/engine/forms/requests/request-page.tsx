// The form of a page of the kind "request", for the person whose account is shown.
import { useQuery } from '@tanstack/react-query'
import { londonDate } from '#base/dates/london-time.ts'
import type { Kinds } from '#base/requests/kinds/kind.ts'
import {
  offeredTo,
  questionsOf,
  type RequestPage as Page,
  type RequestQuestion,
} from '#base/requests/request-page.ts'
import { useApi } from '#http/context.ts'
import type { ErrorMessages } from '#http/contract.ts'
import { errorMessage } from '#http/error-message.ts'
import type { Prefills } from '#http/prefills.ts'
import { serverNow } from '#http/server-time.ts'
import { usePortal } from '#screen-api/portal.ts'
import { Card } from '#ui/cards/card.tsx'
import { EmptyState } from '#ui/cards/empty-state.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { SendForm } from '../send/send-form.tsx'
import { NoLongerAsked } from './earlier-draft.tsx'
import { usePrefilled } from './prefilled.ts'
import { getRequestPage, requestPageQuery, sendServiceRequest, type ServiceRequest } from './request-calls.ts'
import { requestForm } from './request-form.tsx'
import { ToKnow } from './to-know.tsx'

const messages: ErrorMessages<typeof sendServiceRequest> = {
  'page-closed': 'This can’t be asked for here any more. Write to us instead: your answers are kept.',
  'answer-refused':
    'One of your answers doesn’t fit what we ask for now. Load this page again to see which: your answers are kept.',
  'too-many-requests':
    'You have sent us many requests today. Send this one tomorrow, or call us: your answers are kept.',
  'stands-against': ({ why }) => `${why} Nothing was sent.`,
}

interface RequestPageProps {
  /** The name of the page. */
  id: string
  page: Page
  kinds: Kinds
  prefills?: Prefills
  onSent: (request: ServiceRequest) => void
}

export default function RequestForm({ id, page, kinds, prefills, onSent }: RequestPageProps) {
  const { activeUserName } = usePortal()
  const offered = useQuery(requestPageQuery(useApi(), id))
  const today = londonDate(serverNow())
  const prefilled = usePrefilled(page, { prefills, kinds, today })
  const skeleton = <Skeleton lines={5} height="3rem" />
  return (
    <QueryCard query={offered} what="this form" skeleton={skeleton}>
      {({ accounts }) =>
        prefilled === undefined ? (
          skeleton
        ) : nothingToChoose(page, accounts) !== undefined ? (
          <Card>
            <EmptyState>{nothingToChoose(page, accounts)}</EmptyState>
          </Card>
        ) : (
          <SendForm
            form={requestForm({
              ...{ id, page, kinds, accounts, owner: activeUserName, today, prefilled },
              send: (api, body, key) => api.call(sendServiceRequest, { params: { kind: id }, body, key }),
              answerSchema: sendServiceRequest.answer,
              errorMessage: (error) => errorMessage(sendServiceRequest, messages, error),
              outdated: [getRequestPage],
              consequences: () => <ToKnow page={page} />,
            })}
            above={({ values }) => <NoLongerAsked values={values} />}
            onSent={onSent}
          />
        )
      }
    </QueryCard>
  )
}

/** What people read who have nothing of what everybody is asked for here. */
const NOTHING: Readonly<Record<string, string>> = {
  account: 'You have no account that this is for.',
  'bank-account': 'You have no bank account with us yet. Add one, then come back.',
}

function nothingToChoose(page: Page, accounts: readonly { type: string }[]): string | undefined {
  const ofEverybody = ({ missing, when }: RequestQuestion) => missing !== undefined && when === undefined
  const lacking = questionsOf(page)
    .filter(ofEverybody)
    .flatMap((question) => (question.kind === 'group' ? question.questions.filter(ofEverybody) : [question]))
    .find((question) => question.kind in NOTHING && offeredTo(question, accounts).length === 0)
  return lacking && NOTHING[lacking.kind]
}
