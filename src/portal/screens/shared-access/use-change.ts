// Changing a request's status: the list follows, grants are asked for again if the change is about the person's own access.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listTasks } from '#api/inbox/tasks.ts'
import { refetch } from 'portal-engine/http/query.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { wasRefused } from 'portal-engine/http/error-message.ts'
import type { SharedRequest } from '#api/people/shared-access.ts'
import {
  sendSharedRequest,
  sharedByYouQuery,
  sharedWithYouQuery,
  updateRequestStatus,
} from '#api/people/sharing.ts'
import { needsSilentRefresh, type RequestSide } from '#domain/access/request-status.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { toasts } from 'portal-engine/ui/toasts/toasts.ts'
import { helpAfterFailure, statusOf, wordsFor, type Change } from './requests.ts'

export type Outcome = { done: string; change: Change } | { failed: string; help: string }

/** Texts of the specification. */
const UPDATE_FAILED = 'Update Request Status Failed'
const SEND_FAILED = 'Add New User Request Failed'

/** Carries a change out and says how it went; the promise says whether it was done. */
export function useChange(side: RequestSide) {
  const api = useApi()
  const portal = usePortal()
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>()
  const { queryKey } = side === 'inviter' ? sharedByYouQuery(api) : sharedWithYouQuery(api)

  async function run(change: Change, request: SharedRequest): Promise<boolean> {
    const { requestId, grantorId } = request
    const words = wordsFor(change, request)
    setOutcome(undefined)
    let changed: SharedRequest
    try {
      const body = { status: statusOf[change], requestId, grantorId }
      changed = (await api.call(updateRequestStatus, { body })).request
    } catch (error) {
      portal.report(new Error(UPDATE_FAILED, { cause: error }))
      toasts.error('An error occurred. Please try again')
      // It may have arrived.
      void queryClient.invalidateQueries({ queryKey })
      setOutcome({ failed: UPDATE_FAILED, help: helpAfterFailure(error, request) })
      return false
    }
    if (change === 'resend' && !(await invite(request))) return false
    queryClient.setQueryData<SharedRequest[]>(queryKey, (list) =>
      list?.map((each) => (each.requestId === requestId ? changed : each)),
    )
    void refetch(queryClient, api, [listTasks])
    if (words.success !== undefined) toasts.success(words.success)
    setOutcome({ done: words.outcome, change })
    if (needsSilentRefresh(changed.requestStatus)) await portal.refreshAccess()
    return true
  }

  /** The second half of sending an invitation again. */
  async function invite({ receiverEmail: email, receiverPhoneNumber }: SharedRequest): Promise<boolean> {
    try {
      await api.call(sendSharedRequest, { body: { email, phoneNumber: receiverPhoneNumber ?? '' } })
      return true
    } catch (error) {
      portal.report(new Error(SEND_FAILED, { cause: error }))
      setOutcome({
        failed: SEND_FAILED,
        help: wasRefused(sendSharedRequest, error)
          ? `Your invitation to ${email} is cancelled, and the new one was not sent. Invite them again below.`
          : `Your invitation to ${email} is cancelled, and we don’t know whether the new one was sent. See whether it is listed.`,
      })
      return false
    } finally {
      await queryClient.invalidateQueries({ queryKey })
    }
  }

  return { run, outcome }
}
