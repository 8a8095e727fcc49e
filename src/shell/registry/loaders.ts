// The loaders that guards run before a screen is shown.
import type { QueryClient } from '@tanstack/react-query'
import { openingBackupQuery } from '#api/opening/account-opening.ts'
import type { Session } from '#session/contract.ts'
import type { Loaders } from '../routing/run-guards.ts'

/** `callback` is the URL with the provider's response; the address bar no longer shows it. */
export function createLoaders(
  session: Session,
  queryClient: QueryClient,
  callback: URL | undefined,
): Loaders {
  return {
    'account-opening-backup': async () => {
      const api = session.api()
      if (api) await queryClient.ensureQueryData(openingBackupQuery(api))
      return undefined
    },
    'complete-sign-in': async (url) => {
      const outcome = await session.completeSignIn(callback ?? url)
      // Not awaited: the guards of the target wait for the session.
      if ('target' in outcome || session.get().mode === 'starting') void session.start()
      return 'target' in outcome ? { path: outcome.target, notice: outcome.notice } : { path: '/' }
    },
  }
}
