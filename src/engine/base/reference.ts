// Traces of calls (W3C Trace Context), and the reference that a person quotes on the phone: the first eight characters of
// a trace id. Reports and the logs of the API have the whole id.

/** A new trace id: 16 random bytes as 32 hexadecimal digits. */
export const newTraceId = (): string => crypto.randomUUID().replaceAll('-', '')

/** The header of one request of this trace: version, trace, the request's own id, "sampled". */
export const traceparent = (traceId: string): string => `00-${traceId}-${newTraceId().slice(16)}-01`

/** The trace of the call that failed with this error, or with what caused it. */
export function traceIdOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return 'traceId' in error && typeof error.traceId === 'string' ? error.traceId : traceIdOf(error.cause)
}

/** What a person quotes. */
export const referenceOf = (traceId: string | undefined): string | undefined =>
  traceId?.slice(0, 8).toUpperCase()
