// Reports what could not be drawn, once, and gives the reference that people quote.
import { useEffect, useState } from 'react'
import { newTraceId, referenceOf, traceIdOf } from '#base/reference.ts'

export function useReportedError(
  error: unknown,
  report: (error: unknown, traceId: string) => void,
): string | undefined {
  const [traceId] = useState(() => traceIdOf(error) ?? newTraceId())
  useEffect(() => report(error, traceId), [error, report, traceId])
  return referenceOf(traceId)
}
