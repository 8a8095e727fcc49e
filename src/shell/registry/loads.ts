// What guards load before a screen shows. Without a session there is nothing to load.
import type { QueryClient } from '@tanstack/react-query'
import { openingBackupQuery } from '#api/account-opening.ts'
import type { Session } from '#session/contract.ts'
import type { Loads } from '../admit.ts'

export function makeLoads(session: Session, queryClient: QueryClient): Loads {
  return {
    'account-opening-backup': async () => {
      const api = session.api()
      if (api) await queryClient.ensureQueryData(openingBackupQuery(api))
      return undefined
    },
    'complete-sign-in': async (url) => {
      const outcome = await session.completeSignIn(url)
      if ('failed' in outcome) return { path: '/' }
      // The target's guards wait for the session by themselves.
      void session.start()
      return { path: outcome.target }
    },
  }
}
