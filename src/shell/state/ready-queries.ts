// What a page asks for once it is certain whose account is shown (R-SESS-07).
import type { Api } from '#http/client.ts'
import { flagsQuery } from '#api/people/flags.ts'
import { parametersQuery } from '#api/people/parameters.ts'
import { preferencesQuery } from '#api/people/preferences.ts'

/** All are asked together. */
export const readyQueries = (api: Api) => ({
  preferences: preferencesQuery(api),
  parameters: parametersQuery(api),
  flags: flagsQuery(api),
})
