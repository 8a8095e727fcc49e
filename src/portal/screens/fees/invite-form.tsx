// Inviting somebody to the network.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, isRefusal } from 'portal-engine/http/client.ts'
import { useApi } from 'portal-engine/http/context.ts'
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { errorMessage } from 'portal-engine/http/error-message.ts'
import { inviteToNetwork, networkQuery, type NetworkInvitation } from '#api/tax/network.ts'
import { coded } from '#domain/questions/coded.ts'
import { askedQuestions } from '#forms/requests/request-form.tsx'
import { DirectForm } from 'portal-engine/forms/send/direct-form.tsx'
import { toasts } from 'portal-engine/ui/toasts/toasts.ts'
import css from './fees.module.css'

const WRONG_EMAIL = 'Enter an email address, such as name@example.com'

export const invitation = askedQuestions({
  ...coded([
    { id: 'name', kind: 'text', label: 'Name', most: 80, missing: 'Enter the person’s name' },
    { id: 'email', kind: 'email', label: 'Email address', missing: WRONG_EMAIL },
  ]),
})

const messages: ErrorMessages<typeof inviteToNetwork> = {
  'own-address': 'This is your own email address',
  'already-invited': 'This person is already in your network, or invited',
  'id-taken': 'This person is already in your network, or invited',
  'too-many-invitations': 'You have invited as many people as you can in a day. Try again tomorrow',
  'too-many': 'Your network is full',
  'not-lead': 'Only the lead of the network can invite people',
}

/** What the server says against this invitation, in words for the email address; undefined for a failure. */
function refusedEmail(error: unknown) {
  const isUnreadable = error instanceof ApiError && error.status === 400
  const email = errorMessage(inviteToNetwork, messages, error) ?? (isUnreadable ? WRONG_EMAIL : undefined)
  return email === undefined ? undefined : { email }
}

const failureOf = (error: unknown) =>
  isRefusal(error)
    ? 'We couldn’t send the invitation. What you typed is still here. Try again.'
    : 'We don’t know whether the invitation was sent. See whether it is listed before you send it again. We never invite the same address twice.'

export default function InviteForm() {
  const api = useApi()
  const queryClient = useQueryClient()
  // One id for one address until the invitation is sent, so that the same one sent twice is one.
  const [ids] = useState(() => new Map<string, string>())
  const refetch = () => queryClient.invalidateQueries({ queryKey: networkQuery(api).queryKey })
  return (
    <DirectForm
      className={css.form}
      isPrimary={false}
      form={{
        job: 'network',
        ...invitation,
        sendLabel: 'Send invitation',
        // Also after a failure: the invitation may have arrived.
        send(values) {
          const body = invitation.answersOf(values) as unknown as NetworkInvitation
          const invitationId = ids.get(body.email) ?? crypto.randomUUID()
          ids.set(body.email, invitationId)
          return api.call(inviteToNetwork, { params: { invitationId }, body }).finally(refetch)
        },
        onSent(_, clear) {
          toasts.success('Request has been sent')
          ids.clear()
          clear()
        },
        refused: refusedEmail,
        failure: failureOf,
      }}
    />
  )
}
