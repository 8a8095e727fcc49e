// The email address: a new one holds once its owner has used the link that it was sent.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import { forgetNewEmail, saveSection } from '#api/people/personal-detail-changes.ts'
import { personalDetailsQuery, type PersonalDetails } from '#api/people/personal-details.ts'
import { useDraft } from '#forms/in-progress/use-draft.ts'
import { sendOnce } from '#forms/send/sending.ts'
import { sentForm } from '#forms/send/sent-form.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useIsShown } from 'portal-engine/screen-api/use-is-shown.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { Button } from 'portal-engine/ui/button.tsx'
import { MailAddress } from 'portal-engine/ui/mail-address.tsx'
import { OnlyOwner, Section } from './section.tsx'
import notice from 'portal-engine/ui/notice.module.css'
import layout from 'portal-engine/ui/layout.module.css'
import { inLondon } from 'portal-engine/ui/figures/instants.ts'
import css from './personal.module.css'

const DetailsForm = lazy(() => import('./section-forms.tsx'))

const clock = inLondon({
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

export function Email({ email, mayEdit }: { email: PersonalDetails['email']; mayEdit: boolean }) {
  const { address, pending } = email
  return (
    <Section
      name="email"
      title="Email"
      facts={[['Email', <MailAddress key="email">{address}</MailAddress>]]}
      form={mayEdit ? (close) => <DetailsForm details={{ email }} close={close} /> : undefined}
    >
      {!mayEdit && <OnlyOwner />}
      {pending && <Pending pending={pending} mayEdit={mayEdit} />}
    </Section>
  )
}

const DID_NOT_WORK = 'That didn’t work. Please try again.'
const MAY_HAVE_WORKED = 'We don’t know whether that worked. Check your inbox before you try again.'

interface PendingProps {
  pending: NonNullable<PersonalDetails['email']['pending']>
  mayEdit: boolean
}

function Pending({ pending: { address, until }, mayEdit }: PendingProps) {
  const api = useApi()
  const client = useQueryClient()
  const { signInAgain } = usePortal()
  const isShown = useIsShown()
  const draft = useDraft<{ address: string }>('details-email')
  const change = useMutation({
    mutationFn: (send: () => Promise<PersonalDetails>) =>
      sendOnce({
        send,
        // Back from there, the form opens with this address, and is sent.
        async signInAgain() {
          const stored = isShown() && (await draft.keep({ address }))
          return stored ? signInAgain('?section=email', sentForm(stored)) : { failed: DID_NOT_WORK }
        },
        refused: DID_NOT_WORK,
      }),
    onSuccess(ended) {
      if (ended.phase === 'sent') client.setQueryData(personalDetailsQuery(api).queryKey, ended.result)
    },
  })
  const phase = change.data?.phase
  return (
    <div className={`${notice.info} ${css.pending}`}>
      <p>
        {address} <Badge tone="info">Waiting for confirmation</Badge>
      </p>
      <p>
        We have sent a link there, which works until {clock(until)}. Until you open it, we write to the
        address above.
      </p>
      <p role="status">{phase === 'sent' && 'Sent again.'}</p>
      {phase !== undefined && phase !== 'sent' && phase !== 'sending' && (
        <p role="alert">{change.data?.phase === 'refused' ? change.data.message : MAY_HAVE_WORKED}</p>
      )}
      {mayEdit && (
        <div className={layout.row}>
          <Button
            onClick={() => change.mutate(() => api.call(saveSection.email, { body: { address } }))}
            busy={change.isPending || phase === 'sending'}
          >
            Send the link again
          </Button>
          <Button variant="quiet" onClick={() => change.mutate(() => api.call(forgetNewEmail))}>
            Forget this address
          </Button>
        </div>
      )}
    </div>
  )
}
