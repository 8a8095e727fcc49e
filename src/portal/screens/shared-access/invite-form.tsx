// Inviting somebody to view the own accounts.
import { useQueryClient } from '@tanstack/react-query'
import { isRefusal } from 'portal-engine/http/client.ts'
import { useApi } from 'portal-engine/http/context.ts'
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { errorMessage, reasonOf } from 'portal-engine/http/error-message.ts'
import { sendSharedRequest, sharedByYouQuery, type NewSharedRequest } from '#api/people/sharing.ts'
import { coded } from '#domain/questions/coded.ts'
import phone from '#domain/questions/phone.ts'
import { askedQuestions } from '#forms/requests/request-form.tsx'
import { DirectForm } from 'portal-engine/forms/send/direct-form.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { toasts } from 'portal-engine/ui/toasts/toasts.ts'
import notice from 'portal-engine/ui/notice.module.css'
import css from './shared-access.module.css'

/** Text of the specification. */
const SEND_FAILED = 'Add New User Request Failed'

const notYourself = 'Enter the email address of somebody else'

const messages: ErrorMessages<typeof sendSharedRequest> = {
  'own-address': notYourself,
  'too-many-invitations':
    'You have invited as many people as you can in a day, so nothing was sent. Try again tomorrow.',
  'nothing-to-share': 'You have no accounts to share, so nothing was sent.',
}

export const invitation = askedQuestions({
  ...coded(
    [
      { id: 'email', kind: 'email', label: 'Email address', missing: 'Enter an email address' },
      {
        ...{ id: 'phoneNumber', kind: 'phone', label: 'Mobile number', missing: 'Enter a mobile number' },
        hint: 'We use it to make sure your invitation reaches the right person.',
      },
    ],
    { phone },
  ),
})

const isOwnAddress = (error: unknown): boolean => reasonOf(sendSharedRequest, error)?.reason === 'own-address'

const failureOf = (error: unknown) => (
  <>
    <strong>{SEND_FAILED}</strong>{' '}
    {errorMessage(sendSharedRequest, messages, error) ??
      (isRefusal(error)
        ? 'Nothing was sent, and what you typed is still here. Please try again.'
        : 'We don’t know whether the invitation was sent. See whether it is listed before you send it again.')}
  </>
)

export default function InviteForm() {
  const api = useApi()
  const { report } = usePortal()
  const queryClient = useQueryClient()
  return (
    <DirectForm
      className={css.form}
      form={{
        job: 'invitation',
        ...invitation,
        sendLabel: 'Send invitation',
        async send(values) {
          const body = invitation.answersOf(values) as unknown as NewSharedRequest
          const sent = await api.call(sendSharedRequest, { body }).catch((error: unknown) => {
            if (!isOwnAddress(error)) report(new Error(SEND_FAILED, { cause: error }))
            throw error
          })
          return sent.hasExistingRequest ? body.email : undefined
        },
        onSent(known, clear) {
          void queryClient.invalidateQueries({ queryKey: sharedByYouQuery(api).queryKey })
          if (known !== undefined) return
          toasts.success('Request has been sent')
          clear()
        },
        refused: (error) => (isOwnAddress(error) ? { email: notYourself } : undefined),
        failure: failureOf,
      }}
      below={(known) => (
        <p role="status" className={`${notice.info} ${css.note}`} hidden={known === undefined}>
          {known !== undefined && (
            <>
              You have already invited {known}, so nothing new was sent. You can find that invitation under
              “People you share with”.
            </>
          )}
        </p>
      )}
    />
  )
}
