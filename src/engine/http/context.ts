// Gives screens the Api of the current actor. The shell provides it.
import { createContext, useContext } from 'react'
import type { Api } from './client.ts'

/** Holds the Api for `useApi`; a test gives its own. */
export const ApiContext = createContext<Api | undefined>(undefined)

/** The Api of the current actor. Throws outside the shell. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi: no ApiContext above this component')
  return api
}
