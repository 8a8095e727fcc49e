// Inviting somebody to the network.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, isRefusal } from '#http/client.ts'
import { useApi } from '#http/context.ts'
import type { ErrorMessages } from '#http/contract.ts'
import { errorMessage } from '#http/error-message.ts'
import { inviteToNetwork, networkQuery, type NetworkInvitation } from '#api/tax/network.ts'
import { plainEmail } from '#base/typed-text.ts'
import { useUnsavedChanges } from '#screen-api/use-unsaved-changes.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { FormFailure } from '#ui/forms/form-failure.tsx'
import { Form, useProblems } from '#ui/forms/form.tsx'
import { toasts } from '#ui/toasts/toasts.ts'
import { problemsOf } from './invitation.ts'
import css from './fees.module.css'

const blank: NetworkInvitation = { name: '', email: '' }
const fieldId = (name: keyof NetworkInvitation) => `network-${name}`

export default function InviteForm() {
  const [text, setText] = useState(blank)
  const [refused, setRefused] = useState<{ email: string; words: string }>()
  const { problems, form, show } = useProblems<keyof NetworkInvitation>(fieldId, {
    ...problemsOf(text),
    // It holds for this address.
    ...(refused?.email === plainEmail(text.email) && { email: refused.words }),
  })
  const invite = useInvite({
    onSent: () => setText(blank),
    onRefused(words, invitation) {
      setRefused({ email: invitation.email, words })
      show({ email: words })
    },
  })
  useUnsavedChanges(text.name !== '' || text.email !== '')
  const submit = () => {
    if (invite.isPending) return
    const errors = problemsOf(text)
    show(errors)
    if (Object.keys(errors).length === 0)
      invite.mutate({ name: text.name.trim(), email: plainEmail(text.email) })
  }
  const field = (name: keyof NetworkInvitation) => ({
    id: fieldId(name),
    error: problems[name],
    value: text[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setText({ ...text, [name]: event.currentTarget.value }),
  })
  return (
    <Form {...form} className={css.form} onSubmit={submit}>
      {invite.isError && refusalOf(invite.error) === undefined && (
        <FormFailure>
          {isRefusal(invite.error)
            ? 'We couldn’t send the invitation. What you typed is still here. Try again.'
            : 'We don’t know whether the invitation was sent. See whether it is listed before you send it again. We never invite the same address twice.'}
        </FormFailure>
      )}
      <TextInput {...field('name')} label="Name" />
      <TextInput {...field('email')} type="email" label="Email address" />
      <Button type="submit" busy={invite.isPending}>
        Send invitation
      </Button>
    </Form>
  )
}

const messages: ErrorMessages<typeof inviteToNetwork> = {
  'own-address': 'This is your own email address',
  'already-invited': 'This person is already in your network, or invited',
  'id-taken': 'This person is already in your network, or invited',
  'too-many-invitations': 'You have invited as many people as you can in a day. Try again tomorrow',
  'too-many': 'Your network is full',
  'not-lead': 'Only the lead of the network can invite people',
}

/** What the server says against this invitation, in words for the email address; undefined for a failure. */
function refusalOf(error: unknown): string | undefined {
  const isUnreadable = error instanceof ApiError && error.status === 400
  return (
    errorMessage(inviteToNetwork, messages, error) ??
    (isUnreadable ? 'Enter an email address, such as name@example.com' : undefined)
  )
}

interface UseInviteOptions {
  onSent: () => void
  onRefused: (words: string, invitation: NetworkInvitation) => void
}

/** One id for one address until the invitation is sent, so that the same one sent twice is one. */
function useInvite({ onSent, onRefused }: UseInviteOptions) {
  const sent = useRef<{ id: string; email: string }>(undefined)
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (invitation: NetworkInvitation) => {
      const { email } = invitation
      if (sent.current?.email !== email) sent.current = { id: crypto.randomUUID(), email }
      return api.call(inviteToNetwork, { params: { invitationId: sent.current.id }, body: invitation })
    },
    onSuccess() {
      toasts.success('Request has been sent')
      sent.current = undefined
      onSent()
    },
    onError(error, invitation) {
      const words = refusalOf(error)
      if (words !== undefined) onRefused(words, invitation)
    },
    // Also after a failure: the invitation may have arrived.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: networkQuery(api).queryKey }),
  })
}
