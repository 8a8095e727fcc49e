// Bank details are added on a page of their own; a person who came there from a payment goes back to it. The way back is in the
// address, and leads to these payments alone.
import { useLocation } from 'react-router'
import { usePortal } from 'portal-engine/screen-api/portal.ts'

/** The parameter of the payment's address that holds the id of the bank account. */
export const ADDED = 'bank'

function usePayments() {
  const { href, go } = usePortal()
  return [
    { path: href('withdrawing-funds'), open: (search: string) => go('withdrawing-funds', undefined, search) },
    { path: href('pension-drawdown'), open: (search: string) => go('pension-drawdown', undefined, search) },
  ]
}

/** The address of adding a bank account on the way to what is on this page. */
export function useAddingSearch(): string {
  const payments = usePayments()
  const { pathname, search } = useLocation()
  const isPayment = payments.some(({ path }) => path === pathname)
  return `?${new URLSearchParams({ add: '1', ...(isPayment && { back: pathname + search }) })}`
}

/** Goes back to the payment that the address names, with the bank account that was added; false where it names none. */
export function useBackToPayment(): (search: URLSearchParams, bankId: string) => boolean {
  const payments = usePayments()
  return (search, bankId) => {
    const [from, rest = ''] = (search.get('back') ?? '').split('?')
    const payment = payments.find(({ path }) => path === from)
    if (!payment) return false
    const params = new URLSearchParams(rest)
    params.set(ADDED, bankId)
    payment.open(`?${params}`)
    return true
  }
}
