// Everything that was asked for on pages of requests, the newest first, each with what was sent and where it stands.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import {
  answerServiceRequest,
  serviceRequestQuery,
  serviceRequestsQuery,
  withdrawServiceRequest,
  type RequestStatus,
  type SentFile,
  type ServiceRequest,
} from '#forms/requests/request-calls.ts'
import { downloadRequestFile } from '#forms/requests/request-file-calls.ts'
import { londonDate } from '#base/dates/london-time.ts'
import type { ErrorMessages } from '#http/contract.ts'
import { ApiError } from '#http/client.ts'
import { useApi } from '#http/context.ts'
import { NEEDS_FRESH_SIGN_IN } from '#http/error-answer.ts'
import { errorMessage } from '#http/error-message.ts'
import { fetchFile } from '#http/files.ts'
import { usePortal } from '#screen-api/portal.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { formatInstant } from '#ui/figures/instants.ts'
import { FileActions } from '#ui/files/file-actions.tsx'
import { Facts } from '#ui/lists/facts.tsx'
import { InSteps } from '#ui/lists/in-steps.tsx'
import { confirmChange } from '#ui/modals/confirm-change.tsx'
import { toasts } from '#ui/toasts/toasts.ts'
import layout from '#ui/layout.module.css'
import prose from '#ui/prose.module.css'
import css from './requests.module.css'

/** How many are shown at first. */
const EACH = 5

interface State {
  words: string
  tone: BadgeTone
}

const states: Record<RequestStatus, State> & Partial<Record<string, State>> = {
  Waiting: { words: 'Waits for the other owner', tone: 'info' },
  Received: { words: 'Received', tone: 'info' },
  InProgress: { words: 'In progress', tone: 'brass' },
  Done: { words: 'Done', tone: 'gain' },
  Answered: { words: 'Answered', tone: 'neutral' },
  Refused: { words: 'Refused', tone: 'neutral' },
  Withdrawn: { words: 'Taken back', tone: 'neutral' },
}

/** Nothing where nothing was ever asked for. */
export default function SentRequests() {
  const query = useQuery(serviceRequestsQuery(useApi()))
  return (
    <QueryCard query={query} what="your requests" skeleton={null}>
      {(requests) =>
        requests.length > 0 && (
          <Card title="Your requests">
            <InSteps what="requests" entries={requests} each={EACH}>
              {(shown) => (
                <div className={css.rows}>
                  {shown.map((request) => (
                    <Row key={request.id} request={request} />
                  ))}
                </div>
              )}
            </InSteps>
          </Card>
        )
      }
    </QueryCard>
  )
}

function Row({ request }: { request: ServiceRequest }) {
  // A state that this build does not know yet is read as the API says it.
  const [search] = useSearchParams()
  const { words, tone }: State = states[request.status] ?? { words: request.status, tone: 'neutral' }
  return (
    <Disclosure
      isRow
      onDemand
      startsOpen={search.get('request') === request.id}
      label={
        <span className={css.row}>
          <span className={css.named}>
            {request.name}, {request.reference}
            <span className={prose.hint}>{standing(request)}</span>
          </span>
          <Badge tone={tone}>{words}</Badge>
        </span>
      }
    >
      <Whole request={request} />
    </Disclosure>
  )
}

/** By when it is done, or since when it is not. */
const standing = ({ status, sentAt, doneBy }: ServiceRequest): string =>
  status === 'Received' || status === 'InProgress'
    ? `Expect it by ${formatDate(doneBy)}`
    : `Sent on ${formatDate(londonDate(new Date(sentAt)))}`

