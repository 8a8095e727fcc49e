// A request that is kept: what it does and when, and taking it back while nothing has begun.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from 'portal-engine/http/context.ts'
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { takeBackTaxService, taxServicesQuery, type TaxServiceRequest } from '#api/tax/tax-services.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { callFailure } from '#screens/shared/call-failure.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { Button } from 'portal-engine/ui/button.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { toasts } from 'portal-engine/ui/toasts/toasts.ts'
import notice from 'portal-engine/ui/notice.module.css'
import css from './tax.module.css'

const words: Record<string, string> = {
  ...{ Requested: 'Requested', InProgress: 'In progress', Completed: 'Done', NotPossible: 'Not possible' },
}

interface ServiceRequestProps {
  request: TaxServiceRequest
  accounts: readonly Account[]
}

export function ServiceRequest({ request, accounts }: ServiceRequestProps) {
  const { activeUserName } = usePortal()
  const nameOf = (id: string) => {
    const account = accounts.find((each) => each.id === id)
    return account ? withoutOwner(account.name, activeUserName) : 'an account'
  }
  const isOpen = request.status === 'Requested'
  return (
    <>
      <p className={css.line}>
        <Badge tone="info">{words[request.status] ?? request.status}</Badge>
        <Money pence={request.movedPence ?? request.amountPence} exact />
      </p>
      <p>
        From {nameOf(request.fromAccountId)} to {nameOf(request.toAccountId)}. Asked for on{' '}
        {formatDate(request.requestedOn)}; {isOpen ? 'we begin on' : 'we began on'}{' '}
        {formatDate(request.startsOn)}
        {isOpen && ', and until the day before you can take it back'}.
        {request.movedPence !== undefined && request.movedPence < request.amountPence && (
          <>
            {' '}
            <Money pence={request.amountPence} exact /> was asked for; no more was left of the allowance or in
            the account.
          </>
        )}
      </p>
      {isOpen && <TakeBack id={request.id} />}
    </>
  )
}

const messages: ErrorMessages<typeof takeBackTaxService> = {
  'too-late': 'It can’t be taken back any more: the work has begun. Your request stands as shown here.',
}

function TakeBack({ id }: { id: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const takeBack = useMutation({
    mutationFn: () => api.call(takeBackTaxService, { params: { requestId: id } }),
    onSuccess: () => toasts.success('Your request has been taken back'),
    // Also after a failure: the work may have begun in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: taxServicesQuery(api).queryKey }),
  })
  return (
    <>
      {takeBack.isError && (
        <p role="alert" className={notice.problem}>
          {callFailure(takeBackTaxService, messages, takeBack.error, 'take it back')}
        </p>
      )}
      <div className={css.actions}>
        <Button busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
          Take it back
        </Button>
      </div>
    </>
  )
}
