// Makes the ISA declaration of an account, and says how that ended.
import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#api/accounts/accounts.ts'
import { listTasks } from '#api/inbox/tasks.ts'
import { allowanceQuery, declareIsa } from '#api/tax/allowance.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { refetch } from 'portal-engine/http/query.ts'
import { toasts } from 'portal-engine/ui/toasts/toasts.ts'

/** Texts of the specification. */
const SAVED = 'Your ISA subscription request has been received and you can fund this ISA for this tax year'
const NOT_SAVED = 'Your ISA subscription request has not been saved'

/** Clear of the title of the step that comes with it. */
const BELOW = 'bottom-center'

/** On success the account is subscribed; on failure nothing has changed, and it throws. */
export function useDeclareIsa(): (account: Account) => Promise<void> {
  const api = useApi()
  const queryClient = useQueryClient()
  return async (account) => {
    try {
      const { subscriptionStatus } = await api.call(declareIsa, {
        body: { accountNumber: account.accountNumber, subscriptionStatus: 'Subscribed' },
      })
      queryClient.setQueryData(
        allowanceQuery(api, account).queryKey,
        (kept) => kept && { ...kept, subscriptionStatus },
      )
      void refetch(queryClient, api, [listTasks])
      toasts.show({ message: SAVED, type: 'success', position: BELOW })
    } catch (error) {
      toasts.show({ message: NOT_SAVED, type: 'warning', position: BELOW })
      throw error
    }
  }
}
