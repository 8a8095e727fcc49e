// A query of a declared call. Its key is the actor, the call and what it asks for, so that what a change makes outdated is
// said by calls.
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Api } from './client.ts'
import type { AnswerOf, ApiCall, InputOf } from './contract.ts'

type Asked<C extends ApiCall> = Omit<InputOf<C>, 'signal'>
type Read<C extends ApiCall, Data> = (answer: AnswerOf<C>) => Data

/** The key of a call: of what it asks for here, or of whatever it is asked for. */
export const keyOf = (api: Api, { path }: ApiCall, asked?: object): QueryKey =>
  asked ? [api.actor, path, asked] : [api.actor, path]

/** What `useQuery` takes for a call: its key, and how it asks. `read` makes what the page keeps of the answer. */
export function queryOf<const C extends ApiCall, Data = AnswerOf<C>>(
  api: Api,
  call: C,
  ...[asked, read]: object extends InputOf<C>
    ? [asked?: Asked<C>, read?: Read<C, Data>]
    : [asked: Asked<C>, read?: Read<C, Data>]
) {
  return queryOptions<Data>({
    queryKey: keyOf(api, call, asked),
    queryFn: async ({ signal }) => {
      const answer = await api.call(call, { ...asked, signal } as InputOf<C>)
      return read ? read(answer) : (answer as Data)
    },
  })
}

/** What these calls have answered is outdated: whatever of it is on screen is fetched again. */
export const refetch = (client: QueryClient, api: Api, calls: readonly ApiCall[]): Promise<unknown> =>
  Promise.all(calls.map((call) => client.invalidateQueries({ queryKey: keyOf(api, call) })))
