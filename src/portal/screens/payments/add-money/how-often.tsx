// Once or each month: the same choice above a single payment and above a Direct Debit, which take amount and account over
// from each other.
import { usePortal } from '#screen-api/portal.ts'
import { Chips } from '#ui/forms/chips.tsx'

interface HowOftenProps {
  chosen: 'once' | 'monthly'
  accountId: string
  /** As typed. */
  amount: string
  /** Takes the form away that is left; one that waits to be gone on with stays. */
  discard: (() => Promise<unknown>) | undefined
}

const options = [
  { id: 'once', label: 'Once' },
  { id: 'monthly', label: 'Monthly' },
] as const

export function HowOften({ chosen, accountId, amount, discard }: HowOftenProps) {
  const { go, href } = usePortal()
  if (href('regular-contributions') === undefined) return null
  const leave = async () => {
    const search = new URLSearchParams({ account: accountId, ...(amount && { amount }) })
    // Where it cannot be taken away, it stays among what is to do.
    await discard?.().catch(() => undefined)
    if (chosen === 'once') go('regular-contributions', {}, `?new=1&${search}`)
    else go('bank-transfers', {}, `?${search}`)
  }
  return (
    <Chips
      label="How often"
      options={options}
      chosen={chosen}
      onChoose={(id) => {
        if (id !== chosen) void leave()
      }}
    />
  )
}
