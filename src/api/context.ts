// Hands the actor's Api to screens. Provided by the shell.
import { createContext, useContext } from 'react'
import type { Api } from './client.ts'

export const ApiContext = createContext<Api | undefined>(undefined)

/** Which API may this screen use, and as whom? Throws outside the shell. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi: no ApiContext above this component')
  return api
}
