// Accounts of others that the person may view: invitations to answer, and access they have or had.
import { useQuery } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { type SharedRequest } from '#api/people/shared-access.ts'
import { sharedWithYouQuery } from '#api/people/sharing.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { toasts } from 'portal-engine/ui/toasts/toasts.ts'
import { AccessTabs } from './access-tabs.tsx'
import { LastOutcome, RequestList } from './request-list.tsx'
import type { Change } from './requests.ts'
import { useChange } from './use-change.ts'
import { useReport } from './use-report.ts'
import { offerToView } from './view-offer.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'

const FAILED = 'Shared With You Requests Failed'

export default function SharedWithYou() {
  const requests = useQuery(sharedWithYouQuery(useApi()))
  const { run, outcome } = useChange('viewer')
  const view = useView()
  useReport(requests.error, FAILED)
  const change = async (what: Change, request: SharedRequest) => {
    const isDone = await run(what, request)
    if (isDone && what === 'accept') offerToView(request.grantorName, () => view(request))
  }
  return (
    <>
      <AccessTabs />
      <div className={layout.column5} data-wide>
        <Card title="Accounts you may view">
          <LastOutcome outcome={outcome} />
          <QueryCard
            query={requests}
            what="what is shared with you"
            failure={FAILED}
            skeleton={<Skeleton lines={3} height="4rem" />}
          >
            {(list) => (
              <RequestList
                caption="Invitations to you, waiting ones first"
                side="viewer"
                requests={list}
                run={change}
                empty="Nothing yet. When somebody invites you to view their account, their invitation appears here for you to accept or decline."
                nothing="You can’t view anybody else’s account at the moment."
                more={(request) =>
                  request.requestStatus === 'Accepted' && (
                    <Button onClick={() => void view(request)}>
                      View account<span className="visually-hidden"> of {request.grantorName}</span>
                    </Button>
                  )
                }
              />
            )}
          </QueryCard>
        </Card>
        <p className={prose.lead} data-follows>
          With shared access you can see somebody’s accounts and documents, but can’t change anything. Either
          of you can end it at any time.
        </p>
      </div>
    </>
  )
}

/** Shows the grantor's account, from its dashboard on: this page is not shared with a viewer. */
function useView() {
  const portal = usePortal()
  return async ({ grantorId, grantorName }: SharedRequest) => {
    portal.go('account-dashboard')
    try {
      await portal.switchTo({ kind: 'grantor', id: grantorId })
    } catch (error) {
      portal.report(error)
      toasts.error(`We couldn’t open the account of ${grantorName}. Please try again.`)
    }
  }
}
