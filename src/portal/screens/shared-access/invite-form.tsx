// Inviting somebody to view the own accounts.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from '#http/client.ts'
import { useApi } from '#http/context.ts'
import type { ErrorMessages } from '#http/contract.ts'
import { errorMessage, reasonOf } from '#http/error-message.ts'
import { sendSharedRequest, sharedByYouQuery, type NewSharedRequest } from '#api/people/sharing.ts'
import { usePortal } from '#screen-api/portal.ts'
import { useUnsavedChanges } from '#screen-api/use-unsaved-changes.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { FormFailure } from '#ui/forms/form-failure.tsx'
import { Form, useProblems } from '#ui/forms/form.tsx'
import { toasts } from '#ui/toasts/toasts.ts'
import { blankInvitation, notYourself, readInvitation, type InvitationField } from './invitation.ts'
import notice from '#ui/notice.module.css'
import css from './shared-access.module.css'

/** Text of the specification. */
const SEND_FAILED = 'Add New User Request Failed'

const messages: ErrorMessages<typeof sendSharedRequest> = {
  'own-address': notYourself,
  'too-many-invitations':
    'You have invited as many people as you can in a day, so nothing was sent. Try again tomorrow.',
  'nothing-to-share': 'You have no accounts to share, so nothing was sent.',
}

const fieldId = (name: InvitationField) => `invitation-${name}`

export default function InviteForm() {
  const [text, setText] = useState(blankInvitation)
  const [ownAddress, setOwnAddress] = useState<string>()
  const read = readInvitation(text)
  const { problems, form, show } = useProblems<InvitationField>(fieldId, {
    ...('problems' in read && read.problems),
    ...(text.email !== '' && ownAddress === text.email && { email: notYourself }),
  })
  const send = useSend({
    onSent: () => setText(blankInvitation),
    onOwnAddress() {
      setOwnAddress(text.email)
      show({ email: notYourself })
    },
  })
  useUnsavedChanges(Object.values(text).some((value) => value !== ''))
  const submit = () => {
    if (send.isPending) return
    show('problems' in read ? read.problems : {})
    if ('invitation' in read) send.mutate(read.invitation)
    else send.reset()
  }
  const field = (name: InvitationField) => ({
    id: fieldId(name),
    error: problems[name],
    value: text[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setText({ ...text, [name]: event.currentTarget.value }),
  })
  return (
    <Form {...form} className={css.form} onSubmit={submit}>
      {send.isError && !isOwnAddress(send.error) && (
        <FormFailure>
          <strong>{SEND_FAILED}</strong>{' '}
          {errorMessage(sendSharedRequest, messages, send.error) ??
            (isRefusal(send.error)
              ? 'Nothing was sent, and what you typed is still here. Please try again.'
              : 'We don’t know whether the invitation was sent. See whether it is listed before you send it again.')}
        </FormFailure>
      )}
      <TextInput {...field('email')} type="email" label="Email address" />
      <TextInput
        {...field('phoneNumber')}
        type="tel"
        label="Mobile number"
        description="We use it to make sure your invitation reaches the right person."
      />
      <p role="status" className={`${notice.info} ${css.note}`} hidden={!send.data?.hasExistingRequest}>
        {send.data?.hasExistingRequest && (
          <>
            You have already invited {send.variables?.email}, so nothing new was sent. You can find that
            invitation under “People you share with”.
          </>
        )}
      </p>
      <Button type="submit" variant="primary" busy={send.isPending}>
        Send invitation
      </Button>
    </Form>
  )
}

const isOwnAddress = (error: unknown): boolean => reasonOf(sendSharedRequest, error)?.reason === 'own-address'

function useSend({ onSent, onOwnAddress }: { onSent: () => void; onOwnAddress: () => void }) {
  const api = useApi()
  const { report } = usePortal()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (invitation: NewSharedRequest) => api.call(sendSharedRequest, { body: invitation }),
    onSuccess({ hasExistingRequest }) {
      void queryClient.invalidateQueries({ queryKey: sharedByYouQuery(api).queryKey })
      if (hasExistingRequest) return
      toasts.success('Request has been sent')
      onSent()
    },
    onError(error) {
      if (isOwnAddress(error)) onOwnAddress()
      else report(new Error(SEND_FAILED, { cause: error }))
    },
  })
}
