// The facts that layouts find out, from the data that they load for their pages.
import { useLayoutEffect } from 'react'
import type { AccountStage } from '#domain/account-stage.ts'
import type { PaymentAccounts } from '#domain/payments/payment-accounts.ts'
import { usePortal } from '../portal.ts'

export interface LayoutFacts {
  'account-stage': AccountStage | 'none'
  'payment-accounts': PaymentAccounts | 'none'
}

/** On pages whose layout says nothing. */
export const noLayoutFacts: LayoutFacts = { 'account-stage': 'none', 'payment-accounts': 'none' }

/** Tells the manifest's conditions a fact while the layout is shown; before the first paint, so that no tab changes. */
export function useLayoutFact<Name extends keyof LayoutFacts>(name: Name, value: LayoutFacts[Name]): void {
  const { setLayoutFact } = usePortal()
  useLayoutEffect(() => {
    setLayoutFact(name, value)
    return () => setLayoutFact(name, 'none')
  }, [setLayoutFact, name, value])
}
