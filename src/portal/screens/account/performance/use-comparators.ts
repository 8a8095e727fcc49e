// The comparators of an account: those that are shown are fetched, each on its own, so that one can fail alone.
import { useQueries } from '@tanstack/react-query'
import { comparatorQuery, type AccountPerformance, type Comparator } from '#api/accounts/performance.ts'
import { useApi } from '#http/context.ts'
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
  shown: readonly string[],
): ComparatorState[] {
  const api = useApi()
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
