// The loaders that guards run before a screen is shown: the engine's own, and those of the portal's definition.
import type { QueryClient } from '@tanstack/react-query'
import type { Session } from '#session/contract.ts'
import type { PortalDefinition } from '../define-portal.ts'
import type { Loaders } from '../routing/run-guards.ts'

/** `callback` is the URL with the provider's response; the address bar no longer shows it. */
export function createLoaders(
  session: Session,
  queryClient: QueryClient,
  callback: URL | undefined,
  own: PortalDefinition['loaders'] = {},
): Loaders {
  const ofPortal = Object.entries(own).map(([name, load]): [string, Loaders[string]] => [
    name,
    async () => {
      const api = session.api()
      if (api) await load(api, queryClient)
      return undefined
    },
  ])
  return {
    ...Object.fromEntries(ofPortal),
    'complete-sign-in': async (url) => {
      const outcome = await session.completeSignIn(callback ?? url)
      // Not awaited: the guards of the target wait for the session.
      if ('target' in outcome || session.get().mode === 'starting') void session.start()
      return 'target' in outcome ? { path: outcome.target, notice: outcome.notice } : { path: '/' }
    },
  }
}
