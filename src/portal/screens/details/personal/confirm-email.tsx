// What the link in the mail to a new address opens: one button, so that programs which read mail confirm nothing.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { errorMessage, reasonOf } from 'portal-engine/http/error-message.ts'
import { confirmEmail } from '#api/people/personal-detail-changes.ts'
import { personalDetailsQuery, type PersonalDetails } from '#api/people/personal-details.ts'
import { useIsShown } from 'portal-engine/screen-api/use-is-shown.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { toasts } from 'portal-engine/ui/toasts/toasts.ts'
import css from './personal.module.css'

const messages: ErrorMessages<typeof confirmEmail> = {
  'link-expired': 'This link no longer works, or is for somebody else.',
  'owner-only': 'Only the owner of the account can confirm this address. Nothing has changed.',
}
const failureOf = (error: unknown): string =>
  errorMessage(confirmEmail, messages, error) ?? 'We couldn’t confirm the address. Please try again.'
const confirmed = ({ email }: PersonalDetails) => `Confirmed: we now write to ${email.address}.`
const isExpired = (error: unknown): boolean => reasonOf(confirmEmail, error)?.reason === 'link-expired'

export function ConfirmEmail() {
  const [search, setSearch] = useUrlState()
  // The token leaves the address as soon as it has been used.
  const [token] = useState(() => search.get('confirm-email'))
  const api = useApi()
  const client = useQueryClient()
  const isShown = useIsShown()
  const confirm = useMutation({
    mutationFn: (given: string) => api.call(confirmEmail, { body: { token: given } }),
    onSuccess(details) {
      client.setQueryData(personalDetailsQuery(api).queryKey, details)
      if (isShown()) setSearch({ 'confirm-email': undefined })
      else toasts.success(confirmed(details))
    },
    onError(error) {
      if (!isShown()) toasts.error(`Your new email address is not confirmed. ${failureOf(error)}`)
    },
  })
  if (token === null) return null
  const isOver = isExpired(confirm.error)
  return (
    <Card title="Confirm your new email address" tone="wash">
      <div className={css.form}>
        {confirm.isSuccess ? (
          <p role="status">{confirmed(confirm.data)}</p>
        ) : (
          <>
            {confirm.isError && (
              <p role="alert">
                {failureOf(confirm.error)}
                {isOver && ' You can ask for a new link below.'}
              </p>
            )}
            {!isOver && <p>Did you ask us to write to this address from now on? If so, confirm it.</p>}
            {!isOver && (
              <div>
                <Button variant="primary" onClick={() => confirm.mutate(token)} busy={confirm.isPending}>
                  Confirm
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </Card>
  )
}
