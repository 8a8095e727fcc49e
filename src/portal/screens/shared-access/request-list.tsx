// The requests of one side as rows, with what can be done about each, and how the last change went.
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Column } from 'portal-engine/ui/tables/data-rows.tsx'
import { serverNow } from 'portal-engine/http/server-time.ts'
import type { SharedRequest } from '#api/people/shared-access.ts'
import { isExpired, type RequestSide } from '#domain/access/request-status.ts'
import { londonDate } from 'portal-engine/base/dates/london-time.ts'
import { ownValue } from 'portal-engine/base/record.ts'
import { Badge, type BadgeTone } from 'portal-engine/ui/badge.tsx'
import { Button } from 'portal-engine/ui/button.tsx'
import { formatDate, formatShortDate } from 'portal-engine/ui/figures/dates.ts'
import { InSteps } from 'portal-engine/ui/lists/in-steps.tsx'
import { MailAddress } from 'portal-engine/ui/mail-address.tsx'
import { confirmChange } from 'portal-engine/ui/modals/confirm-change.tsx'
import { modals } from 'portal-engine/ui/modals/modals.ts'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import { changesOf, inOrder, isCurrent, meaningOf, receiverOf, wordsFor, type Change } from './requests.ts'
import type { Outcome } from './use-change.ts'
import notice from 'portal-engine/ui/notice.module.css'
import { EmptyState } from 'portal-engine/ui/cards/empty-state.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import css from './shared-access.module.css'

const SHOWN = 20

/** A status that is not here is shown without emphasis. */
const tones: Record<string, BadgeTone> = {
  Pending: 'brass',
  Accepted: 'gain',
}

interface RequestListProps {
  caption: string
  side: RequestSide
  requests: readonly SharedRequest[]
  run: (change: Change, request: SharedRequest) => Promise<unknown>
  /** Shown if there has been no request at all, and if none is current. */
  empty: string
  nothing: string
  /** What else can be done about a row. */
  more?: (request: SharedRequest) => ReactNode
}

export function RequestList({ caption, side, requests, run, empty, nothing, more }: RequestListProps) {
  if (requests.length === 0) return <EmptyState>{empty}</EmptyState>
  const today = londonDate(serverNow())
  const current = inOrder(requests.filter(isCurrent))
  const over = inOrder(requests.filter((request) => !isCurrent(request)))
  const person: Column<SharedRequest> =
    side === 'inviter'
      ? { id: 'person', header: 'Person', cell: (request) => <Receiver request={request} /> }
      : { id: 'person', header: 'Account of', cell: ({ grantorName }) => grantorName }
  const facts: Column<SharedRequest>[] = [
    person,
    {
      id: 'status',
      header: 'Status',
      narrow: 'note',
      cell: (request) => <Status request={request} side={side} today={today} />,
      narrowCell: (request) => <Status request={request} side={side} today={today} hasSince />,
    },
    {
      id: 'since',
      header: 'Since',
      cell: ({ updatedOn }) => <span className={css.date}>{formatShortDate(updatedOn)}</span>,
      narrowCell: () => undefined,
    },
  ]
  const actions: Column<SharedRequest> = {
    id: 'actions',
    header: 'What you can do',
    narrow: 'below',
    cell: (request) => (
      <div className={css.actions}>
        {more?.(request)}
        {changesOf(request, side, today).map((change) => (
          <ChangeButton key={change} change={change} request={request} run={run} />
        ))}
      </div>
    ),
  }
  const rowId = ({ requestId }: SharedRequest) => requestId
  return (
    <div className={layout.column5}>
      {current.length === 0 ? (
        <p>{nothing}</p>
      ) : (
        <InSteps what="people" entries={current} each={SHOWN}>
          {(rows) => <DataTable caption={caption} rows={rows} rowId={rowId} columns={[...facts, actions]} />}
        </InSteps>
      )}
      {over.length > 0 && (
        <div>
          <h3 className={css.heading}>No longer shared</h3>
          <InSteps what="requests that are over" entries={over} each={SHOWN}>
            {(rows) => (
              <DataTable
                caption="Requests that are over"
                fitsFrom={768}
                rows={rows}
                rowId={rowId}
                columns={facts}
              />
            )}
          </InSteps>
        </div>
      )}
    </div>
  )
}

function Receiver({ request }: { request: SharedRequest }) {
  const name = receiverOf(request)
  return (
    <span className={css.person}>
      {name}
      {name !== request.receiverEmail && (
        <small>
          <MailAddress>{request.receiverEmail}</MailAddress>
        </small>
      )}
    </span>
  )
}

interface StatusProps {
  request: SharedRequest
  /** The day stands under it, where there is no column for it. */
  hasSince?: boolean
  side: RequestSide
  today: string
}

function Status({ request, hasSince = false, side, today }: StatusProps) {
  const { requestStatus, expiresOn } = request
  return (
    <span className={css.status}>
      <Badge tone={ownValue(tones, requestStatus) ?? 'neutral'}>{requestStatus}</Badge>
      <small>{meaningOf(requestStatus, side)}</small>
      {hasSince && <small>Since {formatShortDate(request.updatedOn)}</small>}
      {expiresOn !== null && (
        <small>
          {isExpired(request, today) ? 'Expired on' : 'Open until'} {formatDate(expiresOn)}
        </small>
      )}
    </span>
  )
}

function ChangeButton({
  change,
  request,
  run,
}: {
  change: Change
  request: SharedRequest
  run: RequestListProps['run']
}) {
  const { label, about, confirm } = wordsFor(change, request)
  const [isRunning, setRunning] = useState(false)
  const work = () => {
    setRunning(true)
    return run(change, request).finally(() => setRunning(false))
  }
  return (
    <Button
      busy={isRunning}
      variant={confirm || change === 'resend' ? 'secondary' : 'primary'}
      onClick={() => (confirm ? confirmChange({ ...confirm, label }, work) : void work())}
    >
      {label}
      <span className="visually-hidden"> {about}</span>
    </Button>
  )
}

/** How the last change went. It takes the focus once no dialog holds it: the button that was pressed is gone. */
export function LastOutcome({ outcome }: { outcome: Outcome | undefined }) {
  const line = useRef<HTMLParagraphElement>(null)
  const announced = useRef<Outcome>(undefined)
  const isFree = useSyncExternalStore(modals.subscribe, modals.get).length === 0
  useEffect(() => {
    if (!isFree || announced.current === outcome) return
    announced.current = outcome
    line.current?.focus()
  }, [outcome, isFree])
  if (!outcome) return null
  if ('done' in outcome) {
    return (
      <p ref={line} tabIndex={-1} role="status" className={`${notice.info} ${css.outcome}`}>
        {outcome.done}
      </p>
    )
  }
  return (
    <p ref={line} tabIndex={-1} role="alert" className={`${notice.problem} ${css.outcome}`}>
      <strong>{outcome.failed}</strong> {outcome.help}
    </p>
  )
}
