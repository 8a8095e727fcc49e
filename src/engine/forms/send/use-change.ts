// A change that is made at once, by one press, and may need a fresh sign-in: a bank account, a device, a wish.
import { useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '#http/client.ts'
import { useApi } from '#http/context.ts'
import { usePortal } from '#screen-api/portal.ts'
import { useIsShown } from '#screen-api/use-is-shown.ts'
import { toasts } from '#ui/toasts/toasts.ts'
import { LEFT, sendOnce } from './sending.ts'

interface Change {
  work: () => Promise<unknown>
  done: string
  /** The sentence for an error that this change knows. */
  errorMessage?: (error: ApiError) => string | undefined
}

const notChanged = 'We couldn’t change this. Please try again.'
const mayBeChanged = 'We don’t know whether this was changed. See where it stands before you try again.'

/** Carries a change out, or asks for the credentials first. */
export function useChange() {
  const api = useApi()
  const { signInAgain } = usePortal()
  const queryClient = useQueryClient()
  const isShown = useIsShown()
  return async ({ work, done, errorMessage }: Change): Promise<void> => {
    const ended = await sendOnce({
      send: work,
      signInAgain: async () => (isShown() ? signInAgain() : LEFT),
      ...(errorMessage && { errorMessage }),
      refused: notChanged,
    })
    if (ended.phase === 'sending') return
    if (ended.phase === 'sent') toasts.success(done)
    else toasts.error(ended.phase === 'refused' ? ended.message : mayBeChanged)
    // Inbox and tasks follow.
    await queryClient.invalidateQueries({ queryKey: [api.actor] })
  }
}
