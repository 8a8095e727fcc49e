// Sends a request to use an allowance, and says how it ended.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from 'portal-engine/http/client.ts'
import { useApi } from 'portal-engine/http/context.ts'
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { errorMessage, reasonOf } from 'portal-engine/http/error-message.ts'
import { requestTaxService, taxServicesQuery, type TaxServiceRequested } from '#api/tax/tax-services.ts'
import { formatPounds } from 'portal-engine/base/money.ts'
import { amountBounds } from '#domain/payments/amounts.ts'
import { toasts } from 'portal-engine/ui/toasts/toasts.ts'

/** One id for one form, so that the same request sent twice is one request. */
export function useServiceRequest(close: () => void) {
  const [id, setId] = useState<string>(() => crypto.randomUUID())
  const api = useApi()
  const queryClient = useQueryClient()
  const refetch = () => queryClient.invalidateQueries({ queryKey: taxServicesQuery(api).queryKey })
  return useMutation({
    mutationFn: (asked: TaxServiceRequested) =>
      api.call(requestTaxService, { params: { requestId: id }, body: asked }),
    async onSuccess() {
      await refetch()
      toasts.success('Your request has been received')
      close()
    },
    onError(error) {
      if (reasonOf(requestTaxService, error)?.reason === 'id-taken') setId(crypto.randomUUID())
      // It may have arrived, or another one that stands in its way.
      void refetch()
    },
  })
}

const messages: ErrorMessages<typeof requestTaxService> = {
  'account-stopped':
    'One of the accounts is being closed, or we were told of a death, so nothing is moved. Nothing was sent.',
  'id-taken': 'This cannot be asked for now: there is such a request already. Nothing was sent.',
  'amount-out-of-range': `Between ${formatPounds(amountBounds.allowance.leastPence)} and ${formatPounds(amountBounds.allowance.mostPence)} can be moved at once. Nothing was sent. Change the amount.`,
  'not-subscribed': 'This cannot be asked for now: the ISA declaration is missing. Nothing was sent.',
  'already-asked': 'This cannot be asked for now: there is such a request already. Nothing was sent.',
}

export function failureOf(error: unknown): string {
  const message = errorMessage(requestTaxService, messages, error)
  if (message !== undefined) return message
  if (!isRefusal(error))
    return 'We don’t know whether your request arrived. Close this form to see whether it is listed, or send it again as it is; it can’t be carried out twice either way.'
  return 'We couldn’t send your request. What you typed is still here. Try again.'
}
