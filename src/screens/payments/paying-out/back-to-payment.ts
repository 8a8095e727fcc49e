// Bank details are added on a page of their own; whoever came there from a payment goes back to it. The way back is in the
// address, as "withdrawing-funds?for=U-20002", and leads to these pages alone.
import { useLocation } from 'react-router'
import { usePortal } from '#screen-api/portal.ts'

const PAGES = ['withdrawing-funds', 'pension-drawdown'] as const

/** The parameter of the payment's address that holds the id of the bank account. */
export const ADDED = 'bank'

/** The address of adding a bank account on the way to what is on this page. */
export function useAddingSearch(): string {
  const { href } = usePortal()
  const { pathname, search } = useLocation()
  const page = PAGES.find((id) => href(id) === pathname)
  return `?${new URLSearchParams({ add: '1', ...(page && { back: page + search }) })}`
}

/** Goes back to the payment that the address names, with the bank account that was added; false where it names none. */
export function useBackToPayment(): (search: URLSearchParams, bankId: string) => boolean {
  const { go } = usePortal()
  return (search, bankId) => {
    const [name, rest = ''] = (search.get('back') ?? '').split('?')
    const page = PAGES.find((id) => id === name)
    if (!page) return false
    const params = new URLSearchParams(rest)
    params.set(ADDED, bankId)
    go(page, undefined, `?${params}`)
    return true
  }
}