function Whole({ request: { kind, id } }: { request: ServiceRequest }) {
  const query = useQuery(serviceRequestQuery(useApi(), kind, id))
  const box = useRef<HTMLDivElement>(null)
  /** The button that was pressed is gone, and the focus with it. */
  const holdFocus = () => {
    if (document.activeElement === document.body) box.current?.focus()
  }
  return (
    <QueryCard query={query} what="this request" skeleton={<Skeleton lines={4} />}>
      {(whole) => (
        <div ref={box} tabIndex={-1} className={layout.stack4}>
          <Facts
            className={css.facts}
            facts={[
              ['Sent', `${formatInstant(whole.sentAt)}, by ${whole.sentBy}`],
              ...(whole.status === 'Received' || whole.status === 'InProgress'
                ? [['Expect it by', formatDate(whole.doneBy)] as const]
                : []),
              ...(whole.waitsFor === null
                ? []
                : [['It goes on once', `${whole.waitsFor.name} agrees`] as const]),
              ...(whole.outcome === null ? [] : [['What came of it', whole.outcome] as const]),
              ...whole.answers.map(
                ({ label, value, files }) =>
                  [label, files ? <Files key={label} files={files} /> : value] as const,
              ),
            ]}
          />
          {whole.waitsFor?.isYou ? (
            <Agreement request={whole} after={holdFocus} />
          ) : (
            (whole.status === 'Received' || whole.status === 'Waiting') && (
              <TakeBack request={whole} after={holdFocus} />
            )
          )}
        </div>
      )}
    </QueryCard>
  )
}

function Files({ files }: { files: readonly SentFile[] }) {
  const api = useApi()
  return (
    <span className={css.files}>
      {files.map((file) => (
        <span key={file.id}>
          {file.name}
          <FileActions
            name={file.name}
            about={`“${file.name}”`}
            sizeBytes={file.sizeBytes}
            fetchFile={() => fetchFile(api, downloadRequestFile, { id: file.id })}
          />
        </span>
      ))}
    </span>
  )
}

const answerMessages: ErrorMessages<typeof answerServiceRequest> = {
  'too-late': 'It does not wait for you any more.',
  'stands-against': ({ why }) => why,
}

/** What the other owner of an account does with a request that waits for them. */
function Agreement({ request, after }: { request: ServiceRequest; after: () => void }) {
  const api = useApi()
  const { signInAgain } = usePortal()
  const queryClient = useQueryClient()
  const { kind, id, reference, name, sentBy } = request
  const answer = useMutation({
    mutationFn: (agrees: boolean) =>
      api.call(answerServiceRequest, { params: { kind, id }, body: { agrees } }),
    onSuccess: (_, agrees) => toasts.success(`You have ${agrees ? 'agreed to' : 'refused'} ${reference}`),
    onError: async (error) => {
      if (error instanceof ApiError && error.answer?.reason === NEEDS_FRESH_SIGN_IN) {
        const asked = await signInAgain()
        if (asked !== 'redirecting') toasts.error(asked.failed)
        return
      }
      toasts.error(
        errorMessage(answerServiceRequest, answerMessages, error) ??
          'We couldn’t send your answer. Try again.',
      )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [api.actor] }),
  })
  const ask = (agrees: boolean, title: string, label: string) =>
    confirmChange(
      { title, text: `${name}, ${reference}, asked for by ${sentBy}.`, keep: 'Not now', label },
      () => answer.mutateAsync(agrees).catch(() => undefined),
      after,
    )
  return (
    <div className={layout.centredRow}>
      <Button busy={answer.isPending} onClick={() => ask(true, 'Agree to it?', 'Agree')}>
        Agree
      </Button>
      <Button onClick={() => ask(false, 'Refuse it?', 'Refuse')}>Refuse</Button>
    </div>
  )
}

function TakeBack({ request, after }: { request: ServiceRequest; after: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { kind, id, reference, name } = request
  const takeBack = useMutation({
    mutationFn: () => api.call(withdrawServiceRequest, { params: { kind, id } }),
    onSuccess: () => toasts.success(`${reference} is taken back`),
    onError: (error) =>
      toasts.error(
        errorMessage(
          withdrawServiceRequest,
          { 'too-late': 'We have begun, so it can’t be taken back. Write to us if you need to stop it.' },
          error,
        ) ?? 'We couldn’t take it back. Try again.',
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [api.actor] }),
  })
  return (
    <div>
      <Button
        busy={takeBack.isPending}
        onClick={() =>
          confirmChange(
            {
              title: 'Take it back?',
              text: `${name}, ${reference}. We stop, and nothing is sent.`,
              keep: 'Keep it',
              label: 'Take it back',
            },
            () => takeBack.mutateAsync().catch(() => undefined),
            after,
          )
        }
      >
        Take it back
      </Button>
    </div>
  )
}
