// The plans that were saved for an account. Loaded later, because their fields are Mantine's.
import type { Account } from '#api/accounts/accounts.ts'
import { scenarioPlans } from '#api/accounts/plans.ts'
import type { Asked } from '#domain/projection/saved-plan.ts'
import { SavedPlans } from '#screens/shared/saved-plans/saved-plans.tsx'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { choicesOf, fallOf, unasked } from './choices.ts'
import { planWords } from './scenario-words.ts'

export default function AccountPlans({ account, asked }: { account: Account; asked: Asked }) {
  const [search, choose] = useUrlState()
  const start = unasked(account)
  const isChanged =
    fallOf(search) !== null ||
    (Object.keys(start) as (keyof Asked)[]).some((name) => asked[name] !== start[name])
  return (
    <SavedPlans
      list={scenarioPlans(account.id)}
      current={isChanged ? { asked, fall: fallOf(search) } : undefined}
      describe={(plan) => planWords(plan, account.baseCurrency)}
      onShow={(plan) => choose(choicesOf(plan, start))}
    />
  )
}
