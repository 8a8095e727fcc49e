// The plans that were saved for an account. Loaded later, because their fields are Mantine's.
import type { Account } from '#api/accounts/accounts.ts'
import { scenarioPlans } from '#api/accounts/plans.ts'
import type { Asked } from '#domain/projection/saved-plan.ts'
import { SavedPlans } from '#screens/shared/saved-plans/saved-plans.tsx'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { choicesOf, fallOf, unasked } from './choices.ts'
import { planWords } from './scenario-words.ts'

export default function AccountPlans({ account, asked }: { account: Account; asked: Asked }) {
  const [search, choose] = useUrlState()
  return (
    <SavedPlans
      list={scenarioPlans(account.id)}
      current={{ asked, fall: fallOf(search) }}
      describe={(plan) => planWords(plan, account.baseCurrency)}
      onShow={(plan) => choose(choicesOf(plan, unasked(account)))}
    />
  )
}
