// A change that is made at once, by one press, and may need a fresh sign-in: a bank account, a device, a wish.
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/http/client.ts'
import { useApi } from '#api/http/context.ts'
import { NEEDS_FRESH_SIGN_IN } from '#api/http/refusal.ts'
import { toasts } from '#ui/toasts/toasts.ts'
import { usePortal } from './portal.ts'
import { useIsShown } from './use-is-shown.ts'

interface Change {
  work: () => Promise<unknown>
  done: string
  /** The sentence for an error that this change knows. */
  explain?: (error: unknown) => string | undefined
}

/** Carries a change out, or asks for the credentials first; never throws. */
export function useChange() {
  const api = useApi()
  const { signInAgain } = usePortal()
  const queryClient = useQueryClient()
  const isShown = useIsShown()
  return async ({ work, done, explain }: Change): Promise<void> => {
    try {
      await work()
      toasts.success(done)
    } catch (error) {
      if (error instanceof ApiError && error.refusal?.reason === NEEDS_FRESH_SIGN_IN) {
        if (!isShown())
          toasts.error('Nothing has changed: you left before we could ask for your credentials.')
        else if ((await signInAgain()) === 'failed')
          toasts.error('We could not reach the sign-in service, so nothing has changed.')
        return
      }
      toasts.error(explain?.(error) ?? 'We couldn’t change this. Please try again.')
    }
    // Inbox and tasks follow.
    await queryClient.invalidateQueries({ queryKey: [api.actor] })
  }
}
