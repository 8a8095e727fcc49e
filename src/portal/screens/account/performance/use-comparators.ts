// The comparators of an account: those that are shown are fetched, each on its own, so that one can fail alone. Until
// somebody chooses, the first is shown.
import { useQueries } from '@tanstack/react-query'
import { comparatorQuery, type AccountPerformance, type Comparator } from '#api/accounts/performance.ts'
import { useApi } from 'portal-engine/http/context.ts'
import type { ComparatorInfo } from './lines.ts'

export interface ComparatorState {
  info: ComparatorInfo
  isShown: boolean
  data?: Comparator | undefined
  hasFailed: boolean
  retry(): void
}

export function useComparators(
  { accountId, comparators }: AccountPerformance,
  chosen: readonly string[] | undefined,
): ComparatorState[] {
  const api = useApi()
  const shown = chosen ?? comparators.slice(0, 1).map(({ id }) => id)
  const queries = useQueries({
    queries: comparators.map(({ id }) => ({
      ...comparatorQuery(api, accountId, id),
      enabled: shown.includes(id),
    })),
  })
  return comparators.map((info, index) => {
    const { data, isError, refetch } = queries[index]!
    return {
      info,
      isShown: shown.includes(info.id),
      data,
      hasFailed: isError,
      retry: () => void refetch(),
    }
  })
}
