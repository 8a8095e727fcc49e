// What the link in the mail to a new address opens: one button, so that programs which read mail confirm nothing.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#api/http/client.ts'
import { useApi } from '#api/http/context.ts'
import { confirmEmail, personalDetailsQuery } from '#api/people/personal-details.ts'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import css from './personal.module.css'

export function ConfirmEmail() {
  const [search, setSearch] = useUrlState()
  // The token leaves the address as soon as it has been used.
  const [token] = useState(() => search.get('confirm-email'))
  const api = useApi()
  const client = useQueryClient()
  const confirm = useMutation({
    mutationFn: (given: string) => confirmEmail(api, given),
    onSuccess(details) {
      client.setQueryData(personalDetailsQuery(api).queryKey, details)
      setSearch({ 'confirm-email': undefined })
    },
  })
  if (token === null) return null
  const isOver = confirm.error instanceof ApiError && confirm.error.status === 410
  return (
    <Card title="Confirm your new email address" tone="wash">
      <div className={css.form}>
        {confirm.isSuccess ? (
          <p role="status">Confirmed: we now write to {confirm.data.email.address}.</p>
        ) : (
          <>
            {confirm.isError && (
              <p role="alert">
                {isOver
                  ? 'This link does not work any more, or belongs to somebody else. You can ask for another one below.'
                  : 'We couldn’t confirm it. Please try again.'}
              </p>
            )}
            {!isOver && <p>Confirm it if you asked us to write to this address from now on.</p>}
            {!isOver && (
              <div>
                <Button look="primary" onClick={() => confirm.mutate(token)} busy={confirm.isPending}>
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
